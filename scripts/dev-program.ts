// Vite serves and reloads the pages, Node restarts the server on changes. Vite proxies /api, so that the browser sees
// one origin, as in the built program.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { freePort } from '#tests/setup/free-port.ts';

const repository = path.resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT || 3000);
const apiPort = await freePort();

const api = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'scripts/dev-api.ts'],
  {
    cwd: repository,
    env: { SITE_URL: `http://localhost:${port}`, ...process.env, PORT: String(apiPort), HOST: 'localhost' },
    stdio: 'inherit',
  },
);
api.on('exit', (code) => process.exit(code ?? 0));
// Both processes end together, however this one ends.
process.on('exit', () => api.kill());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit());

const pages = await createServer({
  root: repository,
  server: {
    port,
    strictPort: true,
    proxy: { '/api': `http://localhost:${apiPort}`, '/healthz': `http://localhost:${apiPort}` },
  },
});
await pages.listen();
console.log(`\n  Live reload: http://localhost:${port} (components: http://localhost:${port}/design)\n`);
