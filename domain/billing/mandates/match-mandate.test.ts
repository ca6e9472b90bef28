import { describe, expect, test } from 'vitest';
import type { MandateTerm } from './mandate.ts';
import { type MandateMatch, matchMandate } from './match-mandate.ts';

const term: MandateTerm = {
  startsOn: '2026-09-14',
  sessions: 2,
  per: 'week',
  cycleDays: null,
  minutes: 30,
  group: 1,
  place: 'pull-out',
  weekdays: [],
};

function mandate(id: number, changes: Partial<MandateTerm> = {}, endsOn = '2027-06-18') {
  return { id, endsOn, terms: [{ ...term, ...changes }] };
}

const alone = { day: '2026-10-06', duration: 30, isInGroup: false };
const inGroup = { ...alone, isInGroup: true };
const none: MandateMatch = { mandateId: null, isUnclear: false };
const unclear: MandateMatch = { mandateId: null, isUnclear: true };
const found = (mandateId: number): MandateMatch => ({ mandateId, isUnclear: false });

describe('A session counts toward', () => {
  test.each([
    ['none without mandates', alone, [], none],
    ['the only one that runs', alone, [mandate(1)], found(1)],
    ['it in a group and at another length too', { ...inGroup, duration: 45 }, [mandate(1)], found(1)],
    ['none before its first day', { ...alone, day: '2026-09-13' }, [mandate(1)], none],
    ['it on its first day', { ...alone, day: '2026-09-14' }, [mandate(1)], found(1)],
    ['it on its last day', { ...alone, day: '2027-06-18' }, [mandate(1)], found(1)],
    ['none after its last day', { ...alone, day: '2027-06-19' }, [mandate(1)], none],
    ['the one for one child', alone, [mandate(1), mandate(2, { group: 5 })], found(1)],
    ['the one for a group', inGroup, [mandate(1), mandate(2, { group: 5 })], found(2)],
    ['the one of its length', alone, [mandate(1), mandate(2, { minutes: 45 })], found(1)],
    ['none of the same ratio and length', alone, [mandate(1), mandate(2)], unclear],
    ['none of another ratio, if there are several', inGroup, [mandate(1), mandate(2)], unclear],
    [
      'none of another length, if there are several',
      { ...alone, duration: 60 },
      [mandate(1), mandate(2)],
      unclear,
    ],
    [
      'the one of its ratio before the one of its length',
      { ...inGroup, duration: 30 },
      [mandate(1), mandate(2, { group: 3, minutes: 45 })],
      found(2),
    ],
    ['the next one after the first has ended', alone, [mandate(1, {}, '2026-10-05'), mandate(2)], found(2)],
    [
      'the one whose terms of that day fit',
      inGroup,
      [
        { id: 1, endsOn: '2027-06-18', terms: [term, { ...term, startsOn: '2026-10-01', group: 3 }] },
        mandate(2),
      ],
      found(1),
    ],
  ])('%s', (_, session, mandates, match) => {
    expect(matchMandate(session, mandates)).toEqual(match);
  });
});
