import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';

/** Returns the file name of a document about a child: "appletree-ada-progress-report-2026-11-13.pdf". */
export function signedFileName({ lastName, firstName }: PersonName, kind: string, on: Day): string {
  return `${[lastName, firstName, kind, on].map(wordsIn).filter(Boolean).join('-')}.pdf`;
}

/** Returns the letters and digits of a text that any file system accepts, its words joined by hyphens. */
function wordsIn(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
