import { Running, inRoot, run } from './processes.mjs';

async function until(what, attempt, timeoutMs = 30_000) {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    const value = await attempt();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}

// Starts a virtual screen and on it a shell command; resolves when the command shows a window titled Checkers Lab.
export async function startApp(command = `exec ${inRoot('build/release/checkers-lab')}`) {
  const server = new Running('exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp');
  const [, display] = await server.sees(/(\d+)\n/, 30_000);
  const env = { DISPLAY: `:${display}`, WAYLAND_DISPLAY: '', SDL_VIDEODRIVER: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const app = new Running(command, { env });
  const x = (line) => run(line, { env });

  const close = async () => {
    await app.signal('SIGTERM');
    await server.signal('SIGTERM');
  };
  let ended = false;
  app.exited.then(() => (ended = true));
  try {
    const window = await until('a window of the desktop app', async () => {
      if (ended) throw new Error(`the desktop app ended:\n${app.stdout}${app.stderr}`);
      return (await x("xdotool search --onlyvisible --name 'Checkers Lab'")).stdout.trim().split('\n')[0];
    });
    await new Promise((resolve) => setTimeout(resolve, 1000)); // the first frames
    return {
      app,
      window,
      close,
      // Clicks at pixels of the window. The last step is a relative one: SDL asks X where the pointer is only after
      // a device has moved, and a jump is no movement of a device.
      click: (left, top) =>
        x(`xdotool mousemove --window ${window} ${left - 1} ${top} mousemove_relative 1 0 sleep 0.2 click 1 sleep 0.3`),
      key: (name) => x(`xdotool key ${name} sleep 0.3`),
      screenshot: (file) => x(`import -window ${window} ${inRoot(file)}`),
    };
  } catch (error) {
    await close();
    throw error;
  }
}
