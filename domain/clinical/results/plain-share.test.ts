import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainShare } from './plain-share.ts';

test.each([
  [0, 'never'],
  [4, 'never'],
  [5, 'never'],
  [6, '1 time in 10'],
  [15, '1 time in 10'],
  [22, '1 time in 5'],
  [22.5, '1 time in 5'],
  [27, '1 time in 4'],
  [33, '1 time in 3'],
  [40, '1 time in 3'],
  [50, '1 time in 2'],
  [62, '2 times in 3'],
  [75, '3 times in 4'],
  [88, '9 times in 10'],
  [95, '9 times in 10'],
  [96, 'every time'],
  [100, 'every time'],
])('%s percent is worded %s', (percent, words) => {
  expect(plainShare(percent)).toBe(words);
});

test('A higher share never gets a lower wording', () => {
  const inOrder = Array.from({ length: 101 }, (_, percent) => plainShare(percent)).filter(
    (words, index, all) => words !== all[index - 1],
  );
  expect(new Set(inOrder).size).toBe(inOrder.length);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), (percent) => inOrder.includes(plainShare(percent))),
  );
});
