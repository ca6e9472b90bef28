import type { Day } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';

/** "appletree-ada-progress-report-2026-11-13.pdf": what a document about a child is called where the therapist keeps it. */
export function signedFileName({ lastName, firstName }: PersonName, kind: string, on: Day): string {
  return `${[lastName, firstName, kind, on].map(wordsIn).filter(Boolean).join('-')}.pdf`;
}

/** The letters and digits of a text that any file system takes, the words joined by hyphens. */
function wordsIn(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}'’]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
