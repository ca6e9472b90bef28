import { expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import { owedMandate, pastSessions, plannedSessions, schoolSource } from '#tests/builders/owed-year.ts';
import { minutesOwed } from './minutes-owed.ts';
import { schoolCalendars } from './open-days.ts';
import { policyPresets } from './policy-presets.ts';

const mandate = owedMandate();
const ledger = {
  mandate,
  sessions: [...pastSessions(), ...plannedSessions()],
  days: schoolCalendars(schoolSource())(mandate),
  policy: policyPresets.iep,
  on: '2026-11-21',
  hasSuccessor: false,
  isActive: true,
};

test.each<[string, Day, Day, Day, owed: number | undefined, covered: number | undefined]>([
  ['the whole time', '2026-09-08', '2026-11-21', '2026-11-21', 600, 410],
  ['days until the last school day of a week', '2026-09-14', '2026-11-20', '2026-11-28', 600, 410],
  ['the first seven weeks', '2026-09-14', '2026-11-01', '2026-11-28', 420, 290],
  ['the three weeks after them', '2026-11-02', '2026-11-20', '2026-11-28', 180, 120],
  ['days that are not past yet', '2026-09-14', '2027-02-05', '2026-11-21', 600, 410],
  ['days to come', '2026-12-01', '2027-02-05', '2026-11-21', undefined, undefined],
  ['days before the mandate', '2026-09-01', '2026-09-13', '2026-11-21', undefined, undefined],
])('The minutes owed in %s', (_, from, until, today, owed, covered) => {
  const counted = minutesOwed([ledger], { from, until, today });
  expect([counted?.owed, counted?.covered]).toEqual([owed, covered]);
});

test('The minutes of two mandates are added', () => {
  const days = { from: '2026-09-14', until: '2026-11-20', today: '2026-11-21' };
  expect(minutesOwed([ledger, ledger], days)).toEqual({ owed: 1_200, covered: 820 });
  expect(minutesOwed([], days)).toBeUndefined();
});
