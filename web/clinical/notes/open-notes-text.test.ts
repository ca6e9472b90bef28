import { expect, test } from 'vitest';
import { openNotesText } from './open-notes-text.ts';

test.each([
  [0, 0, ''],
  [0, 1, '1 note to sign'],
  [0, 4, '4 notes to sign'],
  [1, 3, '4 notes to sign (1 not written yet)'],
  [1, 0, '1 note to sign (1 not written yet)'],
])('%i missing and %i drafts: %s', (missing, draft, text) => {
  expect(openNotesText({ missing, draft, late: 0 })).toBe(text);
});
