import { existsSync } from 'node:fs';
import { serve } from '../../scripts/serve.mjs';
import { inRoot } from './processes.mjs';

// Serves dist/ for the browser tests at a free port.
export default async function startServer() {
  const site = inRoot('dist');
  if (!existsSync(site)) return undefined;
  const server = await serve(site);
  process.env.CHECKERS_BASE_URL = `http://127.0.0.1:${server.address().port}/`;
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
