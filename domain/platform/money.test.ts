import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_LIMIT_CENTS, centsToDollars, dollarsToCents, formatCents, splitByWeights } from './money.ts';

test.each([
  [120, 12_000],
  [120.5, 12_050],
  [0.01, 1],
  [0.1 + 0.2, 30],
  [1.1, 110],
  [19.99, 1_999],
  [4.35, 435],
  [8.2, 820],
  [1.005, 101],
  [1.004, 100],
  [999_999, 99_999_900],
])('%d dollars are %i cents', (dollars, cents) => {
  expect(dollarsToCents(dollars)).toBe(cents);
});

test('Cents become dollars for a form and come back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: AMOUNT_LIMIT_CENTS }), (cents) => {
      expect(dollarsToCents(centsToDollars(cents))).toBe(cents);
      expect(dollarsToCents(Number(centsToDollars(cents).toFixed(2)))).toBe(cents);
    }),
  );
});

test.each([
  [12_000, '$120.00'],
  [12_050, '$120.50'],
  [5_000, '$50.00'],
  [1, '$0.01'],
  [0, '$0.00'],
  [123_456_789, '$1,234,567.89'],
])('%i cents read %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  [10_000, [12_000, 9_000], [5_714, 4_286]],
  [9_001, [1, 1, 1], [3_001, 3_000, 3_000]],
  [7_875, [24, 21], [4_200, 3_675]],
  [9_000, [30, 15], [6_000, 3_000]],
  [100, [0, 0, 0], [34, 33, 33]],
  [99_999_900, [99_999_900, 99_999_899, 1], [49_999_950, 49_999_950, 0]],
  [5, [], []],
])('%i cents split by %o are %o', (cents, weights, expected) => {
  expect(splitByWeights(cents, weights)).toEqual(expected);
});
