import { expect, test } from 'vitest';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { sessionResults, valuedResults } from './session-result.ts';

const ZONE = 'America/New_York';
const goal = storedGoal({ revision: 2, targetCue: 'I' });
const earlier = storedRevision({ content: storedGoal() });
const later = storedRevision({ id: 2, revision: 2, effectiveOn: '2026-10-20', content: goal });

function resultsOf(...results: Partial<GoalResult>[]) {
  const all = results.map((changes, index) => storedResult({ id: index + 1, ...changes }));
  return sessionResults(goal, { revisions: [later, earlier], results: all }, ZONE);
}

test('Each result is measured by the version of the goal on the day of its session', () => {
  const [old, present] = resultsOf({}, { date: '2026-10-21T14:00:00.000Z', goalRevision: 2 });
  expect(old).toMatchObject({ value: 60, share: { part: 3, all: 5 }, support: 57 });
  expect(present).toMatchObject({ value: 40, share: { part: 2, all: 5 }, support: 57 });
});

test('Results are ordered by session, earliest first, and two on one day are both kept', () => {
  const days = resultsOf(
    { date: '2026-10-07T14:00:00.000Z' },
    { date: '2026-10-05T19:00:00.000Z' },
    // Still the previous evening in New York.
    { date: '2026-10-06T02:00:00.000Z' },
  ).map(({ on, recorded }) => [on, recorded.id]);
  expect(days).toEqual([
    ['2026-10-05', 2],
    ['2026-10-05', 3],
    ['2026-10-07', 1],
  ]);
});

test('Sessions that did not take place, and other goals, are left out', () => {
  expect(resultsOf({ sessionStatus: 'scheduled' }, { sessionStatus: 'cancelled' }, { goalId: 2 })).toEqual(
    [],
  );
});

test('A result without a value has no point in the graph', () => {
  const results = resultsOf({ marks: [], comment: 'Too tired' }, {});
  expect(results).toHaveLength(2);
  expect(valuedResults(results).map(({ recorded }) => recorded.id)).toEqual([2]);
});

test('Without its revision, a result is judged by the goal as it is now', () => {
  const results = sessionResults(goal, { revisions: [], results: [storedResult()] }, ZONE);
  expect(results).toMatchObject([{ value: 40 }]);
});
