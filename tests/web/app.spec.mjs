// The app on the canvas, played by clicking, dragging, touching and typing.
import { expect, test } from '@playwright/test';
import { AppPage } from '../support/app_page.mjs';

const start = 'B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12';

// Ten quiet plies, as start and end squares.
const opening = [[11, 15], [23, 19], [8, 11], [22, 17], [4, 8], [17, 13], [15, 18], [24, 20], [11, 15], [28, 24]];

const brightness = ([red, green, blue]) => (red + green + blue) / 3;

// An empty playing square is green, a light piece is light: the canvas shows what the state says.
async function expectPainted(colourAt, { empty, white }) {
  const [red, green, blue] = await colourAt(await app.square(empty));
  expect(green).toBeGreaterThan(red + 15);
  expect(green).toBeGreaterThan(blue + 15);
  expect(brightness(await colourAt(await app.square(white)))).toBeGreaterThan(190);
}

let app;
test.beforeEach(async ({ page }) => {
  app = new AppPage(page);
});
test.afterEach(() => {
  expect(app.errors).toEqual([]);
});

test('plays by clicking a piece and then a square', async () => {
  await app.open();
  await app.expectState({ fen: start, turn: 'black', ply: 0, status: 'playing' });
  await app.click(11);
  await app.expectState({ selected: 11, ply: 0 });
  await app.click(15);
  await app.expectState({ turn: 'white', ply: 1, moves: ['11-15'], selected: 0 });
  await app.click(22, 18);
  await app.expectState({ turn: 'black', legalMoves: ['15x22'] });
  await app.click(15, 22);
  await app.expectState({ ply: 3, legalMoves: ['25x18', '26x17'] });
  await app.click(25, 18);
  await app.expectState({ ply: 4, moves: ['11-15', '22-18', '15x22', '25x18'] });
});

test('says why a choice is not possible', async () => {
  await app.open();
  await app.click(22);
  await app.expectState({ sentence: 'It is Black’s turn.', selected: 0 });
  await app.click(3);
  await app.expectState({ sentence: 'The piece on 3 cannot move.' });
  await app.click(11, 15, 22, 18, 9);
  await app.expectState({ ply: 2, sentence: 'You must capture: 15x22.' });
  await app.click(15, 22);
  await app.expectState({ ply: 3, sentence: '' });
});

test('plays a capture of several jumps by its last square, when only one way leads there', async () => {
  await app.open({ fen: 'B:W6,15,16:B1,12' });
  const { legalMoves } = await app.state();
  expect(legalMoves).toContain('1x19');
  await app.click(1, 19);
  await app.expectState({ ply: 1, moves: ['1x19'], fen: 'W:W16:B12,19' });
});

test('asks for the landings when several ways lead to the same square', async () => {
  await app.open({ fen: 'B:W7,8,15,16:BK3' });
  const { legalMoves } = await app.state();
  expect(legalMoves).toEqual(['3x10x19x12x3', '3x12x19x10x3']);
  await app.click(3, 19);
  await app.expectState({ ply: 0, sentence: 'More than one way leads to 19: choose 10 or 12 first.' });
  await app.click(12);
  await app.expectState({ ply: 1, fen: 'W:W:BK3', status: 'black-wins', reason: 'no-pieces' });
});

test('plays by dragging, and puts a piece back that is dropped elsewhere', async () => {
  await app.open();
  await app.drag(9, 13);
  await app.expectState({ ply: 1, moves: ['9-13'] });
  await app.drag(21, 14);
  await app.expectState({ ply: 1, selected: 21 });
  await app.drag(21, 17);
  await app.expectState({ ply: 2, moves: ['9-13', '21-17'] });
});

test('plays by keyboard, and lets Tab and the browser have theirs', async ({ page }) => {
  await app.open();
  await page.locator('#canvas').focus();
  // The cursor appears on 9, the first piece that can move.
  await app.keys('ArrowRight', 'Enter');
  await app.expectState({ selected: 9 });
  await app.keys('ArrowDown', 'Enter');
  await app.expectState({ ply: 1, moves: ['9-13'] });
  await app.keys('u');
  await app.expectState({ ply: 0 });
  await app.keys('r');
  await app.expectState({ ply: 1 });
  await app.keys('f');
  await app.expectState({ flipped: true });
  await app.keys('Enter', 'Escape');
  await app.expectState({ selected: 0 });
  await app.keys('n');
  await app.expectState({ ply: 0, moves: [] });
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement.id)).not.toBe('canvas');
});

test('takes back, plays again, starts anew and brings the last game back', async () => {
  await app.open();
  for (const move of opening.slice(0, 4)) await app.click(...move);
  await app.expectState({ ply: 4 });
  const { fen } = await app.state();
  await app.press('undo');
  await app.press('undo');
  await app.expectState({ ply: 2, turn: 'black' });
  await app.press('redo');
  await app.press('redo');
  await app.expectState({ ply: 4, fen });
  await app.press('new');
  await app.expectState({ ply: 0, fen: start });
  await app.press('undo');
  await app.expectState({ ply: 4, fen });
  await app.press('flip');
  await app.expectState({ flipped: true });
  const [one, last] = [await app.square(1), await app.square(32)];
  expect(one.y).toBeGreaterThan(last.y);
});

