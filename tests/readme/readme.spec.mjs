// Every command that README.md shows in an ```sh block does what it says, as it is written there.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Running, freePort, inRoot, run } from '../support/processes.mjs';
import { startApp } from '../support/virtual_screen.mjs';

const readme = readFileSync(inRoot('README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1]);
const commands = blocks
  .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
  .map((line) => line.replace(/\s+#.*$|^#.*$/, '').trim())
  .filter((line) => line !== '');

// How one gets the repository; the tests are already in it.
const isArrival = (command) => /^(git clone|cd) [^;&|]+(&& cd [^;&|]+)?$/.test(command);

test('the README shows the two commands', () => {
  expect(commands).toContain('./scripts/run');
  expect(commands).toContain('./scripts/test');
});

for (const command of new Set(commands.filter((line) => !isArrival(line)))) {
  test(`README: ${command}`, async () => {
    if (/^\.\/scripts\/run --native\b/.test(command)) {
      const app = await startApp(`exec ${command}`);
      await app.close();
    } else if (/^\.\/scripts\/run\b/.test(command)) {
      const withPort = command.includes('--port') ? command : `${command} --port ${await freePort()}`;
      const server = new Running(`exec ${withPort}`);
      const [address] = await server.sees(/http:\S+/);
      expect((await fetch(address)).status).toBe(200);
      await server.interrupt();
    } else if (/^\.\/scripts\/test\b/.test(command)) {
      // That is what is running now; its options must exist.
      const { stdout } = await run('./scripts/test --help');
      for (const option of command.split(/\s+/).slice(1)) expect(stdout).toContain(`  ${option} `);
    } else {
      const { code, stdout, stderr } = await run(command);
      expect(code, stdout + stderr).toBe(0);
    }
  });
}
