import { MOST_PHRASES } from '#domain/clinical/phrases/phrase.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
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

/** Throws 409 if both have phrases: their shortcuts may be the same, and no phrase may be lost. */
export async function refuseOwnPhrases(
  { selectFrom }: CaseloadQueries,
  { phrases }: WholeCaseload,
): Promise<void> {
  if (phrases.length === 0) return;
  const own = await selectFrom('phrases').select('id').limit(1).executeTakeFirst();
  if (own === undefined) return;
  throw conflict(
    'This archive has phrases, and so has this account. Please delete those of the account first, or use a new one',
  );
}
