import { expect, test } from 'vitest';
import { othersNamedInNote } from './names-in-note.ts';

const children = [
  { id: 1, firstName: 'Ada' },
  { id: 2, firstName: 'Ben' },
  { id: 3, firstName: 'Zoë' },
  { id: 4, firstName: 'Ada' },
  { id: 5, firstName: 'Mary Ann' },
  { id: 6, firstName: 'J.' },
];

test.each<[string, number, string[]]>([
  ['We cut along lines.', 2, []],
  ['Ada cut along lines.', 2, ['Ada']],
  ["ADA's grip held, Ben helped.", 3, ['Ada', 'Ben']],
  ['Ben cut along lines.', 2, []],
  // Two children share a name, which is allowed in each other's notes.
  ['Ada cut along lines.', 4, []],
  ['Adam bent the wire on the bench.', 3, []],
  ['Zoë wrote; Zoe\u0308 drew.', 1, ['Zoë']],
  ['zoë', 1, ['Zoë']],
  ['With Mary Ann and a ball', 1, ['Mary Ann']],
  ['Je suis', 1, []],
  ['', 1, []],
])('%j, copied to child %i, contains the names %j', (text, clientId, names) => {
  expect(othersNamedInNote(text, clientId, children).map(({ firstName }) => firstName)).toEqual(names);
});
