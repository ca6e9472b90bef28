import type { FilledDocument } from './filled-document.ts';

/** Returns "410 of 600 minutes, make-ups not counted"; undefined if nothing was owed. */
export function minutesOwedText(owed: FilledDocument['owed']): string | undefined {
  return owed && `${owed.covered} of ${owed.owed} minutes, make-ups not counted`;
}
