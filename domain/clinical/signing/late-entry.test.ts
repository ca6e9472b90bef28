import { expect, test } from 'vitest';
import { isLate } from './late-entry.ts';

test.each([
  ['the same day', '2026-11-19T15:00:00.000Z', '2026-11-19T23:00:00.000Z', false],
  [
    'the last moment of the second day after it',
    '2026-11-19T15:00:00.000Z',
    '2026-11-22T04:59:59.999Z',
    false,
  ],
  ['the third day after it', '2026-11-19T15:00:00.000Z', '2026-11-22T05:00:00.000Z', true],
  ['a session late in the evening', '2026-11-20T04:30:00.000Z', '2026-11-22T05:00:00.000Z', true],
  ['over the change of the clocks', '2026-10-30T15:00:00.000Z', '2026-11-02T04:59:59.999Z', false],
])('%s', (_, date, signedAt, expected) => {
  expect(isLate(date, signedAt, 'America/New_York', 2)).toBe(expected);
});
