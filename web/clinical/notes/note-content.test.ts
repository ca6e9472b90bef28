import { expect, test } from 'vitest';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { keptNote } from '#tests/builders/kept-records.ts';
import { contentOfNote, isNoteContent, isSameNote } from './note-content.ts';

const { id, therapistId, createdAt, ...note } = keptNote();
const { content } = contentOfNote({ ...note, childrenCounted: null });

test.each([
  [3, 3, null],
  [4, 3, 4],
  [null, null, null],
])('a group of %j of which %j were counted is kept as %j', (groupSize, childrenCounted, kept) => {
  expect(contentOfNote({ ...note, groupSize, childrenCounted }).content.groupSize).toBe(kept);
});

test.each<[Partial<NoteContent>, boolean]>([
  [{}, true],
  [{ assessment: `${content.assessment} ` }, true],
  [{ coTreatedWith: '' }, true],
  [{ assessment: 'Other words' }, false],
  [{ groupSize: 3 }, false],
  [{ diagnosisCodes: ['R27.8'] }, false],
  [{ pulled: { planText: '2026-09-04' } }, false],
])('a note with %j says the same: %j', (changes, isSame) => {
  expect(isSameNote(content, { ...content, ...changes })).toBe(isSame);
});

test.each([
  [content, true],
  [JSON.parse(JSON.stringify(content)), true],
  ['text', false],
  [{ ...content, pulled: null }, false],
  [{ ...content, diagnosisCodes: 'F82' }, false],
  [null, false],
])('%j is what is written of a note: %j', (kept, isContent) => {
  expect(isNoteContent(kept)).toBe(isContent);
});
