import type { Contract, Policy } from '#domain/billing/organizations/contract.ts';
import { type MissedReason, missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import type { GapReason } from './gap-reasons.ts';

const schoolAge: Policy = {
  makeUp: ['provider-absent', 'provider-meeting', 'school-activity', 'other'],
  until: { kind: 'mandate' },
  absences: 'never',
  billableAbsences: null,
};

/** A starting point for each program, to be compared with the payer's contract. They are custom, not law. */
export const policyPresets: Readonly<Record<PlanProgram, Policy>> = {
  private: { ...schoolAge, makeUp: ['provider-absent', 'provider-meeting'], absences: 'first' },
  iep: schoolAge,
  cpse: { ...schoolAge, makeUp: [...missedReasons] },
  iesp: schoolAge,
  '504': schoolAge,
};

/**
 * Returns what a payer wants made up and which absences it pays: as its contract says, else as usual for the program.
 * Without a payer the family pays absences by the practice's rule.
 */
export function policyOf(contract: Pick<Contract, 'policy'> | null, program: PlanProgram): Policy {
  if (contract === null) return { ...policyPresets[program], absences: 'first', billableAbsences: null };
  return contract.policy ?? policyPresets[program];
}

/** Returns how many absences of a school year are billed: the limit that `absenceBilling` takes. */
export function absencesPaid(
  { absences, billableAbsences }: Pick<Policy, 'absences' | 'billableAbsences'>,
  practiceBillableAbsences: number,
): number {
  if (absences === 'never') return 0;
  return absences === 'always' ? Number.POSITIVE_INFINITY : (billableAbsences ?? practiceBillableAbsences);
}

/** Returns whether minutes missed for a reason are to be made up. Where no reason was stated, "other" decides. */
export function isToBeMadeUp({ makeUp }: Pick<Policy, 'makeUp'>, reason: GapReason): boolean {
  return makeUp.includes(missedReasons.find((stated) => stated === reason) ?? 'other');
}

/** Who is closed on a day. */
interface ClosedBy {
  isSchoolClosed: boolean;
  isPracticeClosed: boolean;
}

/** Returns the reason that a closing gives for a day; undefined if nobody is closed. */
export function reasonOfClosing({ isSchoolClosed, isPracticeClosed }: ClosedBy): MissedReason | undefined {
  if (isSchoolClosed) return 'school-closed';
  return isPracticeClosed ? 'provider-absent' : undefined;
}

/** Returns why a session was missed: the stated reason, else for a canceled one that of its day's closing. */
export function reasonOfMissed(
  { status, missedReason }: { status: SessionStatus; missedReason: MissedReason | null },
  closedBy: ClosedBy,
): MissedReason | 'not-said' {
  if (missedReason !== null) return missedReason;
  return (status === 'cancelled' ? reasonOfClosing(closedBy) : undefined) ?? 'not-said';
}
