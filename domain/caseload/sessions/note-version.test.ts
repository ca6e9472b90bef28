import { describe, expect, test } from 'vitest';
import { isVersionKept } from './note-version.ts';

const now = '2026-11-20T15:00:00.000Z';

describe('What a note said before a change', () => {
  test.each([
    ['nothing was changed', 'Scissors.', 'Scissors.', undefined, false],
    ['it is the first change', 'Scissors.', 'Scissors and glue.', undefined, true],
    ['words were taken away', 'Scissors and glue.', 'Scissors.', '2026-11-20T14:59:59.000Z', true],
    ['words were written over', 'Scissors.', 'Crayons.', '2026-11-20T14:59:59.000Z', true],
    ['all of it was taken away', 'Scissors.', '', '2026-11-20T14:59:59.000Z', true],
    ['something was added at the end', 'Scissors', 'Scissors and', '2026-11-20T14:50:00.001Z', false],
    ['something was added before', 'glue.', 'Scissors, glue.', '2026-11-20T14:50:00.001Z', false],
    ['something was added between', 'Two steps', 'Two small steps', '2026-11-20T14:50:00.001Z', false],
    ['a letter was doubled', 'a', 'aa', '2026-11-20T14:50:00.001Z', false],
    ['something was added in another sitting', 'Scissors', 'Scissors and', '2026-11-20T14:50:00.000Z', true],
    ['the note was begun', '', 'S', undefined, true],
  ])('when %s', (_, former, next, lastKeptAt, isKept) => {
    expect(isVersionKept(former, next, { lastKeptAt, now })).toBe(isKept);
  });
});
