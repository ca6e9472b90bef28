import type { DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/platform/startup-error.ts';

/** Throws StartupError if the file is damaged, or not a practice's database. */
export function refuseDamaged(database: DatabaseSync, file: string): void {
  let found: unknown;
  try {
    found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
    if (found === 'ok' && database.prepare('PRAGMA foreign_key_check').get()) found = 'broken references';
  } catch (error) {
    found = error instanceof Error ? error.message : error;
  }
  if (found !== 'ok') throw new StartupError(`${file} is damaged or no backup (${String(found)}).`);
  const migrations = database
    .prepare("SELECT name FROM sqlite_schema WHERE name IN ('kysely_migration', 'caseloads')")
    .all();
  if (migrations.length < 2) throw new StartupError(`${file} is no backup of this program.`);
}
