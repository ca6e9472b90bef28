import { expect, test } from 'vitest';
import { makePrintable, printableText } from './printable-text.ts';

const letters = new Set([...'abcé ,.≥\u00a0👍👨👧सקمی'].map((letter) => letter.codePointAt(0) ?? 0));
const has = (letter: number) => letters.has(letter);

test.each([
  ['plain text', 'Anything one types, ~ and {}\nin two lines', 'Anything one types, ~ and {}\nin two lines'],
  ['letters that the fonts have', 'a ≥ bé', 'a ≥ bé'],
  ['an accent that stands by itself', 'be\u0301', 'bé'],
  ['a letter that no font has', 'a王c', 'a▯c'],
  ['one sign of several parts', 'a👩🏽‍👧b', 'a▯b'],
  ['an emoji with a skin color', 'a👍🏽b', 'a👍b'],
  ['an emoji of joined parts', '👨🏽\u200d👧', '👨\u200d👧'],
  ['emoji in a row', 'a👍👍ק', 'a👍 👍 ק'],
  ['a joiner between letters that it joins', 'स\u200dस', 'स\u200dस'],
  ['a joiner after a Latin letter', 'a\u200db', 'ab'],
  ['lines that begin at the right', 'a م\n. می. \nק', 'a م\n\u2067. می.\u2069 \n\u2067ק\u2069'],
  ['tabs and narrow spaces', 'a\tb\u202fcé', 'a b cé'],
  ['a space that keeps words together', 'a\u00a0bé', 'a\u00a0bé'],
  ['what is not seen', 'a\u200bb\u00adc\ufeffé', 'abcé'],
  ['lines as other systems end them', 'a\r\nbé', 'a\nbé'],
])('%s', (_what, typed, printed) => {
  expect(printableText(typed, has)).toBe(printed);
});

test('Every text of a content is made printable, however deep it stands; what is no text stays', () => {
  const content = { name: 'a王', goals: [{ line: '≥王', count: 2, on: null }], words: ['é王'] };
  expect(makePrintable(content, has)).toEqual(['王', '王', '王']);
  expect(content).toEqual({ name: 'a▯', goals: [{ line: '≥▯', count: 2, on: null }], words: ['é▯'] });
});
