import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes sure that the names in a folder are on the disk; Windows does so by itself, and opens no folder. */
export function settleFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
