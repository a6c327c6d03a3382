import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../support/processes.mjs';

// Runs build/release/checkers with these arguments and this standard input.
export function checkers(args, input = '') {
  const child = spawn(inRoot('build/release/checkers'), args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const result = { stdout: '', stderr: '' };
  child.stdout.on('data', (data) => (result.stdout += data));
  child.stderr.on('data', (data) => (result.stderr += data));
  child.stdin.on('error', () => {}); // it may end before it has read everything
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...result })));
}

export async function lines(args, input) {
  const { stdout } = await checkers(args, input);
  return stdout.trimEnd().split('\n');
}

export async function json(args, input) {
  return JSON.parse((await checkers([...args, '--json'], input)).stdout);
}

const folder = mkdtempSync(path.join(tmpdir(), 'checkers-cli-'));

export const file = (name) => path.join(folder, name);

// The path of a new file with this content.
export function fileWith(name, content) {
  writeFileSync(file(name), content);
  return file(name);
}
