// The desktop app, used through a real window: xdotool clicks and types, the state file tells what came of it.
import { mkdtempSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { inRoot, run } from '../support/processes.mjs';
import { startApp } from '../support/virtual_screen.mjs';

const program = inRoot('build/release/checkers-lab');

class Desktop {
  static async start(options = '') {
    const self = new Desktop();
    self.folder = mkdtempSync(path.join(tmpdir(), 'checkers-lab-'));
    self.file = path.join(self.folder, 'state.json');
    self.screen = await startApp(`exec ${program} --state-file ${self.file} ${options}`);
    await expect.poll(() => self.state()?.status).toBe('playing');
    return self;
  }

  state() {
    try {
      return JSON.parse(readFileSync(this.file, 'utf8'));
    } catch {
      return null;
    }
  }

  async click(...squares) {
    for (const square of squares) await this.screen.click(...this.state().squares[square].map(Math.round));
  }

  press(name) {
    return this.screen.click(...this.state().controls[name].map(Math.round));
  }

  expectState(expected) {
    return expect.poll(() => this.state(), { timeout: 20_000 }).toMatchObject(expected);
  }

  async close() {
    await this.screen.close();
    rmSync(this.folder, { recursive: true });
  }
}

test('plays by clicking, takes back and plays again', async () => {
  const desktop = await Desktop.start();
  try {
    await desktop.click(11, 15);
    await desktop.expectState({ ply: 1, turn: 'white', moves: ['11-15'] });
    await desktop.click(22, 18, 15, 22);
    await desktop.expectState({ ply: 3, moves: ['11-15', '22-18', '15x22'] });
    await desktop.press('undo');
    await desktop.expectState({ ply: 2, legalMoves: ['15x22'] });
    await desktop.press('redo');
    await desktop.expectState({ ply: 3 });
    mkdirSync(inRoot('build/screenshots'), { recursive: true });
    await desktop.screen.screenshot('build/screenshots/app-native.png');
  } finally {
    await desktop.close();
  }
});

test('plays by keyboard', async () => {
  const desktop = await Desktop.start('--theme dark');
  try {
    for (const key of ['Right', 'Return', 'Down', 'Return']) await desktop.screen.key(key);
    await desktop.expectState({ ply: 1, moves: ['9-13'], theme: 'dark' });
    await desktop.screen.key('u');
    await desktop.expectState({ ply: 0 });
  } finally {
    await desktop.close();
  }
});

test('uses almost no processor time when nothing happens', async () => {
  const desktop = await Desktop.start();
  try {
    const { pid } = desktop.screen.app.child;
    const ticks = () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return Number(fields[11]) + Number(fields[12]);
    };
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const before = ticks();
    await new Promise((resolve) => setTimeout(resolve, 3000));
    // 100 ticks a second: 5 % of a core is 15.
    expect(ticks() - before).toBeLessThan(15);
  } finally {
    await desktop.close();
  }
});

test('refuses bad options with one line', async () => {
  for (const options of ['--fen nonsense', '--theme', '--scale huge', '--unknown x']) {
    const { code, stdout, stderr } = await run(`${program} ${options}`);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^checkers-lab: .+\n$/);
  }
  const help = await run(`${program} --help`);
  expect(help.code).toBe(0);
  expect(help.stdout).toContain('--fen');
});
