import { expect, test } from 'vitest';
import { storedGoal, storedRevision } from '#tests/builders/stored-records.ts';
import { goalsOn } from './goal-on-day.ts';
import { revisedContent } from './goal-revision.ts';
import type { GoalStatus } from './goal-status.ts';

const own = { cues: { V: 'Spoken prompt' } };
const goal = storedGoal({ revision: 2, target: 90, name: 'Cutting', hiddenLevels: ['FP'], levelNames: own });
const revisions = [
  storedRevision({ content: revisedContent(storedGoal({ target: 80, name: 'Cutting on a line' })) }),
  storedRevision({ id: 2, revision: 2, effectiveOn: '2026-11-20', content: revisedContent(goal) }),
];

test.each([
  ['2026-09-01', 80, 'Cutting on a line'],
  ['2026-11-19', 80, 'Cutting on a line'],
  ['2026-11-20', 90, 'Cutting'],
])('On %s the goal’s target is %i%% and its name %s, with today’s level names', (on, target, name) => {
  expect(goalsOn([goal], revisions, on)).toEqual([{ ...goal, target, name }]);
});

test('A goal without data, or with another goal’s revisions only, is unchanged', () => {
  const other = storedRevision({ goalId: 99, content: revisedContent(storedGoal({ target: 10 })) });
  expect(goalsOn([goal], [other], '2026-11-19')).toEqual([goal]);
});

test.each<[GoalStatus, before: GoalStatus]>([
  ['mastered', 'active'],
  ['on-hold', 'active'],
  ['discontinued', 'active'],
])('A goal that has been %s since a day was %s on the days before', (status, before) => {
  const since = storedGoal({
    status,
    statusOn: '2026-11-20',
    statusHistory: [
      { status: 'active', on: '2026-09-08', reason: null },
      { status, on: '2026-11-20', reason: null },
    ],
  });
  const statusOn = (day: string) => goalsOn([since], [], day)[0]?.status;
  expect([statusOn('2026-11-19'), statusOn('2026-11-20')]).toEqual([before, status]);
  // Nobody worked on it before it was created.
  expect(statusOn('2026-09-07')).toBe(status);
});

test('An active goal accepts late entries whatever its status was on that day', () => {
  const statusHistory = [
    { status: 'draft', on: '2026-09-08', reason: null },
    { status: 'active', on: '2026-11-20', reason: null },
  ] as const;
  const since = storedGoal({ status: 'active', statusOn: '2026-11-20', statusHistory: [...statusHistory] });
  expect(goalsOn([since], [], '2026-11-19')).toEqual([since]);
});
