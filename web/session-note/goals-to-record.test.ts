import { expect, test } from 'vitest';
import { keptGoal } from '#tests/builders/kept-records.ts';
import { goalsToRecord } from './goals-to-record.ts';

const goals = [
  keptGoal({ id: 1 }),
  keptGoal({ id: 2, status: 'on-hold' }),
  keptGoal({ id: 3, status: 'mastered' }),
  keptGoal({ id: 4, parentId: 1 }),
  keptGoal({ id: 5, status: 'draft' }),
  keptGoal({ id: 6, parentId: 1, status: 'mastered' }),
];
const ids = (recorded: number[]) => {
  const { worked, mastered } = goalsToRecord(goals, new Set(recorded));
  return [worked.map(({ id }) => id), mastered.map(({ id }) => id)];
};

test('Active goals with their objectives are recorded on, mastered ones looked at again', () => {
  expect(ids([])).toEqual([
    [1, 4],
    [6, 3],
  ]);
});

test('A goal that was recorded on stays, whatever became of it', () => {
  expect(ids([2, 3])).toEqual([[1, 4, 2, 3], [6]]);
});
