import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/platform/startup-error.ts';
import { ENCRYPTED_ENDING, practiceFile } from './backup-folder.ts';
import { saveHeads } from './backup-heads.ts';
import { publicKeyIn } from './backup-key-store.ts';
import { encryptFile } from './encrypted-file.ts';
import { refuseDamaged } from './refuse-damaged.ts';

/** All pages in one step: a step sees one state of the data, and concurrent writes never make it restart. */
const PAGES_AT_ONCE = 2 ** 30;

interface BackupOptions {
  /** Leaves the copy unencrypted for now, if nobody can wait; `encryptBackups` encrypts it later. */
  isPlain?: boolean;
}

/**
 * Copies the practice's data to `target`, also while the program runs, and returns the backup's path: with another
 * suffix if it is encrypted with the owner's key. The copy is checked and synced before it gets its name. Throws
 * StartupError if there is no data.
 */
export async function makeBackup(
  dataDir: string,
  target: string,
  { isPlain = false }: BackupOptions = {},
): Promise<string> {
  const file = practiceFile(dataDir);
  if (!existsSync(file))
    throw new StartupError(`There is no practice in ${dataDir} yet: nothing to back up.`);
  const unfinished = `${target}.unfinished`;
  try {
    await copy(file, unfinished);
    const publicKey = finishCopy(unfinished, target);
    if (publicKey === undefined || isPlain) {
      renameSync(unfinished, target);
      return target;
    }
    const encrypted = `${target}${ENCRYPTED_ENDING}`;
    await encryptFile(unfinished, encrypted, publicKey);
    return encrypted;
  } finally {
    for (const left of ['', '-wal', '-shm', '-journal']) rmSync(`${unfinished}${left}`, { force: true });
  }
}

async function copy(file: string, target: string): Promise<void> {
  rmSync(target, { force: true });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, target, { rate: PAGES_AT_ONCE });
  } finally {
    source.close();
  }
}

// Makes the file complete without the WAL of a running program. Returns the public key stored in it, and saves where
// its activity logs end.
function finishCopy(file: string, target: string): string | undefined {
  chmodSync(file, 0o600);
  const copied = new DatabaseSync(file);
  let publicKey: string | undefined;
  try {
    copied.exec('PRAGMA journal_mode = DELETE');
    refuseDamaged(copied, file);
    publicKey = publicKeyIn(copied);
    saveHeads(copied, target);
  } finally {
    copied.close();
  }
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  return publicKey;
}
