import type { FilledDocument } from './filled-document.ts';

/**
 * Returns "410 of 600 minutes, signed or not, make-ups not counted"; undefined if nothing was owed. It is counted as the
 * ledger counts, while the other figures of a document count signed sessions.
 */
export function minutesOwedText(owed: FilledDocument['owed']): string | undefined {
  return owed && `${owed.covered} of ${owed.owed} minutes, signed or not, make-ups not counted`;
}
