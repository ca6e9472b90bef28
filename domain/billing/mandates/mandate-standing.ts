import { type Day, formatDay } from '#domain/platform/dates.ts';
import { type Delivery, firstDayOf, type MandateDays, type MandateTerm, termOn } from './mandate.ts';
import { mandateSentence } from './mandate-notation.ts';

/** Returns the term that holds today; before the mandate begins its first one, and afterwards its last one. */
export function termShown(mandate: MandateDays, today: Day): MandateTerm | undefined {
  return termOn(mandate, today) ?? (today > mandate.endsOn ? mandate.terms.at(-1) : mandate.terms[0]);
}

/** Describes what a mandate promises today: "2 × 30 weekly, group of 5, pull-out". */
export function sentenceOn(mandate: MandateDays & { delivery: Delivery }, today: Day): string {
  const term = termShown(mandate, today);
  return term ? mandateSentence(term, mandate.delivery) : '';
}

/** Returns when a mandate begins or that it has ended; undefined while it runs. */
export function standingOn(mandate: MandateDays, today: Day): string | undefined {
  if (today > mandate.endsOn) return 'Ended';
  const first = firstDayOf(mandate);
  return today < first ? `Begins ${formatDay(first)}` : undefined;
}
