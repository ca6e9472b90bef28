import { expect, test } from 'vitest';
import { missingLettersText } from './missing-letters.ts';

test.each<[string[], string]>([
  [[], ''],
  [['ᠮ'], '1 letter could not be printed and is shown as ▯ (1 Mongolian).'],
  [
    ['ᠮ', 'ᠣ', 'Ꮳ', '\u{10fffd}'],
    '4 letters could not be printed and are shown as ▯ (2 Mongolian, 1 Cherokee, 1 other).',
  ],
])('Of the missing letters %j a document says %j', (letters, sentence) => {
  expect(missingLettersText(new Set(letters))).toBe(sentence);
});
