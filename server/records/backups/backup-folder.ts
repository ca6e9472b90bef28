import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind } from '#domain/records/backups/backup.ts';

/** The practice's data on SQLite, inside the data folder. */
export function practiceFile(dataDir: string): string {
  return join(dataDir, 'practice.db');
}

/** The folder of the backups, made where it is missing. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** What the name of an encrypted backup ends with. */
export const ENCRYPTED_ENDING = '.age';

const kindOfName: [RegExp, BackupKind][] = [
  [/^daily-\d{4}-\d{2}-\d{2}\.db(\.age)?$/, 'daily'],
  [/^practice-\d{4}-\d{2}-\d{2}T\d{6}Z\.db(\.age)?$/, 'by hand'],
  [/^before-restore-\d{4}-\d{2}-\d{2}T\d{6}Z\.db(\.age)?$/, 'before a restore'],
];

/** Which kind of backup has such a name; undefined when none has. */
export function backupKindOf(name: string): BackupKind | undefined {
  return kindOfName.find(([pattern]) => pattern.test(name))?.[1];
}

/** A moment as part of a file's name: 2026-11-21T055610Z. */
export function fileStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** The name of a backup that somebody asked for. */
export function handMadeName(now: Date): string {
  return `practice-${fileStamp(now)}.db`;
}

/** The name of the backup of what a restore replaces. */
export function beforeRestoreName(now: Date): string {
  return `before-restore-${fileStamp(now)}.db`;
}

/** Removes a database and what SQLite keeps beside it, where they are there. */
export function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}
