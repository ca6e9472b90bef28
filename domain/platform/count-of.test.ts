import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test.each([
  [0, '0 clients'],
  [1, '1 client'],
  [2, '2 clients'],
  [2_000, '2,000 clients'],
])('%i is counted as "%s"', (count, text) => {
  expect(countOf(count, 'client')).toBe(text);
});

test('A noun can have another plural', () => {
  expect([1, 2].map((count) => countOf(count, 'child', 'children'))).toEqual(['1 child', '2 children']);
});
