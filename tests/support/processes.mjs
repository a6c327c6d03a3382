import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const inRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// A started shell command in its own process group, with what it has written so far.
export class Running {
  constructor(command, { cwd = inRoot('.'), env = {} } = {}) {
    this.stdout = '';
    this.stderr = '';
    this.child = spawn('bash', ['-c', command], { cwd, env: { ...process.env, ...env }, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child.stdout.on('data', (data) => (this.stdout += data));
    this.child.stderr.on('data', (data) => (this.stderr += data));
    this.exited = new Promise((resolve) => this.child.on('close', (code, signal) => resolve({ code, signal })));
  }

  // Resolves to the match of `pattern` in the standard output; rejects when the command ends without it.
  async sees(pattern, timeoutMs = 240_000) {
    const end = Date.now() + timeoutMs;
    let over = false;
    this.exited.then(() => (over = true));
    for (;;) {
      const match = this.stdout.match(pattern);
      if (match) return match;
      if (over || Date.now() > end) throw new Error(`never printed ${pattern}:\n${this.stdout}${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  // What Ctrl-C in a terminal does.
  interrupt() {
    return this.signal('SIGINT');
  }

  signal(name) {
    try {
      process.kill(-this.child.pid, name);
    } catch {
      // It has ended already.
    }
    return this.exited;
  }
}

// Runs a shell command to its end.
export async function run(command, options) {
  const running = new Running(command, options);
  const { code } = await running.exited;
  return { code, stdout: running.stdout, stderr: running.stderr };
}

// Resolves to a server that occupies a port which was free.
export function occupyPort() {
  const server = createServer();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export async function freePort() {
  const server = await occupyPort();
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
