import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spacedPhrase } from './insert-phrase.ts';

test.each([
  ['', 0, 0, 'Took part.'],
  ['Sat well.', 9, 9, ' Took part.'],
  ['Sat well. ', 10, 10, 'Took part.'],
  ['Sat well.\n', 10, 10, 'Took part.'],
  ['(', 1, 1, 'Took part.'],
  ['Sat ;ful well', 4, 8, 'Took part.'],
  ['Sat ;fulwell', 4, 8, 'Took part. '],
  ['Sat ;ful, well', 4, 8, 'Took part.'],
  ['Ada well', 4, 4, 'Took part. '],
])('In %j from %i to %i, inserting gives %j', (text, from, to, expected) => {
  expect(spacedPhrase(text, { from, to }, 'Took part.')).toBe(expected);
});

test('The text before and after stays unchanged, and words never touch', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const place = { from: before.length, to: before.length };
      const put = before + spacedPhrase(before + after, place, 'Took part.') + after;
      expect(put.startsWith(before) && put.endsWith(after)).toBe(true);
      expect(put).not.toMatch(/[\p{L}\p{N}]Took|part\.[\p{L}\p{N}]/u);
    }),
  );
});