test('announces moves to those who do not see the canvas', async ({ page }) => {
  await app.open();
  await app.click(11, 15);
  await expect(page.locator('#announcer')).toHaveText('Black: 11-15. White to move.');
});

test('ends a game with its reason', async () => {
  await app.open({ fen: 'B:W18:B15' });
  await app.click(15, 22);
  await app.expectState({ status: 'black-wins', reason: 'no-pieces', legalMoves: [] });
  await app.click(22);
  await app.expectState({ sentence: 'The game is over. Start a new one, or take the last move back.' });
});

test('rests when nothing happens', async ({ page }) => {
  await app.open();
  await page.waitForTimeout(1000);
  const asked = await page.evaluate(async () => {
    let count = 0;
    const original = window.requestAnimationFrame;
    window.requestAnimationFrame = (callback) => (count++, original.call(window, callback));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    window.requestAnimationFrame = original;
    return count;
  });
  expect(asked).toBe(0);
  await app.click(11, 15);
  await app.expectState({ ply: 1 });
});

test('comes back after the graphics context was lost', async ({ page }) => {
  await app.open();
  await app.click(11, 15);
  await page.evaluate(() => {
    window.lost = document.getElementById('canvas').getContext('webgl').getExtension('WEBGL_lose_context');
    window.lost.loseContext();
  });
  await expect(page.locator('#note')).toBeVisible();
  await expect(page.locator('#note')).toContainText('Your game is safe');
  await page.evaluate(() => window.lost.restoreContext());
  await expect(page.locator('#veil')).toBeHidden();
  await app.click(22, 18);
  await app.expectState({ ply: 2 });
  await expectPainted(await app.screenshot('app-restored'), { empty: 17, white: 23 });
});

test('explains a position that cannot be read', async ({ page }) => {
  await page.goto('/?fen=B:W33:B1');
  await expect(page.locator('#note')).toContainText('could not start');
  await expect(page.locator('#note')).toContainText('--fen');
});

test('explains that WebGL is missing', async ({ page }) => {
  await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null));
  await page.goto('/');
  await expect(page.locator('#note')).toContainText('no WebGL');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

  test('plays by touching', async () => {
    await app.open({ theme: 'light' });
    for (const move of opening) await app.tap(...move);
    await app.expectState({ ply: 10, turn: 'black' });
    await app.press('undo', true);
    await app.expectState({ ply: 9 });
    await app.press('redo', true);
    await app.tap(10);
    const light = await app.screenshot('app-phone');
    expect(brightness(await light({ x: 195, y: 740 }))).toBeGreaterThan(230);
    await app.press('theme', true);
    await app.expectState({ theme: 'dark' });
    const dark = await app.screenshot('app-phone-dark');
    expect(brightness(await dark({ x: 195, y: 740 }))).toBeLessThan(60);
  });
});

test.describe('on the smallest screen', () => {
  test.use({ viewport: { width: 320, height: 480 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('has room for everything', async ({ page }) => {
    await app.open();
    await app.tap(11, 15);
    await app.expectState({ ply: 1 });
    for (const name of ['new', 'undo', 'redo', 'flip', 'theme']) {
      const { x, y } = await page.evaluate((n) => window.checkersLab.controlCenter(n), name);
      expect(x).toBeGreaterThan(20);
      expect(x).toBeLessThan(300);
      expect(y).toBeLessThan(460);
    }
    await app.screenshot('app-smallest');
  });
});

test('follows the size of the window', async ({ page }) => {
  await app.open();
  for (const [width, height] of [[1600, 700], [700, 1000], [640, 360], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    // The board fills most of the shorter side and stays inside.
    await expect.poll(async () => {
      const [right, left] = [await app.square(4), await app.square(29)];
      const side = right.x - left.x;
      return side > 0.45 * Math.min(width, height) && right.x < width && right.y > 0 && left.x > 0 && left.y < height;
    }).toBe(true);
  }
  await app.click(11, 15);
  await app.expectState({ ply: 1 });
});

test.describe('pictures', () => {
  test.use({ deviceScaleFactor: 1 });

  for (const theme of ['light', 'dark']) {
    test(`desktop, ${theme}`, async () => {
      await app.open({ theme });
      for (const move of opening) await app.click(...move);
      await app.expectState({ ply: 10 });
      await app.click(8);
      const colourAt = await app.screenshot(theme === 'light' ? 'app-desktop' : 'app-desktop-dark');
      await expectPainted(colourAt, { empty: 14, white: 26 });
    });
  }

  test('kings and a forced capture', async () => {
    await app.open({ theme: 'light', fen: 'B:WK5,K9,17,18,26,27,K29:BK3,14,K20,21,12' });
    await app.screenshot('app-kings');
  });
});
