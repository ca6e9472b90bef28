import { expect, test } from 'vitest';
import { messageStateOf } from './message.ts';

const at = '2026-11-20T15:00:00.000Z';
const waiting = { sentAt: null, heldAt: null, attempts: 0 };

test.each([
  ['accepted by the mail server', at, { ...waiting, sentAt: at }, true, 'sent'],
  ['sent, and forgotten by the outbox', at, null, true, 'sent'],
  ['in the outbox', null, waiting, true, 'waiting'],
  ['refused for now', null, { ...waiting, attempts: 2 }, true, 'retrying'],
  ['in the outbox without a mail server', null, waiting, false, 'off'],
  ['brought back by a restore', null, { ...waiting, heldAt: at }, true, 'held'],
  ['forgotten by the outbox after a week', null, null, true, 'not-sent'],
  ['forgotten without a mail server', null, null, false, 'not-sent'],
  ['no longer needed when its turn came', null, { ...waiting, sentAt: at }, true, 'not-sent'],
] as const)('A message whose mail was %s', (_, sentAt, mail, isMailOn, state) => {
  expect(messageStateOf(sentAt, mail, isMailOn)).toBe(state);
});
