import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Registers cleanup after a test or a test file; the last one registered runs first. */
export type AtEnd = (end: () => Promise<void> | void) => void;

/** Creates an empty folder, which is deleted at the end: of this test by default. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-files-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
