import { expect, test } from 'vitest';
import { isLongText, linesOf } from './text-lines.ts';

test.each<[string, unknown, number]>([
  ['nothing', null, 1],
  ['a word', 'Cut', 1],
  ['a long line', 'Cut. '.repeat(38), 2],
  ['a line of wide letters', '今天他学习写字。'.repeat(10), 2],
  ['short lines and an empty one', 'Cut\n\nRested', 3],
])('%s', (_, text, lines) => {
  expect(linesOf(text)).toBe(lines);
});

test('a list of many short lines is long', () => {
  expect(isLongText('Cut\n'.repeat(60))).toBe(true);
  expect(isLongText('Cut along a line.')).toBe(false);
});
