import { expect, test } from 'vitest';
import type { MandateTerm } from './mandate.ts';
import { isSamePromise, type MandatePromise } from './same-promise.ts';

const term: MandateTerm = {
  startsOn: '2026-09-14',
  sessions: 2,
  per: 'week',
  cycleDays: null,
  minutes: 30,
  group: 5,
  place: 'pull-out',
  weekdays: ['Tuesday', 'Thursday'],
};

const promise = (changes: Partial<MandateTerm> = {}, more: Partial<MandatePromise> = {}): MandatePromise => ({
  delivery: 'direct',
  endsOn: '2027-06-18',
  terms: [{ ...term, ...changes }],
  ...more,
});
const changedInNovember = promise({}, { terms: [term, { ...term, startsOn: '2026-11-18', sessions: 3 }] });

test.each<[string, MandatePromise, MandatePromise, boolean]>([
  ['the same', promise(), promise(), true],
  ['other usual days and place', promise(), promise({ weekdays: [], place: 'push-in' }), true],
  ['other days that overlap', promise(), promise({ startsOn: '2027-06-18' }), true],
  ['another year', promise(), promise({ startsOn: '2027-06-19' }, { endsOn: '2028-06-18' }), false],
  ['another number', promise(), promise({ sessions: 3 }), false],
  ['another length', promise(), promise({ minutes: 45 }), false],
  ['individual', promise(), promise({ group: 1 }), false],
  ['another period', promise(), promise({ per: 'month' }), false],
  ['consultation', promise(), promise({}, { delivery: 'consult' }), false],
  ['what it was before a change', changedInNovember, promise(), true],
  ['what it is since a change', promise({ sessions: 3 }), changedInNovember, true],
  ['what it was, after the change', changedInNovember, promise({ startsOn: '2026-11-18' }), false],
])('Whether two mandates promise the same, %s', (_, one, other, is) => {
  expect(isSamePromise(one, other)).toBe(is);
});
