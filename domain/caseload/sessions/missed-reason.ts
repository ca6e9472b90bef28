import type { SessionStatus } from './session-words.ts';

/** Why a session did not take place. A child who refused counts as absent. */
export const missedReasons = [
  'student-absent',
  'family-cancelled',
  'provider-absent',
  'provider-meeting',
  'school-activity',
  'school-closed',
  'other',
] as const;
export type MissedReason = (typeof missedReasons)[number];

export const missedReasonLabels: Record<MissedReason, string> = {
  'student-absent': 'Child absent',
  'family-cancelled': 'Canceled by the family',
  'provider-absent': 'Therapist absent',
  'provider-meeting': 'Therapist at a meeting or evaluation',
  'school-activity': 'School activity (trip, test, assembly)',
  'school-closed': 'School closed (holiday, snow)',
  other: 'Other reason',
};

const statusesOfReason: Record<MissedReason, readonly SessionStatus[]> = {
  'student-absent': ['absence', 'no-show'],
  'family-cancelled': ['absence', 'no-show', 'cancelled'],
  'provider-absent': ['cancelled'],
  'provider-meeting': ['cancelled'],
  'school-activity': ['cancelled'],
  'school-closed': ['cancelled'],
  other: ['absence', 'no-show', 'cancelled'],
};

/** Returns the reasons that go with what became of a session; none for one that took place or is planned. */
export function reasonsOf(status: SessionStatus): MissedReason[] {
  return missedReasons.filter((reason) => statusesOfReason[reason].includes(status));
}

/** Returns the status that a reason implies; undefined where it goes with several. */
export function statusOfReason(reason: MissedReason): SessionStatus | undefined {
  const [status, ...others] = statusesOfReason[reason];
  return others.length === 0 ? status : undefined;
}

interface ReasonOfStatus {
  status: SessionStatus;
  missedReason: MissedReason | null;
}

/** Returns what is wrong with a reason beside a status; undefined if they go together. */
export function missedReasonFault({ status, missedReason }: ReasonOfStatus): string | undefined {
  if (missedReason === null) return undefined;
  const reasons = reasonsOf(status);
  if (reasons.length === 0) return 'Only a missed session has a reason';
  return reasons.includes(missedReason)
    ? undefined
    : 'Choose a reason that goes with what became of the session';
}
