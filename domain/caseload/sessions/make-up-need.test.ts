import { describe, expect, test } from 'vitest';
import { makeUpDuration, makeUpNeed } from './make-up-need.ts';
import type { SessionStatus } from './session-words.ts';

const session = (id: number, status: SessionStatus, duration: number, makesUpFor: number | null = null) => ({
  id,
  date: `2026-11-${10 + id}T15:00:00.000Z`,
  status,
  duration,
  makesUpFor: makesUpFor === null ? null : `2026-11-${10 + makesUpFor}T15:00:00.000Z`,
});

describe('What is still to be made up', () => {
  test.each<[title: string, sessions: ReturnType<typeof session>[], missed: number, minutes: number]>([
    ['of a missed session is its whole length', [session(1, 'cancelled', 30)], 1, 30],
    ['of a planned one too, since it will be missed', [session(1, 'scheduled', 30)], 1, 30],
    ['of a longer one is what the mandate says', [session(1, 'no-show', 45)], 1, 30],
    ['of a short one is what it lacks', [session(1, 'completed', 20)], 1, 10],
    ['of one in full is nothing', [session(1, 'completed', 30)], 1, 0],
    [
      'beside a planned half is the other half',
      [session(1, 'absence', 30), session(2, 'scheduled', 15, 1)],
      1,
      15,
    ],
    [
      'beside two halves is nothing',
      [session(1, 'absence', 30), session(2, 'completed', 15, 1), session(3, 'scheduled', 15, 1)],
      1,
      0,
    ],
    [
      'is open again once the make-up is missed',
      [session(1, 'absence', 30), session(2, 'no-show', 30, 1)],
      1,
      30,
    ],
    ['may be covered before the miss', [session(3, 'absence', 30), session(2, 'completed', 20, 3)], 3, 10],
    ['is never less than nothing', [session(1, 'absence', 30), session(2, 'completed', 45, 1)], 1, 0],
  ])('%s', (_, sessions, missed, minutes) => {
    const need = makeUpNeed(sessions[0] ?? session(0, 'absence', 30), sessions, () => 30);
    expect(need).toMatchObject({ missed: { id: missed }, minutes });
  });

  test.each<[title: string, makeUp: SessionStatus, minutes: number]>([
    ['was missed', 'no-show', 30],
    ['is planned for another time', 'scheduled', 30],
    ['was too short', 'completed', 10],
  ])('of a make-up that %s is that of the first miss', (_, status, minutes) => {
    const first = session(1, 'absence', 30);
    const second = session(2, 'no-show', 30, 1);
    const last = session(3, status, 20, 2);
    expect(makeUpNeed(second, [first, second], () => 30)).toMatchObject({ missed: first, minutes: 30 });
    const makeUp = { ...last, makesUpFor: first.date };
    expect(makeUpNeed(makeUp, [first, second, makeUp], () => 30)).toMatchObject({ missed: first, minutes });
    expect(makeUpNeed(last, [first, second, last], () => 30).missed).toBe(first);
  });

  test('ends with sessions that make up each other', () => {
    const one = session(1, 'absence', 30, 2);
    const other = session(2, 'absence', 30, 1);
    expect(makeUpNeed(one, [one, other], () => 30).missed).toBe(other);
  });
});

test.each([
  [5, 15],
  [15, 15],
  [30, 30],
])('A make-up for %i minutes lasts %i', (minutes, duration) => {
  expect(makeUpDuration(minutes)).toBe(duration);
});
