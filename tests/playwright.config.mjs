// One runner for everything that is not C++: a project per stage of scripts/test.
import { defineConfig } from '@playwright/test';

const browser = {
  browserName: 'chromium',
  baseURL: process.env.CHECKERS_BASE_URL, // set by support/start_server.mjs
  viewport: { width: 1280, height: 800 },
  screenshot: 'only-on-failure',
  launchOptions: {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  },
};

export default defineConfig({
  testDir: '.',
  outputDir: '../build/test-results',
  globalSetup: './support/start_server.mjs',
  workers: 1,
  forbidOnly: !!process.env.CI,
  timeout: 60_000,
  reporter: 'list',
  projects: [
    { name: 'text', testDir: './text' },
    { name: 'cli', testDir: './cli' },
    { name: 'scripts', testDir: './scripts' },
    { name: 'web', testDir: './web', use: browser },
    { name: 'app', testDir: './app' },
    { name: 'readme', testDir: './readme', timeout: 300_000 },
  ],
});
