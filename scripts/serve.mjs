// A static file server for development, without dependencies.
// Usage: node scripts/serve.mjs DIRECTORY [PORT]; port 0 takes a free one.
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

// The file below `root` that a URL path names (a folder means its index.html), or null.
async function findFile(root, urlPath) {
  try {
    let file = await realpath(path.join(root, decodeURIComponent(urlPath)));
    if ((await stat(file)).isDirectory()) file = await realpath(path.join(file, 'index.html'));
    return file.startsWith(root + path.sep) ? file : null;
  } catch {
    return null;
  }
}

// Resolves to a listening http.Server on 127.0.0.1; rejects when the port is taken.
export async function serve(directory, port = 0) {
  const root = await realpath(directory);
  const server = createServer(async (request, response) => {
    const refuse = (status, text) => response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'Only GET and HEAD are answered.');
    const pathname = request.url.split('?')[0].replace(/^\/+/, '/');
    const file = await findFile(root, pathname);
    if (!file) return refuse(404, 'There is no such file.');
    if (!pathname.endsWith('/') && path.basename(file) === 'index.html' && !pathname.endsWith('.html')) {
      return response.writeHead(301, { Location: `${pathname}/` }).end();
    }
    response.writeHead(200, {
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Content-Length': (await stat(file)).size,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    if (request.method === 'HEAD') return response.end();
    createReadStream(file).on('error', () => response.destroy()).pipe(response);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return server;
}

async function main([directory, port = '8080']) {
  try {
    const server = await serve(directory, Number(port));
    console.log(`Checkers Lab is at http://127.0.0.1:${server.address().port}/ (Ctrl-C stops it)`);
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  } catch (error) {
    const inUse = `port ${port} is in use; choose another with --port`;
    console.error(`serve: ${error.code === 'EADDRINUSE' ? inUse : error.message}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
