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
])('a group of %j of which %j were counted is kept as %j', (groupSize, childrenCounted, kept) => {
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
])('a note with %j says the same: %j', (changes, isSame) => {
  expect(isSameNote(content, { ...content, ...changes })).toBe(isSame);
});

describe('What was changed here and elsewhere', () => {
  const words = { ...content, notes: 'Words typed here' };
  const rest = { ...content, activity: 'Clay' };

  test('is one note where one side changed the Notes and the other side the rest', () => {
    const both = { ...content, notes: 'Words typed here', activity: 'Clay' };
    expect(mergedNote(words, content, rest)).toEqual(both);
    expect(mergedNote(rest, content, words)).toEqual(both);
    expect(mergedNote(content, content, both)).toEqual(both);
  });

  test('competes where both sides changed the Notes, or both the rest', () => {
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
])('%j is what is written of a note: %j', (kept, isContent) => {
  expect(isNoteContent(kept)).toBe(isContent);
});
