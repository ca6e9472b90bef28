import { missedReasonLabels, missedReasons } from '#domain/caseload/sessions/missed-reason.ts';

/** The reasons why owed minutes did not take place: those of missed sessions, or that none was stated. */
export const gapReasons = [...missedReasons, 'not-said', 'unanswered', 'short', 'unscheduled'] as const;
export type GapReason = (typeof gapReasons)[number];

export const gapReasonLabels: Record<GapReason, string> = {
  ...missedReasonLabels,
  'not-said': 'Missed, no reason given',
  unanswered: 'Planned, not yet marked',
  short: 'Shorter than planned',
  unscheduled: 'Not scheduled',
};

/** Who is responsible for minutes that did not take place; null if the reason leaves it open. */
export const gapOwners = ['child', 'therapist', 'school'] as const;
export type GapOwner = (typeof gapOwners)[number];

export const gapOwnerLabels: Record<GapOwner, string> = {
  child: 'Child',
  therapist: 'Therapist',
  school: 'School',
};

export const ownerOfReason: Record<GapReason, GapOwner | null> = {
  'student-absent': 'child',
  'family-cancelled': 'child',
  'provider-absent': 'therapist',
  'provider-meeting': 'therapist',
  'school-activity': 'school',
  'school-closed': 'school',
  other: null,
  'not-said': null,
  unanswered: null,
  short: null,
  unscheduled: null,
};
