// How the files of the repository are written.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inRoot, run } from '../support/processes.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: inRoot('.') })
  .toString()
  .trim()
  .split('\n');
const isCpp = (file) => /\.(cpp|hpp)$/.test(file);
const isText = (file) => isCpp(file) || /(\.(cmake|css|html|js|json|md|mjs|sh|ts|txt)|^scripts\/[^.]*)$/.test(file);

test('C++ files are formatted with clang-format', async () => {
  const { code, stderr } = await run(`clang-format --dry-run --Werror ${files.filter(isCpp).join(' ')}`);
  expect(code, stderr).toBe(0);
});

test('text files have no tabs, no trailing spaces, no carriage returns, and end with a newline', () => {
  const untidy = files.filter(isText).filter((file) => {
    if (file.startsWith('tests/data/')) return false;
    const text = readFileSync(inRoot(file), 'utf8');
    return /[\t\r]| $/m.test(text) || (text !== '' && !text.endsWith('\n'));
  });
  expect(untidy).toEqual([]);
});

test('shell scripts parse', async () => {
  const scripts = files.filter((file) => /^(scripts|\.ci)\//.test(file) && !/\.(mjs|js|cmake|cpp)$/.test(file));
  const { code, stderr } = await run(scripts.map((file) => `bash -n ${file}`).join(' && '));
  expect(code, stderr).toBe(0);
});
