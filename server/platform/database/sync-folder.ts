import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Syncs the names in a folder to the disk. Windows does so by itself and cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
