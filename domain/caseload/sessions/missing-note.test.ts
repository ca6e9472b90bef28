import { expect, test } from 'vitest';
import { isNoteMissing } from './missing-note.ts';

test.each([
  ['completed', null, true],
  ['completed', ' \n', true],
  ['completed', 'Cut along a line', false],
  ['scheduled', null, false],
  ['absence', null, false],
  ['cancelled', null, false],
] as const)('A session with status %s and note %j has a missing note: %s', (status, notes, isMissing) => {
  expect(isNoteMissing({ status, notes })).toBe(isMissing);
});
