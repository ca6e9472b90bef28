import { expect, test } from 'vitest';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { statusOfMeeting } from './meeting-status.ts';

test.each<[SessionStatus, SessionStatus[]]>([
  ['scheduled', ['scheduled', 'scheduled']],
  ['scheduled', ['completed', 'cancelled', 'scheduled']],
  ['completed', ['absence', 'completed']],
  ['cancelled', ['cancelled', 'cancelled']],
  ['no-show', ['no-show', 'absence']],
])('A meeting is %s if its sessions are %j', (expected, [first = 'scheduled', ...others]) => {
  expect(statusOfMeeting([{ status: first }, ...others.map((status) => ({ status }))])).toBe(expected);
});
