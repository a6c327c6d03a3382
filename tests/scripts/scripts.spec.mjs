import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { mkdtempSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../../scripts/serve.mjs';
import { Running, freePort, inRoot, occupyPort, run } from '../support/processes.mjs';

const oneLine = /^[^\n]+\n$/;

for (const script of ['setup', 'build', 'run', 'test']) {
  test(`scripts/${script} --help explains itself`, async () => {
    const { code, stdout, stderr } = await run(`scripts/${script} --help`);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: scripts/${script}`);
  });

  test(`scripts/${script} refuses an unknown option with one line`, async () => {
    const { code, stdout, stderr } = await run(`scripts/${script} --bogus`);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain("unknown option '--bogus'");
  });
}

for (const port of ['', 'http', '0', '65536', '-1', '8080x']) {
  test(`scripts/run refuses the port '${port}' with one line`, async () => {
    const { code, stderr } = await run(`scripts/run --port '${port}'`);
    expect(code).toBe(2);
    expect(stderr).toMatch(oneLine);
    expect(stderr).toContain('a port is a number from 1 to 65535');
  });
}

test('scripts/run says that a port is in use', async () => {
  const server = await occupyPort();
  const { port } = server.address();
  const { code, stdout, stderr } = await run(`scripts/run --port ${port}`);
  server.close();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`run: port ${port} is in use; choose another with --port\n`);
});

test('scripts/run --native says that there is no screen', async () => {
  const { code, stderr } = await run('unset DISPLAY WAYLAND_DISPLAY; scripts/run --native');
  expect(code).toBe(1);
  expect(stderr).toMatch(oneLine);
  expect(stderr).toContain('needs a screen');
});

test('scripts/setup says what it cannot install without root', async () => {
  // A PATH without sudo, npm and cmake, and an id that says that the user is not root.
  const bin = mkdtempSync(path.join(tmpdir(), 'checkers-bin-'));
  for (const name of ['bash', 'env', 'dirname', 'apt-get', 'dpkg-query']) symlinkSync(`/usr/bin/${name}`, path.join(bin, name));
  writeFileSync(path.join(bin, 'id'), '#!/bin/bash\necho 1000\n', { mode: 0o755 });
  const { code, stderr } = await run(`PATH=${bin} scripts/setup --tests`);
  expect(code).toBe(1);
  expect(stderr).toMatch(oneLine);
  expect(stderr).toMatch(/as root, run: apt-get install .*\bcmake\b.*\bnpm\b/);
});

test('scripts/run serves the site from any folder and stops at Ctrl-C', async () => {
  const port = await freePort();
  const running = new Running(`exec ${inRoot('scripts/run')} --port ${port}`, { cwd: tmpdir() });
  const [address] = await running.sees(/http:\S+/);
  expect(address).toBe(`http://127.0.0.1:${port}/`);
  expect(await (await fetch(address)).text()).toContain('<canvas');
  expect(await running.interrupt()).toEqual({ code: 0, signal: null });
});

test.describe('the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'checkers-site-'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  mkdirSync(path.join(folder, 'site/sub'), { recursive: true });
  writeFileSync(path.join(folder, 'site/index.html'), 'front page');
  writeFileSync(path.join(folder, 'site/sub/index.html'), 'sub page');
  writeFileSync(path.join(folder, 'site/app.wasm'), 'wasm');
  symlinkSync('../secret.txt', path.join(folder, 'site/link.txt'));

  let server;
  test.beforeAll(async () => (server = await serve(path.join(folder, 'site'))));
  test.afterAll(() => server.close());

  // Not fetch: that one tidies the path before it asks.
  const ask = (target, method = 'GET') =>
    new Promise((resolve, reject) => {
      get({ port: server.address().port, path: target, method, agent: false }, (response) => {
        let body = '';
        response.on('data', (data) => (body += data)).on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      }).on('error', reject);
    });

  test('serves files, folders and types, uncached', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'front page', headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } });
    expect(await ask('/index.html?x=1')).toMatchObject({ status: 200, body: 'front page' });
    expect(await ask('/sub/')).toMatchObject({ status: 200, body: 'sub page' });
    expect(await ask('/sub')).toMatchObject({ status: 301, headers: { location: '/sub/' } });
    expect(await ask('/app.wasm')).toMatchObject({ status: 200, headers: { 'content-type': 'application/wasm' } });
    expect(await ask('/app.wasm', 'HEAD')).toMatchObject({ status: 200, body: '', headers: { 'content-length': '4' } });
    expect(await ask('/', 'POST')).toMatchObject({ status: 405 });
  });

  for (const target of ['/missing', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/link.txt', '/%00', '/%zz', '//']) {
    test(`does not leave the site for ${target}`, async () => {
      const { status, body } = await ask(target);
      expect(body).not.toContain('secret');
      expect([200, 404]).toContain(status);
    });
  }
});
