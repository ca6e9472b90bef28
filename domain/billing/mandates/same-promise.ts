import type { Day } from '#domain/platform/dates.ts';
import { type Delivery, firstDayOf, type MandateDays, type MandateTerm, termOn } from './mandate.ts';

/** What a mandate promises, and when. */
export type MandatePromise = MandateDays & { delivery: Delivery };

/**
 * Returns whether two mandates of a child promise the same service on a day on which both run. Where it takes place, who
 * pays and which school it names make no difference.
 */
export function isSamePromise(one: MandatePromise, other: MandatePromise): boolean {
  if (one.delivery !== other.delivery) return false;
  return sharedDays(one, other).some((day) => isSameTerm(termOn(one, day), termOn(other, day)));
}

/** Returns the first day on which both run and the days on which either changes then; none if they never run together. */
function sharedDays(one: MandatePromise, other: MandatePromise): Day[] {
  const [from = ''] = [firstDayOf(one), firstDayOf(other)].sort().reverse();
  const [until = ''] = [one.endsOn, other.endsOn].sort();
  const changes = [...one.terms, ...other.terms].map(({ startsOn }) => startsOn);
  return [from, ...changes].filter((day) => day >= from && day <= until);
}

function isSameTerm(one: MandateTerm | undefined, other: MandateTerm | undefined): boolean {
  const fields = ['sessions', 'per', 'cycleDays', 'minutes', 'group'] as const;
  return one !== undefined && fields.every((field) => one[field] === other?.[field]);
}
