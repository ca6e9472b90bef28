import { expect, test } from 'vitest';
import { uncheckedSessions, uncheckedText } from './unchecked-sessions.ts';

test.each([
  ['2026-11-19T15:00:00.000Z', 'scheduled', true],
  ['2026-11-19T15:00:00.000Z', 'completed', false],
  ['2026-11-19T15:00:00.000Z', 'absence', false],
  ['2026-11-20T05:30:00.000Z', 'scheduled', false],
  ['2026-11-20T04:30:00.000Z', 'scheduled', true],
  ['2026-12-01T15:00:00.000Z', 'scheduled', false],
] as const)('On Nov 20, a session of %s that is %s waits to be checked in: %s', (date, status, waits) => {
  const calendar = { today: '2026-11-20', timeZone: 'America/New_York' };
  expect(uncheckedSessions([{ date, status }], calendar)).toHaveLength(waits ? 1 : 0);
});

test.each([
  [0, ''],
  [1, '1 past session was not checked in'],
  [8, '8 past sessions were not checked in'],
])('%i of them read "%s"', (count, text) => {
  expect(uncheckedText(count)).toBe(text);
});
