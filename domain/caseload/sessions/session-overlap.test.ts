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
  [...overlappingSessions(sessions)].map(([id, others]) => [id, others.map((other) => other.id)]);

test('a session ends its minutes after it begins, over midnight too', () => {
  expect(endOfSession(planned(1, '23:30', 45))).toBe('2026-11-21T00:15:00.000Z');
});

describe('Overlapping are', () => {
  test('sessions that share a minute', () => {
    expect(overlapsOf(planned(1, '09:00', 60), planned(2, '09:45', 30))).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  test('a long session and each one within it', () => {
    const long = planned(1, '09:00', 120);
    expect(overlapsOf(long, planned(2, '09:00', 30), planned(3, '10:30', 30))).toEqual([
      [1, [2, 3]],
      [2, [1]],
      [3, [1]],
    ]);
  });

  test('two groups that do not begin and end together', () => {
    expect(overlapsOf(planned(1, '09:00', 60, 'group'), planned(2, '09:00', 45, 'group'))).toHaveLength(2);
  });
});

describe('Not overlapping are', () => {
  test('sessions one after the other', () => {
    expect(overlapsOf(planned(1, '09:00', 60), planned(2, '10:00', 60))).toEqual([]);
  });

  test('the children of one group', () => {
    expect(overlapsOf(planned(1, '09:00', 45, 'group'), planned(2, '09:00', 45, 'group'))).toEqual([]);
  });

  test.each(['cancelled', 'no-show', 'absence'] as const)('a session that is %s', (status) => {
    const off = planned(2, '09:00', 60, 'individual', status);
    expect(overlapsOf(planned(1, '09:00', 60), off)).toEqual([]);
  });
});
