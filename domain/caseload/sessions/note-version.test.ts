import { describe, expect, test } from 'vitest';
import { isVersionSaved } from './note-version.ts';

const now = '2026-11-20T15:00:00.000Z';

describe('The text of a note before a change is saved as a version or not', () => {
  test.each([
    ['nothing changed', 'Scissors.', 'Scissors.', undefined, false],
    ['it is the first change', 'Scissors.', 'Scissors and glue.', undefined, true],
    ['words were removed', 'Scissors and glue.', 'Scissors.', '2026-11-20T14:59:59.000Z', true],
    ['words were replaced', 'Scissors.', 'Crayons.', '2026-11-20T14:59:59.000Z', true],
    ['all text was removed', 'Scissors.', '', '2026-11-20T14:59:59.000Z', true],
    ['text was added at the end', 'Scissors', 'Scissors and', '2026-11-20T14:50:00.001Z', false],
    ['text was added at the beginning', 'glue.', 'Scissors, glue.', '2026-11-20T14:50:00.001Z', false],
    ['text was inserted', 'Two steps', 'Two small steps', '2026-11-20T14:50:00.001Z', false],
    ['a letter was doubled', 'a', 'aa', '2026-11-20T14:50:00.001Z', false],
    ['text was added in another sitting', 'Scissors', 'Scissors and', '2026-11-20T14:50:00.000Z', true],
    ['the note was started', '', 'S', undefined, true],
  ])('when %s', (_, former, next, lastSavedAt, isSaved) => {
    expect(isVersionSaved(former, next, { lastSavedAt, now })).toBe(isSaved);
  });
});
