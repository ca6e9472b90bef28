import { expect, test } from 'vitest';
import { storedGoal, storedResult } from '#tests/builders/stored-records.ts';
import { dataLine } from './data-line.ts';
import { goalLine } from './goal-line.ts';

const goal = storedGoal({ name: 'Cutting on a line' });
const data = dataLine(goal, storedResult());

test.each([
  [{ comment: null }, `Cutting on a line: ${data}.`],
  [{ comment: 'Held the paper alone.' }, `Cutting on a line: ${data} – Held the paper alone.`],
  [{ comment: 'Why not?' }, `Cutting on a line: ${data} – Why not?`],
  [{ marks: [], comment: 'Too tired to begin' }, 'Cutting on a line: Too tired to begin.'],
])('A result with %j reads: %s', (changes, line) => {
  expect(goalLine(goal, storedResult(changes))).toBe(line);
});
