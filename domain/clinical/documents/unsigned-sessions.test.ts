import { expect, test } from 'vitest';
import { noneMissedText, unsignedSessionsText } from './unsigned-sessions.ts';

test.each([
  [0, 'none', undefined],
  [1, 'none signed', '1 session of this period is not signed, and does not count here'],
  [3, 'none signed', '3 sessions of this period are not signed, and do not count here'],
])('With %i sessions left out, no missed session reads "%s"', (unsigned, none, leftOut) => {
  expect(noneMissedText(unsigned)).toBe(none);
  expect(unsignedSessionsText(unsigned)).toBe(leftOut);
});
