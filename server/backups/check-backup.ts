import type { BackupCheck } from '#domain/practice/backup.ts';
import { removeDatabase } from './backup-folder.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { hasSameAccount } from './carry-over.ts';
import { compareBackup } from './compare-backup.ts';
import { prepareCopy } from './prepare-copy.ts';

/**
 * Looks into a backup as a restore would use it, and compares it with the practice of now. Throws 404 when it is not
 * there, 409 when it cannot be restored.
 */
export function checkBackup(keeper: BackupKeeper, name: string, userId: number): Promise<BackupCheck> {
  return keeper.inTurn(async () => {
    const { backup } = keeper.find(name);
    const copy = `${keeper.present}.checking`;
    try {
      const isOlderVersion = await prepareCopy(keeper, name, copy);
      return {
        backup,
        isOlderVersion,
        tables: compareBackup(copy, keeper.present),
        keepsSignedIn: hasSameAccount(copy, keeper.present, userId),
      };
    } finally {
      removeDatabase(copy);
    }
  });
}
