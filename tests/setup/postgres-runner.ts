// A process that runs one PostgreSQL for as long as its standard input stays open. However its owner ends, even by
// SIGKILL, the input closes, the database stops, and its folder is deleted. The owner may choose the folder.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { quickFolder } from './quick-folder.ts';

const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') } : {};
const binaries = postgresBinaries({ forOtherAccount: isRoot });
const folder = mkdtempSync(path.join(process.argv[2] ?? quickFolder(), 'practice-postgres-data-'));
if (account.uid !== undefined) chownSync(folder, account.uid, account.gid);

execFileSync(
  binaries.initdb,
  [
    ...['--pgdata', folder, '--username', 'practice', '--auth', 'trust', '--no-sync'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
  ],
  { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);

const port = await freePort();
const options = [
  ...['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  // Every database here is temporary, so syncing to disk is unnecessary.
  ...['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=300'],
];

let postgres = start();
let isWanted = true;

function start() {
  const server = spawn(binaries.postgres, options, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-4000);
    if (log.includes('database system is ready to accept connections')) sendAddress();
  });
  server.on('exit', (code, signal) => void goOn({ code, signal, log }));
  return server;
}

/** A killed server is restarted, as by a service manager, even while the remains of the old one are still ending. */
async function goOn({ code, signal, log }: { code: number | null; signal: string | null; log: string }) {
  if (isWanted && (signal === 'SIGKILL' || log.includes('is still in use'))) {
    await setTimeout(100);
    postgres = start();
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) console.error(log);
  process.exit(code ?? 1);
}

// SIGINT is PostgreSQL's fast shutdown: it ends connections instead of waiting for them.
const stop = () => {
  isWanted = false;
  postgres.kill('SIGINT');
};
process.stdin.resume().on('end', stop).on('error', stop);
// Ctrl-C reaches this process too; its owner stops it when its own work is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

let printed = false;
function sendAddress() {
  if (!printed) console.log(`postgres://practice@127.0.0.1:${port}/postgres`);
  printed = true;
}

function idOf(user: string, flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
}
