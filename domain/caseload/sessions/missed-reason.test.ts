import { describe, expect, test } from 'vitest';
import { type MissedReason, missedReasonFault, reasonsOf, statusOfReason } from './missed-reason.ts';
import { type SessionStatus, sessionStatuses } from './session-words.ts';

const childsReasons: MissedReason[] = ['student-absent', 'family-cancelled', 'other'];

test.each<[status: SessionStatus, reasons: MissedReason[]]>([
  ['scheduled', []],
  ['completed', []],
  ['absence', childsReasons],
  ['no-show', childsReasons],
  [
    'cancelled',
    ['family-cancelled', 'provider-absent', 'provider-meeting', 'school-activity', 'school-closed', 'other'],
  ],
])('%s has the reasons %o', (status, reasons) => {
  expect(reasonsOf(status)).toEqual(reasons);
});

test.each<[reason: MissedReason, status: SessionStatus | undefined]>([
  ['student-absent', undefined],
  ['family-cancelled', undefined],
  ['provider-absent', 'cancelled'],
  ['provider-meeting', 'cancelled'],
  ['school-activity', 'cancelled'],
  ['school-closed', 'cancelled'],
  ['other', undefined],
])('%s implies the status %s', (reason, status) => {
  expect(statusOfReason(reason)).toBe(status);
});

describe('A reason', () => {
  test('may always be missing', () => {
    for (const status of sessionStatuses) {
      expect(missedReasonFault({ status, missedReason: null })).toBeUndefined();
    }
  });

  test('goes with what became of the session', () => {
    expect(missedReasonFault({ status: 'absence', missedReason: 'student-absent' })).toBeUndefined();
    expect(missedReasonFault({ status: 'absence', missedReason: 'provider-absent' })).toBe(
      'Choose a reason that goes with what became of the session',
    );
    expect(missedReasonFault({ status: 'completed', missedReason: 'other' })).toBe(
      'Only a missed session has a reason',
    );
  });
});
