import type { BackupCheck } from '#domain/records/backups/backup.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { runInWorker } from './backup-work.ts';
import { refuseUnusable } from './refuse-unusable.ts';

/**
 * Looks into a backup as a restore would use it, and compares it with the practice of now. Throws 404 when it is not
 * there, 409 when it cannot be restored, and 403 when it is encrypted and the key does not open it.
 */
export function checkBackup(
  keeper: BackupKeeper,
  name: string,
  secretKey: string | undefined,
): Promise<BackupCheck> {
  return keeper.runExclusive(async () => {
    const { backup, path } = keeper.find(name);
    const { present } = keeper;
    const order = { file: path, copy: `${present}.checking`, shownName: name, present, secretKey };
    return { backup, ...(await refuseUnusable(runInWorker('check', order))) };
  });
}
