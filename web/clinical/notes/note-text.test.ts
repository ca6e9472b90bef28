import { expect, test } from 'vitest';
import type { NoteContent } from '#domain/clinical/notes/session-note.ts';
import { leftText } from './note-text.ts';

const note = { activity: 'Clay.', notes: 'Sat well.' } satisfies Partial<NoteContent>;

test.each<[string, Partial<NoteContent>, string]>([
  ['what the note says, in other spaces', { activity: ' Clay.', notes: 'Sat well. ' }, ''],
  ['other Notes', { ...note, notes: 'Held the paper alone.' }, 'Held the paper alone.'],
  ['a section that the note lacks', { ...note, planText: 'Scissors.' }, 'Plan: Scissors.'],
  [
    'two sections',
    { activity: 'Sand.', notes: 'Held the paper alone.' },
    'Activity: Sand.\nNotes: Held the paper alone.',
  ],
  [
    'another setting and other codes',
    { ...note, setting: 'home', procedureCodes: ['A1', 'A2'] },
    'Setting: Home\nProcedure codes: A1, A2',
  ],
  ['an emptied section', { activity: null, notes: 'Sat well.' }, ''],
])('A draft with %s', (_what, draft, left) => {
  expect(leftText(draft, note)).toBe(left);
});

test('Without a note all of the draft is left', () => {
  expect(leftText(note, undefined)).toBe('Activity: Clay.\nNotes: Sat well.');
});
