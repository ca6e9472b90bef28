import { expect, test } from 'vitest';
import type { Criterion } from '#domain/clinical/goals/criterion.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { isCriterionMet } from './criterion-met.ts';
import type { Mark } from './marks.ts';
import { nothingRecorded, type Recorded } from './recorded.ts';

type Judged = Parameters<typeof isCriterionMet>[1][number];

// 80% with no more than verbal cues, 3 sessions in a row, at least 5 trials.
const goal: Criterion = storedGoal();
const trials = (good: number, all: number): Mark[] =>
  Array.from({ length: all }, (_, index) => (index < good ? 'V' : 'M'));

function result(good: number, all: number, changes: Partial<Judged> = {}): Judged {
  return {
    phase: 'teaching',
    isSigned: true,
    isCompleted: true,
    goal,
    recorded: { ...nothingRecorded, marks: trials(good, all) },
    ...changes,
  };
}

const met = result(4, 5);
const missed = result(7, 10);

test.each<[string, boolean, Judged[]]>([
  ['three in a row', true, [missed, met, met, met]],
  ['a probe counts too', true, [met, met, result(5, 5, { phase: 'probe' })]],
  ['two are not three', false, [met, met]],
  ['the last was missed', false, [met, met, met, missed]],
  ['one between them was missed', false, [met, met, missed, met]],
  ['four trials are too few', false, [met, met, result(4, 4)]],
  ['79.5% is not 80%', false, [met, met, result(159, 200)]],
  ['baseline results do not count', false, [met, met, result(5, 5, { phase: 'baseline' })]],
  ['nor do they stand between', true, [met, met, result(0, 5, { phase: 'baseline' }), met]],
  ['unsigned results do not count', false, [met, met, result(5, 5, { isSigned: false })]],
  ['nor those of sessions that did not take place', false, [met, met, result(5, 5, { isCompleted: false })]],
  ['a result without trials does not stand between', true, [met, met, result(0, 0), met]],
  [
    'another target was another criterion',
    false,
    [met, result(5, 5, { goal: { ...goal, target: 70 } }), met],
  ],
  ['other words are the same criterion', true, [met, result(5, 5, { goal: { ...goal } }), met]],
])('%s', (_what, isMet, results) => {
  expect(isCriterionMet(goal, results)).toBe(isMet);
});

const of = (recorded: Partial<Recorded>, changed: Criterion) =>
  result(0, 0, { goal: changed, recorded: { ...nothingRecorded, ...recorded } });

test('A criterion of several opportunities needs all of them', () => {
  const some: Criterion = {
    ...goal,
    measure: 'opportunities',
    opportunities: 5,
    target: 4,
    sessionsInARow: 1,
    plannedTrials: null,
    minimumTrials: null,
  };
  expect(isCriterionMet(some, [of({ marks: trials(4, 5) }, some)])).toBe(true);
  expect(isCriterionMet(some, [of({ marks: trials(4, 4) }, some)])).toBe(false);
});

test('A rubric with rewritten steps is a different criterion', () => {
  const labels = ['Fist', 'Four fingers', 'Three fingers', 'Tripod'];
  const some: Criterion = {
    ...goal,
    ...{ measure: 'rating', ladder: null, targetCue: null, plannedTrials: null, minimumTrials: null },
    ...{ labels, unit: 'pencil-grip rubric', target: 3, sessionsInARow: 2 },
  };
  const before: Criterion = { ...some, labels: ['Fist', 'Digital', 'Modified', 'Tripod'] };
  expect(isCriterionMet(some, [of({ rating: 3 }, some), of({ rating: 3 }, some)])).toBe(true);
  expect(isCriterionMet(some, [of({ rating: 3 }, before), of({ rating: 3 }, some)])).toBe(false);
});

test('A count that should decrease is met at the target and below it', () => {
  const some: Criterion = {
    ...goal,
    measure: 'frequency',
    ladder: null,
    targetCue: null,
    statistic: 'per-hour',
    direction: 'down',
    unit: 'reminders',
    target: 4,
    sessionsInARow: 1,
    plannedTrials: null,
    minimumTrials: null,
  };
  expect(isCriterionMet(some, [of({ count: 2, minutes: 30 }, some)])).toBe(true);
  expect(isCriterionMet(some, [of({ count: 3, minutes: 30 }, some)])).toBe(false);
  expect(isCriterionMet(some, [of({ count: 2 }, some)])).toBe(false);
});
