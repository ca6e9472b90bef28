import { expect, test } from 'vitest';
import { axisSteps } from './axis-steps.ts';

test.each([
  [0, [0]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [5, [0, 1, 2, 3, 4, 5]],
  [7, [0, 2, 4, 6, 8]],
  [23, [0, 5, 10, 15, 20, 25]],
  [61, [0, 20, 40, 60, 80]],
  [1_234, [0, 200, 400, 600, 800, 1_000, 1_200, 1_400]],
])('An axis up to %i names round numbers', (most, steps) => {
  expect(axisSteps(most)).toEqual(steps);
});
