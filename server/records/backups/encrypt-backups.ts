import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder, backupKindOf, ENCRYPTED_ENDING } from './backup-folder.ts';
import { encryptFile } from './encrypted-file.ts';

/**
 * Encrypts the folder's unencrypted backups: those from before the owner chose a key, and those that a restore left
 * for later.
 */
export async function encryptBackups(dataDir: string, publicKey: string): Promise<void> {
  const folder = backupFolder(dataDir);
  const names = readdirSync(folder);
  const plain = names.filter(
    (name) =>
      backupKindOf(name) !== undefined &&
      !name.endsWith(ENCRYPTED_ENDING) &&
      // The log of a damaged file belongs to it.
      !names.includes(`${name}-wal`),
  );
  for (const name of plain) {
    await encryptFile(join(folder, name), join(folder, `${name}${ENCRYPTED_ENDING}`), publicKey);
    rmSync(join(folder, name));
  }
}
