import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { servingArguments } from './program/serving.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-demo-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

console.log('Making up a caseload …');
const database = await openDatabase({ dataDir });
const signIn = await seedDemo(database, { now: new Date() });
await database.close();

const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...servingArguments], {
  cwd: path.resolve(import.meta.dirname, '..'),
  // An empty variable counts as unset: the demo never writes to a real database.
  env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
  stdio: ['inherit', 'pipe', 'inherit'],
});
server.stdout.pipe(process.stdout);
// The server's greeting is about the first account; the demo already has one.
const waitForGreeting = (chunk: Buffer) => {
  if (!chunk.toString().includes('/auth')) return;
  server.stdout.off('data', waitForGreeting);
  console.log(`
  This is a demonstration: nothing in it is real, and it is thrown away at the end.
  Sign in instead as     ${signIn.username}
  with the password      ${signIn.password}
`);
};
server.stdout.on('data', waitForGreeting);
server.on('exit', (code) => process.exit(code ?? 1));
// Ctrl-C reaches the server directly; this process stays to clean up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill('SIGTERM'));
