import { expect, test } from 'vitest';
import { foundInNote, searchedWords } from './note-search.ts';

test.each<[string, string[][]]>([
  ['', []],
  [' - "*" ', []],
  ['t', []],
  ['a b', []],
  ['a bb', [['a'], ['bb']]],
  ['Scissors, curved', [['Scissors'], ['curved']]],
  [
    "don't mid-line",
    [
      ['don', 't'],
      ['mid', 'line'],
    ],
  ],
  ['José', [['José']]],
  ['10 min', [['10'], ['min']]],
])('Of %j these words are looked for in notes', (typed, words) => {
  expect(searchedWords(typed)).toEqual(words);
});

const marked = (notes: string | null, typed: string) =>
  foundInNote(notes, typed)
    ?.map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join('');

const long = `${'Sat well and waited. '.repeat(10)}Cut along a curved line. ${'Then rest. '.repeat(30)}`;

test.each<[string, string | null, string, string | undefined]>([
  ['no note', null, 'cut', undefined],
  ['a note without the word', 'Swing', 'cut', undefined],
  ['the middle of a word', 'Uncut', 'cut', undefined],
  ['a beginning, whatever its case', 'Cutting paper', 'cut', '[Cutting] paper'],
  ['accents, written or not', 'Avec José', 'jose', 'Avec [José]'],
  ['several words', 'Cut a line,\nthen cut again', 'line cut', '[Cut] a [line], then [cut] again'],
  [
    'a long note',
    long,
    'curved',
    '...well and waited. Cut along a [curved] line. Then rest. Then rest. Then rest. Then rest. Then rest....',
  ],
  ['a word as long as a line', `${'x'.repeat(300)} end`, 'xx', `[${'x'.repeat(300)}]...`],
])('The line that is shown of %s', (_, notes, typed, line) => {
  expect(marked(notes, typed)).toBe(line);
});
