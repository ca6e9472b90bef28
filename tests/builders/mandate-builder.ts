import type { MandateTerm, NewMandate } from '#domain/billing/mandates/mandate.ts';

/** Builds a promise of two half hours a week in a group of five; pass only what the case is about. */
export function buildTerm(changes: Partial<MandateTerm> = {}): MandateTerm {
  return {
    startsOn: '2026-09-14',
    sessions: 2,
    per: 'week',
    cycleDays: null,
    minutes: 30,
    group: 5,
    place: 'pull-out',
    weekdays: ['Tuesday', 'Thursday'],
    ...changes,
  };
}

/** Builds a request to create a mandate; pass its client and plan, and what the case is about. */
export function buildMandate(
  changes: Partial<NewMandate> & Pick<NewMandate, 'clientId' | 'planId'>,
): NewMandate {
  return { endsOn: '2027-06-18', terms: [buildTerm()], ...changes };
}
