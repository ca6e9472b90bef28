import { expect, test } from 'vitest';
import { plainText, searchedText } from './search-text.ts';

test.each([
  ['Lucía', 'lucia'],
  ['ZOË', 'zoe'],
  ["O'Dunmore", "o'dunmore"],
  ['O’Dunmore', "o'dunmore"],
  ['O‘Dunmore', "o'dunmore"],
  ['O´Dunmore', "o'dunmore"],
  ['Ana–Maria', 'ana-maria'],
  ['Ana‑Maria', 'ana-maria'],
  ['“Bo” Elm', '"bo" elm'],
  ['Ana\u00a0Elm', 'ana elm'],
  ['Ａna', 'ana'],
  ['Łukasz Ødegård', 'lukasz odegard'],
  ['Nguyễn', 'nguyen'],
])('%j is searched as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each([
  ['  Zoë   Apple ', 'zoe apple'],
  [' ', ''],
])('typing %j looks for %j', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});
