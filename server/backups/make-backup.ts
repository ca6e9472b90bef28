import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { StartupError } from '#server/startup-error.ts';
import { practiceFile } from './backup-folder.ts';
import { refuseDamaged } from './refuse-damaged.ts';

/** All pages in one step: a step sees one state of the data, and writes meanwhile never make it begin again. */
const PAGES_AT_ONCE = 2 ** 30;

/**
 * Copies the practice's data to `target`, also while the program runs. The copy is checked and on the disk when
 * the file appears under its name. Throws StartupError when there is no data.
 */
export async function makeBackup(dataDir: string, target: string): Promise<void> {
  const file = practiceFile(dataDir);
  if (!existsSync(file))
    throw new StartupError(`There is no practice in ${dataDir} yet: nothing to back up.`);
  const unfinished = `${target}.unfinished`;
  try {
    await copy(file, unfinished);
    settle(unfinished);
    renameSync(unfinished, target);
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

// A file by itself, without the write-ahead log that belongs to a running program.
function settle(file: string): void {
  chmodSync(file, 0o600);
  const copied = new DatabaseSync(file);
  try {
    copied.exec('PRAGMA journal_mode = DELETE');
    refuseDamaged(copied, file);
  } finally {
    copied.close();
  }
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
