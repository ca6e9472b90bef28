import { expect, test } from 'vitest';
import { storedSession } from '#tests/builders/stored-records.ts';
import { minutesDelivered } from './session-totals.ts';
import { tookPlace } from './took-place.ts';

test.each([
  ['completed', 'signed', true],
  ['completed', 'draft', true],
  ['completed', 'none', true],
  ['completed', 'withdrawn', false],
  ['scheduled', 'none', false],
  ['absence', 'signed', false],
  ['no-show', 'none', false],
  ['cancelled', 'withdrawn', false],
] as const)('A %s session whose note is %s took place: %s', (status, noteStatus, took) => {
  const session = storedSession({ status, noteStatus, duration: 45 });
  expect(tookPlace(session)).toBe(took);
  expect(minutesDelivered([session])).toBe(took ? 45 : 0);
});
