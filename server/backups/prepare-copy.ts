import { conflict } from '#server/http/errors.ts';
import { StartupError } from '#server/startup-error.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { prepareRestore } from './prepare-restore.ts';

/** Prepares one of the kept backups in a running program: 404 when it is not there, 409 when it cannot be restored. */
export async function prepareCopy(keeper: BackupKeeper, name: string, copy: string): Promise<boolean> {
  const { path } = keeper.find(name);
  try {
    return await prepareRestore(path, copy, name);
  } catch (error) {
    if (error instanceof StartupError) throw conflict(`This backup cannot be restored. ${error.message}`);
    throw error;
  }
}
