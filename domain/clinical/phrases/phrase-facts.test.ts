import { expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Mark } from '#domain/clinical/results/marks.ts';
import { storedGoal, storedResult } from '#tests/builders/stored-records.ts';
import { factsFor } from './phrase-facts.ts';

const cutting = storedGoal({ id: 1, name: 'Cutting on a line', domain: 'fine-motor' });
const tying = storedGoal({ id: 2, name: 'Shoe tying', domain: 'self-care', ladder: 'assistance' });
const sitting = storedGoal({
  id: 3,
  name: 'Sitting upright',
  domain: 'gross-motor',
  measure: 'duration',
  ladder: null,
});
const buttons = storedGoal({
  id: 4,
  name: 'Buttons',
  domain: 'self-care',
  measure: 'cue',
  ladder: 'assistance',
});

function marked(goalId: number, marks: readonly Mark[], minute = 0): GoalResult {
  return resultOf(goalId, { marks: [...marks] }, minute);
}

function resultOf(goalId: number, changes: Partial<GoalResult>, minute = 0): GoalResult {
  const updatedAt = `2026-11-20T15:${String(minute).padStart(2, '0')}:00.000Z`;
  return storedResult({ id: goalId, goalId, updatedAt, ...changes });
}

const noteOf = (goals: Goal[], results: GoalResult[]) => ({ child: { firstName: 'Ada' }, goals, results });

test.each<[string, Mark[], string | undefined, string | undefined]>([
  [
    '4 of 10 independent, V most often',
    ['I', 'I', 'I', 'I', 'V', 'V', 'V', 'M', 'M', 'X'],
    '40%',
    'verbal cues',
  ],
  ['of two as often, the one that is more help', ['I', 'V', 'M', 'V', 'M'], '20%', 'a model'],
  ['all independent', ['I', 'I'], '100%', 'no help'],
  ['none successful', ['X', 'X'], '0%', undefined],
  ['half rounded up', ['I', ...Array<Mark>(7).fill('G')], '13%', 'gestural cues'],
])('Percentage and cue come from the marks: %s', (_, marks, percent, cue) => {
  expect(factsFor({}, noteOf([cutting], [marked(1, marks)]))).toEqual({
    child: 'Ada',
    goal: 'Cutting on a line',
    percent,
    cue,
  });
});

test('A goal without trials has no percentage, and its level of help is its cue', () => {
  expect(factsFor({}, noteOf([sitting], [resultOf(3, { marks: null, seconds: [90] })]))).toEqual({
    child: 'Ada',
    goal: 'Sitting upright',
  });
  expect(factsFor({}, noteOf([buttons], [resultOf(4, { marks: null, cue: 'MIN' })]))).toEqual({
    child: 'Ada',
    goal: 'Buttons',
    cue: 'minimal assistance',
  });
});

test('The goal is the one recorded last; for a phrase with a domain, the last one of that domain', () => {
  const note = noteOf([cutting, tying, sitting], [marked(2, ['I'], 5), marked(1, ['V'], 9)]);
  expect(factsFor({}, note).goal).toBe('Cutting on a line');
  expect(factsFor({ domain: 'self-care' }, note)).toMatchObject({ goal: 'Shoe tying', percent: '100%' });
  expect(factsFor({ domain: 'gross-motor' }, note)).toEqual({ child: 'Ada' });
});

test.each([
  ['nothing was recorded', noteOf([cutting], [])],
  ['a mark was taken back', noteOf([cutting], [marked(1, [])])],
  ['the goal of a result is not known', noteOf([], [marked(1, ['I'])])],
])('Only the child is known if %s', (_, note) => {
  expect(factsFor({}, note)).toEqual({ child: 'Ada' });
});
