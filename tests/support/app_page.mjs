import { expect } from '@playwright/test';
import { inRoot, run } from './processes.mjs';

// The app in a browser page, used as a person uses it: by pointer, finger and keys. `state` is what it says of itself.
export class AppPage {
  constructor(page) {
    this.page = page;
    this.errors = [];
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && this.errors.push(message.text()));
  }

  async open({ fen, theme } = {}) {
    const query = new URLSearchParams(Object.entries({ fen, theme }).filter(([, value]) => value));
    await this.page.goto(`/?${query}`);
    await this.page.waitForFunction(() => window.checkersLab?.ready);
    return this;
  }

  state() {
    return this.page.evaluate(() => window.checkersLab.state());
  }

  square(number) {
    return this.page.evaluate((n) => window.checkersLab.squareCenter(n), number);
  }

  async click(...squares) {
    for (const number of squares) {
      const { x, y } = await this.square(number);
      await this.page.mouse.click(x, y);
    }
  }

  async tap(...squares) {
    for (const number of squares) {
      const { x, y } = await this.square(number);
      await this.page.touchscreen.tap(x, y);
    }
  }

  async drag(from, to) {
    const a = await this.square(from);
    const b = await this.square(to);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move(b.x, b.y, { steps: 4 });
    await this.page.mouse.up();
  }

  async press(name, touch = false) {
    const { x, y } = await this.page.evaluate((n) => window.checkersLab.controlCenter(n), name);
    await (touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  async keys(...names) {
    for (const name of names) await this.page.keyboard.press(name);
  }

  async expectState(expected) {
    await expect.poll(() => this.state(), { timeout: 20_000 }).toMatchObject(expected);
  }

  // Once nothing moves any more. Resolves to a function that tells the colour [r, g, b] at a point of the page.
  async screenshot(name) {
    await this.page.waitForTimeout(1200);
    const file = inRoot(`build/screenshots/${name}.png`);
    await this.page.screenshot({ path: file });
    const ratio = await this.page.evaluate(() => window.devicePixelRatio);
    return async ({ x, y }) => {
      const at = `%[fx:int(255*p{${Math.round(x * ratio)},${Math.round(y * ratio)}}.`;
      const { stdout } = await run(`convert ${file} -format '${at}r)] ${at}g)] ${at}b)]' info:`);
      return stdout.trim().split(' ').map(Number);
    };
  }
}
