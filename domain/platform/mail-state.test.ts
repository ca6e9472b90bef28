import { expect, test } from 'vitest';
import { mailStateOf } from './mail-state.ts';

const sentAt = '2026-11-20T15:00:00.000Z';

test.each([
  [{ sentAt, heldAt: null, attempts: 3 }, true, 'sent'],
  [{ sentAt, heldAt: null, attempts: 1 }, false, 'sent'],
  [{ sentAt: null, heldAt: null, attempts: 0 }, true, 'waiting'],
  [{ sentAt: null, heldAt: null, attempts: 1 }, true, 'waiting'],
  [{ sentAt: null, heldAt: null, attempts: 2 }, true, 'retrying'],
  [{ sentAt: null, heldAt: sentAt, attempts: 2 }, true, 'held'],
  [{ sentAt: null, heldAt: null, attempts: 0 }, false, 'off'],
] as const)('a mail with %o, mail on: %s, is %s', (mail, isMailOn, state) => {
  expect(mailStateOf(mail, isMailOn)).toBe(state);
});
