import { describe, expect, test } from 'vitest';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { storedNote } from '#tests/builders/stored-records.ts';
import { isNoteContent, isSameNote, mergedNote, noteOnServer } from './note-content.ts';

const { id, therapistId, createdAt, ...note } = storedNote();
const { content } = noteOnServer({ ...note, childrenCounted: null });

test.each([
  [3, 3, null],
  [4, 3, 4],
  [null, null, null],
])('A group of %j with %j counted is saved as %j', (groupSize, childrenCounted, kept) => {
  expect(noteOnServer({ ...note, groupSize, childrenCounted }).content.groupSize).toBe(kept);
});

test.each<[Partial<NoteContent>, boolean]>([
  [{}, true],
  [{ assessment: `${content.assessment} ` }, true],
  [{ coTreatedWith: '' }, true],
  [{ assessment: 'Other words' }, false],
  [{ groupSize: 3 }, false],
  [{ diagnosisCodes: ['R27.8'] }, false],
  [{ pulled: { planText: '2026-09-04' } }, false],
])('A note with %j has the same content: %j', (changes, isSame) => {
  expect(isSameNote(content, { ...content, ...changes })).toBe(isSame);
});

describe('Changes here and elsewhere', () => {
  const words = { ...content, notes: 'Words typed here' };
  const rest = { ...content, activity: 'Clay' };

  test('are merged if one side changed Notes and the other the rest', () => {
    const both = { ...content, notes: 'Words typed here', activity: 'Clay' };
    expect(mergedNote(words, content, rest)).toEqual(both);
    expect(mergedNote(rest, content, words)).toEqual(both);
    expect(mergedNote(content, content, both)).toEqual(both);
  });

  test('conflict if both sides changed Notes, or both the rest', () => {
    expect(mergedNote(words, content, { ...content, notes: 'Other words' })).toBeUndefined();
    expect(mergedNote(rest, content, { ...content, activity: 'Sand' })).toBeUndefined();
    expect(mergedNote(rest, content, { ...words, setting: null })).toBeUndefined();
  });
});

test.each([
  [content, true],
  [JSON.parse(JSON.stringify(content)), true],
  ['text', false],
  [{ ...content, pulled: null }, false],
  [{ ...content, diagnosisCodes: 'F82' }, false],
  [null, false],
])('%j has the shape of a note’s content: %j', (kept, isContent) => {
  expect(isNoteContent(kept)).toBe(isContent);
});
