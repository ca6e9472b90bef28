import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { bySchoolYear } from './school-years.ts';

const session = (id: number, date: string) => storedSession({ id, date });

const sessions = [
  session(4, '2026-09-01T14:00:00.000Z'),
  // Still June 30 in New York.
  session(3, '2026-07-01T03:00:00.000Z'),
  session(1, '2024-10-01T14:00:00.000Z'),
  session(2, '2026-07-01T14:00:00.000Z'),
];

test.each([
  [
    undefined,
    [
      ['2024–2025', [1]],
      ['2025–2026', [3]],
      ['2026–2027', [2, 4]],
    ],
  ],
  [
    '01-01',
    [
      ['2024', [1]],
      ['2026', [3, 2, 4]],
    ],
  ],
  [
    '09-01',
    [
      ['2024–2025', [1]],
      ['2025–2026', [3, 2]],
      ['2026–2027', [4]],
    ],
  ],
])('Years that begin on %s are %j', (start, expected) => {
  const years = bySchoolYear(sessions, 'America/New_York', start);
  expect(years.map(({ label, sessions }) => [label, sessions.map(({ id }) => id)])).toEqual(expected);
});

test('There is no year without a session', () => {
  expect(bySchoolYear([], 'America/New_York')).toEqual([]);
});
