import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Backup } from '#domain/records/backups/backup.ts';
import type { BackupDownload, NewBackupKey } from '#domain/records/backups/backup-key.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** What calls about backups name: a backup, the key that opens it, and a download that was granted. */
export interface BackupIds {
  backup: string;
  backupKey: NewBackupKey;
  backupDownload: string;
}

const password = 'quiet-swing-42';

/** Chooses a backup key for the practice and gives both of its halves; on PostgreSQL nothing is encrypted with it. */
export async function addBackupKey(owner: TestVisitor): Promise<NewBackupKey> {
  const secretKey = await generateX25519Identity();
  const publicKey = await identityToRecipient(secretKey);
  const reply = await owner.put('/api/backup-key', { publicKey, password });
  if (reply.status !== 204 && reply.status !== 409) throw new Error(`No key: ${reply.status}: ${reply.text}`);
  return { publicKey, secretKey };
}

/** Makes a backup and gives its name; on PostgreSQL, where there are none, a name that no backup has. */
export async function addBackup(owner: TestVisitor): Promise<string> {
  const reply = await owner.post('/api/backups');
  return reply.status === 201 ? reply.json<Backup>().name : 'daily-1999-12-31.db';
}

/** Has one download of a backup granted and gives its token; on PostgreSQL one that nobody granted. */
export async function addBackupDownload(owner: TestVisitor, backup: string): Promise<string> {
  const reply = await owner.post(`/api/backups/${backup}/download`, { password });
  return reply.status === 201 ? reply.json<BackupDownload>().address.replace(/^.*\//, '') : 'none';
}
