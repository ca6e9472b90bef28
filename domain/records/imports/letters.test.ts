import { expect, test } from 'vitest';
import { accentedWords, strangeness } from './letters.ts';

test.each([
  ['José', 0],
  ['Zoë,Núñez', 0],
  ['Ángel O’Brien', 0],
  ['JOSÉ', 0],
  ['“quiet”', 0],
  ['Ana’s', 0],
  ['Jiří', 1],
  ['JosŽ', 10],
  ['JosÃ©', 10],
  ['Mu–oz', 10],
  ['Garc’a', 10],
  ['Jos\u008e', 10],
  ['Jos‚', 10],
  ['OÕBrien', 10],
  ['Jos\ufffd', 10],
  ['李明', 1],
  ['রহিম', 1],
  ['Иван', 1],
  ['Èâàí', 10],
  ['DeÁngelo', 0],
  ['Zo閍', 10],
  ['Josª', 10],
  ['Marнa', 10],
  ['Čâŕí', 10],
  ['likes – dogs ½ hour', 0],
  ['¡Ana!', 0],
])('The letters of %s are strange by %i', (text, points) => {
  expect(strangeness(accentedWords(text))).toBe(points);
});

test('Words without accents are not looked at', () => {
  expect(accentedWords('Ivy,Sample\nJosé,Oak; José')).toEqual(['José']);
});
