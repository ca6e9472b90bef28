import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartupError } from '#server/platform/startup-error.ts';

/** Throws StartupError if PostgreSQL's `pg_restore` is missing or cannot read the file as a backup. */
export async function refuseUnreadableDump(file: string): Promise<void> {
  await pgRestore(['--list', file], {});
}

/** Loads a backup made with `pg_dump --format=custom` into the database's empty schema `public`, all or nothing. */
export async function loadDump(file: string, databaseUrl: string): Promise<void> {
  const address = new URL(databaseUrl);
  // Other users of the machine can read a program's arguments.
  const PGPASSWORD = decodeURIComponent(address.password);
  address.password = '';
  const options = ['--single-transaction', '--schema=public', '--no-owner', '--no-privileges'];
  await pgRestore([...options, `--dbname=${address.href}`, file], PGPASSWORD === '' ? {} : { PGPASSWORD });
}

async function pgRestore(args: string[], environment: Record<string, string>): Promise<void> {
  const child = spawn('pg_restore', args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  try {
    const [code] = await once(child, 'close');
    if (code === 0) return;
  } catch {
    throw new StartupError('pg_restore is not there. Install PostgreSQL’s own tools, then restore.');
  }
  throw new StartupError(`pg_restore could not restore the backup: ${(await said).trim()}`);
}
