import { expect, test } from 'vitest';
import { pauseBeforeNextDelivery } from './delivery-pause.ts';

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [7, 1_920],
  [8, 3_600],
  [2_000, 3_600],
])('after %i attempts a mail is retried in %i seconds', (attempts, seconds) => {
  expect(pauseBeforeNextDelivery(attempts)).toBe(seconds);
});
