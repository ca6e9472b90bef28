import { describe, expect, test } from 'vitest';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { absencesText, makeUpText, unitText } from './contract-words.ts';
import { hoursText, nounOf, payText, weekdaysText } from './organization-words.ts';

describe('The contract line', () => {
  const same = { individual: 6_000, group: 6_000, home: 6_000 };
  test.each([
    [same, 30, 'Pays $60.00 per 30 min'],
    [same, 1, 'Pays $60.00 per 1 min'],
    [same, null, 'Pays $60.00 per session'],
    [{ individual: 0, group: 0, home: 0 }, 30, 'Pays $0.00 per 30 min'],
    [{ ...same, group: 4_250 }, 30, 'Pays per 30 min: Individual $60.00, Group $42.50, Home $60.00'],
  ] as const)('of %o cents for %s minutes is "%s"', (rates, unitMinutes, text) => {
    expect(payText({ rates, unitMinutes })).toBe(text);
  });
});

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday – Friday'],
  [['Thursday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'], 'Sunday – Thursday'],
  [['Monday', 'Wednesday', 'Friday'], 'Mon, Wed, Fri'],
  [['Monday', 'Tuesday'], 'Mon, Tue'],
  [['Saturday'], 'Sat'],
] as const)('The week of %o reads "%s"', (days, text) => {
  expect(weekdaysText(days)).toBe(text);
});

test.each([
  [{ from: '08:30', until: '15:00' }, '8:30 AM – 3:00 PM'],
  [{ from: '00:00', until: '12:05' }, '12:00 AM – 12:05 PM'],
  [null, undefined],
])('Hours of %o read "%s"', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('An organization with a contract is a payer, any other a school', () => {
  expect(nounOf({ contract: buildContract() })).toBe('Payer');
  expect(nounOf({ contract: null })).toBe('School');
});

test.each([
  [null, 'A session'],
  [1, '1 minute'],
  [45, '45 minutes'],
] as const)('A unit of %s reads "%s"', (minutes, text) => {
  expect(unitText(minutes)).toBe(text);
});

test.each([
  [[], { kind: 'month' }, 'Nothing is to be made up'],
  [['provider-absent'], { kind: 'mandate' }, 'Therapist absent: by the end of the mandate'],
  [
    ['provider-absent', 'other'],
    { kind: 'month' },
    'Therapist absent, Other reason: by the end of the month',
  ],
  [['school-closed'], { kind: 'days', days: 30 }, 'School closed (holiday, snow): within 30 days'],
  [['school-closed'], { kind: 'days', days: 1 }, 'School closed (holiday, snow): within 1 day'],
] as const)('Make-ups of %o until %o read "%s"', (makeUp, until, text) => {
  expect(makeUpText({ makeUp: [...makeUp], until })).toBe(text);
});

test.each([
  ['first', 3, 'The first 3 of a school year'],
  ['first', 0, 'None'],
  ['first', null, "The first ones of a school year, as in the practice's settings"],
  ['never', null, 'None'],
  ['always', null, 'All'],
] as const)('Absences billed %s (%s) read "%s"', (absences, billableAbsences, text) => {
  expect(absencesText({ absences, billableAbsences })).toBe(text);
});
