import { expect, test } from 'vitest';
import { makePrintable, printableText } from './printable-text.ts';

const letters = new Set([...'abcé ,.≥\u00a0'].map((letter) => letter.codePointAt(0) ?? 0));

test.each([
  ['plain text', 'Anything one types, ~ and {}\nin two lines', 'Anything one types, ~ and {}\nin two lines'],
  ['letters that the fonts have', 'a ≥ bé', 'a ≥ bé'],
  ['an accent that stands by itself', 'be\u0301', 'bé'],
  ['a letter that no font has', 'a王c', 'a▯c'],
  ['one sign of several parts', 'a👩🏽‍👧b', 'a▯b'],
  ['tabs and narrow spaces', 'a\tb\u202fcé', 'a b cé'],
  ['a space that keeps words together', 'a\u00a0bé', 'a\u00a0bé'],
  ['what is not seen', 'a\u200bb\u00adc\ufeffé', 'abcé'],
  ['lines as other systems end them', 'a\r\nbé', 'a\nbé'],
])('%s', (_what, typed, printed) => {
  expect(printableText(typed, letters)).toBe(printed);
});

test('Every text of a content is made printable, however deep it stands; what is no text stays', () => {
  const content = { name: 'a王', goals: [{ line: '≥王', count: 2, on: null }], words: ['é王'] };
  makePrintable(content, letters);
  expect(content).toEqual({ name: 'a▯', goals: [{ line: '≥▯', count: 2, on: null }], words: ['é▯'] });
});
