import { expect, test } from 'vitest';
import { notesPreview } from './notes-preview.ts';

test.each([
  [null, ''],
  ['', ''],
  ['Scissors.', 'Scissors.'],
  ['Two\n\nparagraphs', 'Two paragraphs'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['a'.repeat(101), `${'a'.repeat(100)}...`],
  ['🙂'.repeat(101), `${'🙂'.repeat(100)}...`],
])('The preview of %j is %j', (notes, preview) => {
  expect(notesPreview(notes)).toBe(preview);
});
