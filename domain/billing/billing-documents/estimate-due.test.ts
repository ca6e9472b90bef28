import { expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import { estimateDue, estimatesDue, estimatesDueText } from './estimate-due.ts';

test.each<[rule: string, scheduledOn: Day, visitOn: Day, dueOn: Day | null]>([
  ['2 business days ahead: none', '2026-11-23', '2026-11-25', null],
  ['3, with Thanksgiving between: within 1', '2026-11-23', '2026-11-27', '2026-11-24'],
  ['9: within 1', '2026-11-23', '2026-12-07', '2026-11-24'],
  ['10: within 3, Thanksgiving not counted', '2026-11-23', '2026-12-08', '2026-11-27'],
  ['3, scheduled on a Saturday', '2026-11-21', '2026-11-25', '2026-11-23'],
  ['Christmas on a Friday is no business day', '2026-12-22', '2026-12-25', null],
  ['July 4 on a Saturday is a holiday on Friday', '2026-07-01', '2026-07-06', null],
  ['July 4 on a Sunday is kept on Monday', '2027-07-01', '2027-07-06', null],
  ['New Year on a Saturday is kept in the year before', '2027-12-29', '2028-01-03', null],
  ["Washington's Birthday is no business day", '2027-02-12', '2027-02-18', '2027-02-16'],
  ['scheduled on the day itself', '2026-11-23', '2026-11-23', null],
  ['a year ahead', '2026-11-23', '2027-11-22', '2026-11-27'],
])('%s: scheduled %s, visit %s, due %s', (_rule, scheduledOn, visitOn, dueOn) => {
  expect(estimateDue(scheduledOn, visitOn)).toBe(dueOn);
});

test('An estimate is due for each client with a visit that none covers, by the earliest day of any visit', () => {
  const visit = (clientId: number, day: Day, scheduledOn: Day) => ({ clientId, day, scheduledOn });
  const visits = [
    // A visit at short notice hides no other.
    visit(1, '2026-11-25', '2026-11-24'),
    visit(1, '2026-12-15', '2026-11-23'),
    visit(1, '2026-12-22', '2026-11-20'),
    visit(2, '2026-12-08', '2026-11-23'),
    visit(2, '2027-01-05', '2026-11-16'),
    visit(3, '2026-12-08', '2026-11-23'),
  ];
  const days = { fromOn: '2026-12-01', untilOn: '2026-12-31' };
  const estimates = [
    { clientId: 2, ...days },
    { clientId: 3, ...days },
  ];
  expect(estimatesDue(visits, estimates)).toEqual([
    { clientId: 2, dueOn: '2026-11-19' },
    { clientId: 1, dueOn: '2026-11-25' },
  ]);
});

test.each([
  [[], ''],
  [['2026-11-24'], '1 estimate due Tue, Nov 24'],
  [['2026-11-27', '2026-11-24'], '2 estimates due, the first Tue, Nov 24'],
])('Due on %j reads %j', (days, text) => {
  expect(
    estimatesDueText(
      days.map((dueOn) => ({ dueOn })),
      '2026-11-23',
    ),
  ).toBe(text);
});
