import type { BackupCheck } from '#domain/records/backups/backup.ts';
import type { BackupStore } from './backup-store.ts';
import { runInWorker } from './backup-work.ts';
import { refuseUnusable } from './refuse-unusable.ts';

/**
 * Checks a backup as a restore would, and compares it with the present practice. Throws 404 if it does not exist, 409
 * if it cannot be restored, and 403 if it is encrypted and the key does not open it.
 */
export function checkBackup(
  backupStore: BackupStore,
  name: string,
  secretKey: string | undefined,
): Promise<BackupCheck> {
  return backupStore.runExclusive(async () => {
    const { backup, path } = backupStore.find(name);
    const { present } = backupStore;
    const order = { file: path, copy: `${present}.checking`, shownName: name, present, secretKey };
    return { backup, ...(await refuseUnusable(runInWorker('check', order))) };
  });
}
