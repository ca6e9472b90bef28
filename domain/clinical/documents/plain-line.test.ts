import { expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalBank } from '#domain/clinical/goals/goal-bank.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Mark } from '#domain/clinical/results/marks.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { storedGoal, storedResult } from '#tests/builders/stored-records.ts';
import { goalInPeriod } from './goal-in-period.ts';
import { plainLine } from './plain-line.ts';

const period = { fromOn: '2026-09-08', untilOn: '2026-11-13' };
const cutting = { statement: '{child} will cut along a line.', targetCue: 'I' } as const;

function share(percent: number, changes: Partial<GoalResult> = {}): GoalResult[] {
  const marks = Array.from({ length: 40 }, (_, trial): Mark => (trial < percent / 2.5 ? 'I' : 'X'));
  return ['2026-10-16', '2026-10-23', '2026-10-30'].map((day, index) =>
    storedResult({ id: index + 1, date: `${day}T15:00:00.000Z`, noteStatus: 'signed', marks, ...changes }),
  );
}

function lineOf(results: readonly GoalResult[], changes: Partial<Goal> = {}) {
  const goal = storedGoal({ ...cutting, ...changes });
  return plainLine(
    goalInPeriod(goal, { revisions: [], results }, { period, timeZone: 'America/New_York' }),
    'Ada',
  );
}

test('The line says what the child does now and compares it with September', () => {
  expect(lineOf(share(35))).toBe(
    'Ada now cuts along a line without help about 1 time in 3. In September it was about 1 time in 5.',
  );
});

test.each<[string, number, Partial<Goal>]>([
  [
    'Ada now cuts along a line with no more than a spoken hint about 1 time in 3. In September it was about 1 time in 5.',
    35,
    { targetCue: 'V' },
  ],
  ['Ada now cuts along a line without help every time. In September it was about 1 time in 5.', 100, {}],
  [
    'Ada now cuts along a line without help almost every time. In September this did not happen yet.',
    97.5,
    { baselineValue: 0 },
  ],
  ['Ada does not yet cut along a line without help. In September it was about 1 time in 5.', 0, {}],
  ['Ada now cuts along a line without help about 1 time in 5. In September it was about the same.', 20, {}],
  [
    'Ada now cuts along a line without help about 1 time in 3. In May 2025 it was about 1 time in 5.',
    35,
    { startsOn: '2025-05-01' },
  ],
  [
    'When upset, Ada can now choose a calming strategy and be ready to go on without help about 1 time in 3. In September it was about 1 time in 5.',
    35,
    { statement: 'When upset, {child} will choose a calming strategy and be ready to go on.' },
  ],
  [
    'Ada now independently tries a food without help about 1 time in 3. In September it was about 1 time in 5.',
    35,
    { statement: '{child} will independently try a food with 80% accuracy in 4 of 5 trials.' },
  ],
  [
    'Ada is now able to sit without help about 1 time in 3. In September it was about 1 time in 5.',
    35,
    { statement: '{child} will be able to sit.' },
  ],
  [
    '“Cutting on a line”: Ada now does this without help about 1 time in 3. In September it was about 1 time in 5.',
    35,
    { statement: 'Cuts along a line' },
  ],
  [
    '“Cutting on a line”: Ada does not do this without help yet. In September it was about 1 time in 5.',
    0,
    { statement: 'Cuts along a line' },
  ],
])('%s', (line, percent, changes) => {
  expect(lineOf(share(percent), changes)).toBe(line);
});

test('Steps of a task are counted as steps', () => {
  const shoe = storedGoal({
    name: 'Shoe tying',
    measure: 'opportunities',
    ladder: 'assistance',
    steps: ['Cross', 'Tuck', 'Pull', 'Loop', 'Wrap', 'Pull tight'],
    opportunities: 6,
    baselineValue: 0,
    target: 6,
    targetCue: 'MIN',
  });
  const marks: Mark[] = ['I', 'MIN', 'MAX', 'MAX', 'DEP', 'DEP'];
  expect(lineOf(share(0, { measure: 'opportunities', marks }), shoe)).toBe(
    '“Shoe tying”: Ada now does this with a little help about 1 step in 3. In September this did not happen yet.',
  );
});

test('Without percentages from two points in time there is no line', () => {
  expect(lineOf([])).toBeUndefined();
  expect(lineOf(share(35), { baselineValue: null })).toBeUndefined();
  expect(lineOf(share(35, { phase: 'baseline' }))).toBeUndefined();
  const rated = storedGoal({ measure: 'rating', unit: 'rubric', labels: ['a', 'b', 'c'], baselineValue: 1 });
  expect(lineOf(share(0, { measure: 'rating', marks: null, rating: 2 }), rated)).toBeUndefined();
});

test('Without a written baseline, results from before teaching replace it', () => {
  const before = share(10, { phase: 'baseline' }).map((each, index) => ({
    ...each,
    id: 10 + index,
    date: `${plusDays('2026-09-10', index)}T15:00:00.000Z`,
  }));
  expect(lineOf([...before, ...share(50)], { baselineValue: null })).toBe(
    'Ada now cuts along a line without help about 1 time in 2. In September it was about 1 time in 10.',
  );
});

test('Every statement of the goal bank turns into a sentence about the child', () => {
  const lines = goalBank.map(({ statement, name }) => lineOf(share(35), { statement, name }));
  expect(lines.filter((line) => !line || /\{child\}| will |“/.test(line))).toEqual([]);
});
