import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Registers what is done when a test, or a file of tests, has ended; the last registered is done first. */
export type AtEnd = (end: () => Promise<void> | void) => void;

/** Makes an empty folder, which is removed at the end: of this test unless stated. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-files-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
