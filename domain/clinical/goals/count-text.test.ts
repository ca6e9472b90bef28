import { expect, test } from 'vitest';
import { countText } from './count-text.ts';

test.each([
  [6, 'reminders', '6 reminders'],
  [0, 'reminders', '0 reminders'],
  [1, 'reminders', '1 reminder'],
  [1, 'verbal reminders', '1 verbal reminder'],
  [1, 'times out of seat', '1 time out of seat'],
  [1, 'bus rides', '1 bus ride'],
  [1, 'tries', '1 try'],
  [1, 'pushes', '1 push'],
  [1, 'guesses', '1 guess'],
  [1, 'pieces put in place', '1 piece put in place'],
  [1, 'help', '1 help'],
  [2.5, 'reminders', '2.5 reminders'],
])('%d of %s: %s', (count, unit, words) => {
  expect(countText(count, unit)).toBe(words);
});
