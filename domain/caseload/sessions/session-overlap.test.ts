import { describe, expect, test } from 'vitest';
import { overlappingSessions } from './session-overlap.ts';
import { endOfSession } from './session-span.ts';
import type { SessionStatus, SessionType } from './session-words.ts';

function planned(
  id: number,
  time: string,
  duration: number,
  type: SessionType = 'individual',
  status: SessionStatus = 'scheduled',
) {
  return { id, date: `2026-11-20T${time}:00.000Z`, duration, type, status };
}

const overlapsOf = (...sessions: ReturnType<typeof planned>[]) =>
  [...overlappingSessions(sessions)].map(([one, others]) => [one.id, others.map((other) => other.id)]);

test('A session ends its duration after its start, past midnight too', () => {
  expect(endOfSession(planned(1, '23:30', 45))).toBe('2026-11-21T00:15:00.000Z');
});

describe('Sessions overlap', () => {
  test('if they share a minute', () => {
    expect(overlapsOf(planned(1, '09:00', 60), planned(2, '09:45', 30))).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test('if a long one contains them', () => {
    const long = planned(1, '09:00', 120);
    expect(overlapsOf(long, planned(2, '09:00', 30), planned(3, '10:30', 30))).toEqual([
      [1, [2, 3]],
      [2, [1]],
      [3, [1]],
    ]);
  });

  test('if two groups begin together but end apart', () => {
    expect(overlapsOf(planned(1, '09:00', 60, 'group'), planned(2, '09:00', 45, 'group'))).toHaveLength(2);
  });
});

describe('Sessions do not overlap', () => {
  test('if one follows the other', () => {
    expect(overlapsOf(planned(1, '09:00', 60), planned(2, '10:00', 60))).toEqual([]);
  });

  test('if they belong to the children of one group', () => {
    expect(overlapsOf(planned(1, '09:00', 45, 'group'), planned(2, '09:00', 45, 'group'))).toEqual([]);
  });

  test.each(['cancelled', 'no-show', 'absence'] as const)('if one of them is %s', (status) => {
    const off = planned(2, '09:00', 60, 'individual', status);
    expect(overlapsOf(planned(1, '09:00', 60), off)).toEqual([]);
  });
});
