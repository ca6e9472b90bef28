import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupKind } from '#domain/records/backups/backup.ts';

/** Returns the path of the practice's SQLite file in the data folder. */
export function practiceFile(dataDir: string): string {
  return join(dataDir, 'practice.db');
}

/** Returns the path of the backup folder, which is created if missing. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The suffix of encrypted backups. */
export const ENCRYPTED_ENDING = '.age';

const kindOfName: [RegExp, BackupKind][] = [
  [/^daily-\d{4}-\d{2}-\d{2}\.db(\.age)?$/, 'daily'],
  [/^practice-\d{4}-\d{2}-\d{2}T\d{6}Z\.db(\.age)?$/, 'by hand'],
  [/^before-restore-\d{4}-\d{2}-\d{2}T\d{6}Z\.db(\.age)?$/, 'before a restore'],
];

/** Returns the kind of backup that a file name belongs to; undefined if it is not a backup's. */
export function backupKindOf(name: string): BackupKind | undefined {
  return kindOfName.find(([pattern]) => pattern.test(name))?.[1];
}

/** Returns a moment for file names: 2026-11-21T055610Z. */
export function fileStamp(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`;
}

/** Returns the name of a backup made on request. */
export function manualBackupName(now: Date): string {
  return `practice-${fileStamp(now)}.db`;
}

/** Returns the name of the backup that a restore makes first. */
export function beforeRestoreName(now: Date): string {
  return `before-restore-${fileStamp(now)}.db`;
}

/** Deletes a database and the files that SQLite stores next to it. */
export function removeDatabase(file: string): void {
  for (const part of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${part}`, { force: true });
}
