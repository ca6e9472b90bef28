import { expect, test } from 'vitest';
import { breakWord } from './break-words.ts';

test.each([
  ['Maple', ['Maple']],
  ['interdisciplinary', ['interdisciplinary']],
  [' '.repeat(30), [' '.repeat(30)]],
  ['', ['']],
  [
    'yes/no/yes/no/yes/no/',
    [...'yes/no/yes/no/yes/no/'].flatMap((letter, index) => (index ? ['', letter] : [letter])),
  ],
  ['上海，喜欢', ['', '上海，', '', '喜欢', '']],
  ['（上海）', ['', '（上海）', '']],
  ['สวัสดีครับ', ['', 'สวัสดี', '', 'ครับ', '']],
  [
    'カ'.repeat(21),
    ['', ...[...'カ'.repeat(21)].flatMap((letter, index) => (index ? ['', letter] : [letter])), ''],
  ],
])('The word %j is broken as %j', (word, parts) => {
  expect(breakWord(word)).toEqual(parts);
});

test('No letter is lost, and an accent stays with its letter', () => {
  const word = 'e\u0301'.repeat(30);
  expect(breakWord(word).join('')).toBe(word);
  expect(breakWord(word)[2]).toBe('e\u0301');
});
