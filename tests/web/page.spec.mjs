import { expect, test } from '@playwright/test';

test('the page starts the app', async ({ page }) => {
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.waitForFunction(() => window.checkersLab?.ready);
  const state = await page.evaluate(() => window.checkersLab.state());
  expect(state.turn).toBe('black');
  expect(state.legalMoves.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await page.screenshot({ path: 'build/screenshots/page.png' });
});
