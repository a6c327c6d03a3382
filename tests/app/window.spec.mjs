// The desktop app in a real window on a virtual screen.
import { mkdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { inRoot, run } from '../support/processes.mjs';
import { startApp } from '../support/virtual_screen.mjs';

test('the desktop app opens a window and draws in it', async () => {
  const app = await startApp();
  try {
    mkdirSync(inRoot('build/screenshots'), { recursive: true });
    await app.screenshot('build/screenshots/desktop.png');
    const { stdout } = await run("identify -format '%w %h %k' build/screenshots/desktop.png");
    const [width, height, colours] = stdout.split(' ').map(Number);
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(300);
    expect(colours).toBeGreaterThan(5);
  } finally {
    await app.close();
  }
});
