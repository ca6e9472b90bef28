import { expect, test } from 'vitest';
import type { SessionType } from '#domain/caseload/sessions/session-words.ts';
import { sessionAmountCents, suggestedAmountCents } from './invoice-amount.ts';

test.each([
  [15, 3_000],
  [45, 9_000],
  [50, 10_000],
  [60, 12_000],
  [90, 18_000],
])('A session of %i minutes costs %i cents: two dollars a minute', (duration, cents) => {
  expect(sessionAmountCents({ duration, type: 'individual' })).toBe(cents);
});

test.each<SessionType>(['individual', 'group', 'home', 'absent'])(
  '60 minutes of type %s cost $120.00',
  (type) => {
    expect(sessionAmountCents({ duration: 60, type })).toBe(12_000);
  },
);

test('The suggested amount is the sum of the chosen sessions', () => {
  const sessions = [
    { duration: 60, type: 'individual' },
    { duration: 45, type: 'group' },
    { duration: 15, type: 'absent' },
  ] as const;
  expect(suggestedAmountCents(sessions)).toBe(24_000);
  expect(suggestedAmountCents([])).toBe(0);
});

test('A practice can set a rate for each type of session', () => {
  const rates = { individual: 200, group: 90, home: 250, absent: 0 };
  const sessions = [
    { duration: 60, type: 'group' },
    { duration: 30, type: 'home' },
    { duration: 60, type: 'absent' },
  ] as const;
  expect(sessions.map((session) => sessionAmountCents(session, rates))).toEqual([5_400, 7_500, 0]);
  expect(suggestedAmountCents(sessions, rates)).toBe(12_900);
});
