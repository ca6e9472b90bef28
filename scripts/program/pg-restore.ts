import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartupError } from '#server/platform/startup-error.ts';

/** Throws StartupError where PostgreSQL's own `pg_restore` is missing, or cannot read the file as a backup. */
export async function refuseUnreadableDump(file: string): Promise<void> {
  await pgRestore(['--list', file], {});
}

/** Puts the tables of a backup by `pg_dump --format=custom` into the database's empty schema `public`, all or nothing. */
export async function loadDump(file: string, databaseUrl: string): Promise<void> {
  const address = new URL(databaseUrl);
  // Arguments of a running program can be read by other accounts of the machine.
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
