import { describe, expect, test } from 'vitest';
import type { Policy } from '#domain/billing/organizations/contract.ts';
import { absenceBilling } from '#domain/caseload/sessions/absence-billing.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import { planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { type GapReason, gapReasons } from './gap-reasons.ts';
import { absencesPaid, isToBeMadeUp, policyOf, reasonOfMissed } from './policy-presets.ts';

const noPolicy = { policy: null };

describe('The usual policies', () => {
  // Columns: iep, iesp and 504; cpse; private.
  test.each<[GapReason, boolean, boolean, boolean]>([
    ['student-absent', false, true, false],
    ['family-cancelled', false, true, false],
    ['provider-absent', true, true, true],
    ['provider-meeting', true, true, true],
    ['school-activity', true, true, false],
    ['school-closed', false, true, false],
    ['other', true, true, false],
    ['not-said', true, true, false],
    ['unanswered', true, true, false],
    ['short', true, true, false],
    ['unscheduled', true, true, false],
  ])('say whether %s is to be made up', (reason, iep, cpse, family) => {
    const answers = planPrograms.map((program) => [
      program,
      isToBeMadeUp(policyOf(noPolicy, program), reason),
    ]);
    expect(Object.fromEntries(answers)).toEqual({ iep, iesp: iep, 504: iep, cpse, private: family });
  });

  test('cover every reason', () => {
    expect(gapReasons).toHaveLength(11);
  });

  test('let everything be made up until the mandate ends', () => {
    for (const program of planPrograms) {
      expect(policyOf(noPolicy, program).until).toEqual({ kind: 'mandate' });
    }
  });

  test('give way to that of a contract', () => {
    const policy: Policy = {
      makeUp: ['other'],
      until: { kind: 'month' },
      absences: 'always',
      billableAbsences: null,
    };
    expect(policyOf({ policy }, 'cpse')).toEqual(policy);
  });
});

describe('Absences in a practice that bills three', () => {
  const own: Policy = { makeUp: [], until: { kind: 'mandate' }, absences: 'first', billableAbsences: 1 };
  test.each<[string, Policy, boolean[]]>([
    ['of a payer that pays none', policyOf(noPolicy, 'iep'), [false, false]],
    ['of a payer with a number of its own', own, [true, false]],
    ['of a payer that pays the first ones', { ...own, billableAbsences: null }, [true, true, true, false]],
    ['of a payer that pays none of its first ones', { ...own, billableAbsences: 0 }, [false]],
    ['of a payer that pays all', { ...own, absences: 'always' }, [true, true, true, true, true]],
    ['of a mandate that the family pays', policyOf(null, 'iep'), [true, true, true, false]],
    ['of a private payer', policyOf(noPolicy, 'private'), [true, true, true, false]],
  ])('%s are billed by its policy', (_, policy, billed) => {
    const limit = absencesPaid(policy, 3);
    const answers = billed.map((_each, index) => {
      return absenceBilling({ status: 'absence' }, undefined, index + 1, limit).billable;
    });
    expect(answers).toEqual(billed);
  });
});

describe('The reason of a missed session', () => {
  test.each<[SessionStatus, MissedReason | null, boolean, boolean, GapReason]>([
    ['cancelled', 'school-activity', true, true, 'school-activity'],
    ['cancelled', null, true, false, 'school-closed'],
    ['cancelled', null, true, true, 'school-closed'],
    ['cancelled', null, false, true, 'provider-absent'],
    ['cancelled', null, false, false, 'not-said'],
    ['absence', null, true, true, 'not-said'],
    ['no-show', null, false, true, 'not-said'],
    ['no-show', 'student-absent', false, true, 'student-absent'],
  ])('of status %s, stated %s, school closed %s, practice closed %s, is %s', (...row) => {
    const [status, missedReason, isSchoolClosed, isPracticeClosed, reason] = row;
    expect(reasonOfMissed({ status, missedReason }, { isSchoolClosed, isPracticeClosed })).toBe(reason);
  });
});
