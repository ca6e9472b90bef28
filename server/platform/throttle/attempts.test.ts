import { expect, test } from 'vitest';
import { waitAfterFailures } from './attempts.ts';

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 5],
  [6, 10],
  [7, 20],
  [8, 40],
  [11, 320],
  [12, 640],
  [13, 900],
  [50, 900],
  [5_000, 900],
])('after %i failures with 5 of them free the next attempt waits %i seconds', (failures, seconds) => {
  expect(waitAfterFailures(failures, 5)).toBe(seconds);
});
