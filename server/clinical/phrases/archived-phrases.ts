import { MOST_PHRASES } from '#domain/clinical/phrases/phrase.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless each phrase has a unique shortcut and the limit is not exceeded. */
export function refuseWrongPhrases({ phrases }: WholeCaseload): void {
  const shortcuts = new Set<string>();
  for (const [index, { shortcut }] of phrases.entries()) {
    if (index >= MOST_PHRASES)
      throw invalidRow('phrases', index, `There can be at most ${MOST_PHRASES} phrases`);
    if (shortcuts.has(shortcut)) throw invalidRow('phrases', index, 'Another phrase has the same shortcut');
    shortcuts.add(shortcut);
  }
}
