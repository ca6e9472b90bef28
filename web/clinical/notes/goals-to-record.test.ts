import { describe, expect, test } from 'vitest';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { goalsToRecord } from './goals-to-record.ts';
import { goalsUsed } from './goals-used.ts';

const [MONDAY, THURSDAY] = ['2026-11-09T15:00:00.000Z', '2026-11-12T15:00:00.000Z'];
const createdAt = '2026-09-01T12:00:00.000Z';
const ids = (goals: readonly { id: number }[]) => goals.map(({ id }) => id);

describe('The goals to record', () => {
  const goals = [
    storedGoal({ id: 1 }),
    storedGoal({ id: 2, status: 'on-hold' }),
    storedGoal({ id: 3, status: 'mastered' }),
    storedGoal({ id: 4, parentId: 1 }),
    storedGoal({ id: 5, status: 'draft' }),
    storedGoal({ id: 6, parentId: 1, status: 'mastered' }),
  ];
  const placed = (recorded: number[]) => {
    const { worked, mastered } = goalsToRecord(goals, new Set(recorded), new Map());
    return [ids(worked), ids(mastered)];
  };

  test('are the active ones with their objectives, and mastered ones to probe', () => {
    expect(placed([])).toEqual([
      [1, 4],
      [6, 3],
    ]);
  });

  test('include one with a result, whatever its status is now', () => {
    expect(placed([2, 3])).toEqual([[1, 4, 2, 3], [6]]);
  });
});

describe('The order of goals', () => {
  const goals = [
    storedGoal({ id: 1, createdAt }),
    storedGoal({ id: 2, createdAt }),
    storedGoal({ id: 3, createdAt }),
    storedGoal({ id: 4, createdAt, parentId: 3 }),
    storedGoal({ id: 5, createdAt }),
  ];
  const placed = (used: ReadonlyMap<number, string>, recorded: number[] = []) => {
    const { worked, others } = goalsToRecord(goals, new Set(recorded), used);
    return [ids(worked), ids(others)];
  };

  test('is that of the child’s page without earlier results', () => {
    expect(placed(new Map())).toEqual([[1, 2, 3, 4, 5], []]);
  });

  test('puts those of the latest session first, each with its objectives, and collapses unused ones', () => {
    const used = new Map([
      [2, MONDAY],
      [4, THURSDAY],
      [1, THURSDAY],
    ]);
    expect(placed(used)).toEqual([[1, 3, 4, 2], [5]]);
  });

  test('collapses nothing if the goals used last are mastered or on hold', () => {
    const done = [storedGoal({ id: 1, createdAt, status: 'mastered' }), storedGoal({ id: 2, createdAt })];
    const { worked, others, mastered } = goalsToRecord(done, new Set(), new Map([[1, MONDAY]]));
    expect([ids(worked), ids(others), ids(mastered)]).toEqual([[2], [], [1]]);
  });

  test('does not collapse a goal with data in this session, or one created since then', () => {
    const used = new Map([[2, MONDAY]]);
    expect(placed(used, [5])).toEqual([
      [2, 5],
      [1, 3, 4],
    ]);
    goals.push(storedGoal({ id: 6, createdAt: THURSDAY }));
    expect(placed(used)).toEqual([
      [2, 6],
      [1, 3, 4, 5],
    ]);
  });
});

test('Goals of the last five sessions with data before this one are in use', () => {
  const date = (day: number) => `2026-11-${String(day).padStart(2, '0')}T15:00:00.000Z`;
  const results = [20, 19, 18, 17, 16, 15, 14].map((day, index) => ({
    sessionId: day,
    goalId: index % 2 === 0 ? 1 : day,
    date: date(day),
  }));
  expect([...goalsUsed(results, { id: 19, date: date(19) })].toSorted()).toEqual([
    [1, date(18)],
    [15, date(15)],
    [17, date(17)],
  ]);
  expect(goalsUsed([], { id: 19, date: date(19) })).toEqual(new Map());
});
