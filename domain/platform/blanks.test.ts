import { expect, test } from 'vitest';
import { blanksIn, blanksRefusal, findBlanks } from './blanks.ts';

test.each([
  ['Ada ___ in class on ___ of the last 5 school days.', 2],
  ['The session began _____ minutes late.', 1],
  ['Seen in [ ] and [].', 2],
  ['{child} used {cue}.', 2],
  ['{ a word of ours }', 1],
  ['Next meeting: TBD.', 1],
  ['___', 1],
])('"%s" has %i blanks', (text, count) => {
  expect(findBlanks(text)).toHaveLength(count);
});

test.each([
  'Nothing is left out here.',
  'Tbd Sample came in calm, and so did tbd.',
  '[x] left hand, [1] right hand',
  'snake_case and __bold__ words',
  '{"marks": [1, 2]} or { a: 1 }',
  'JTBD and TBDs',
  '',
])('"%s" has no blank', (text) => {
  expect(findBlanks(text)).toEqual([]);
});

test('A blank is shown with the words around it', () => {
  expect(findBlanks('The teacher reports that Ada ___ in class on most of the last 5 school days.')).toEqual([
    '…reports that Ada ___ in class on most of…',
  ]);
});

test('The sentence names the first place and counts the others', () => {
  const blanks = blanksIn([
    { title: 'Notes', text: 'All said.' },
    { title: 'Subjective', text: 'Ada ___ today.' },
    { title: 'Plan', text: 'TBD' },
  ]);
  expect(blanks).toEqual(['Subjective: “Ada ___ today.”', 'Plan: “TBD”']);
  expect(blanksRefusal(blanks)).toBe(
    'A blank is not filled in yet. Subjective: “Ada ___ today.” (and 1 more). Fill it in, or confirm that it is meant',
  );
  expect(blanksRefusal([])).toBeUndefined();
});
