import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Backup } from '#domain/records/backups/backup.ts';
import type { BackupDownload, NewBackupKey } from '#domain/records/backups/backup-key.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** The ids in calls about backups: a backup, its key, and a granted download. */
export interface BackupIds {
  backup: string;
  backupKey: NewBackupKey;
  backupDownload: string;
}

const password = 'quiet-swing-42';

/** Sets a backup key for the practice and returns both halves; on PostgreSQL nothing is encrypted with it. */
export async function addBackupKey(owner: TestVisitor): Promise<NewBackupKey> {
  const secretKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(secretKey);
  const reply = await owner.put('/api/backup-key', { publicKey, password });
  if (reply.status !== 204 && reply.status !== 409) throw new Error(`No key: ${reply.status}: ${reply.text}`);
  return { publicKey, secretKey };
}

/** Makes a backup and returns its name; on PostgreSQL, an unknown name. */
export async function addBackup(owner: TestVisitor): Promise<string> {
  const reply = await owner.post('/api/backups');
  return reply.status === 201 ? reply.json<Backup>().name : 'daily-1999-12-31.db';
}

/** Grants a download of a backup and returns its token; on PostgreSQL, an unknown one. */
export async function addBackupDownload(owner: TestVisitor, backup: string): Promise<string> {
  const reply = await owner.post(`/api/backups/${backup}/download`, { password });
  return reply.status === 201 ? reply.json<BackupDownload>().address.replace(/^.*\//, '') : 'none';
}
