import { expect, test } from 'vitest';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { wholeScale } from './whole-scale.ts';

const plain = { ladder: null, targetCue: null, plannedTrials: null, minimumTrials: null };
const goalOf = (changes: Partial<Measuring>): Measuring => ({
  ...storedGoal(),
  ...plain,
  baselineValue: null,
  ...changes,
});
const ofTime = goalOf({ measure: 'duration', statistic: 'longest', direction: 'up', target: 600 });
const ofTimes = goalOf({ measure: 'frequency', statistic: 'count', direction: 'down', target: 4 });

test.each<[string, Measuring[], number[], [number, number], string]>([
  [
    'percent reach from 0 to 100, whatever was seen',
    [storedGoal()],
    [70, 72],
    [0, 100],
    '0% 20% 40% 60% 80% 100%',
  ],
  [
    'opportunities all of them',
    [goalOf({ measure: 'opportunities', opportunities: 5 })],
    [5],
    [0, 5],
    '0 1 2 3 4 5',
  ],
  [
    'also of the revision that had more',
    [
      goalOf({ measure: 'opportunities', opportunities: 4 }),
      goalOf({ measure: 'opportunities', opportunities: 6 }),
    ],
    [],
    [0, 6],
    '0 1 2 3 4 5 6',
  ],
  [
    'help every level',
    [goalOf({ measure: 'cue', ladder: 'assistance' })],
    [2],
    [0, 5],
    'I SU MIN MOD MAX DEP',
  ],
  [
    'a rubric every step',
    [goalOf({ measure: 'rating', labels: ['a', 'b', 'c', 'd'] })],
    [1],
    [0, 3],
    '0 1 2 3',
  ],
  ['attainment from −2 to +2', [goalOf({ measure: 'gas' })], [0], [-2, 2], '−2 −1 0 +1 +2'],
  ['a time up to its target', [ofTime], [30], [0, 600], '0 s 2 min 4 min 6 min 8 min 10 min'],
  ['or beyond, to the longest', [ofTime], [610], [0, 720], '0 s 2 min 4 min 6 min 8 min 10 min 12 min'],
  ['counts from 0 to their target', [ofTimes], [], [0, 4], '0 1 2 3 4'],
  ['or to the most', [ofTimes], [37.5], [0, 40], '0 10 20 30 40'],
  ['or to the baseline', [{ ...ofTimes, baselineValue: 9 }], [], [0, 10], '0 2 4 6 8 10'],
])('The scale of %s', (_case, goals, values, ends, steps) => {
  const scale = wholeScale(goals, values);
  expect([scale.lowest, scale.highest]).toEqual(ends);
  expect(scale.steps.map(({ shortLabel }) => shortLabel).join(' ')).toBe(steps);
  expect(scale.isLowestOnTop).toBe(goals[0]?.measure === 'cue');
});
