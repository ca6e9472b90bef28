import type { Instant } from '#domain/platform/dates.ts';

export const activityActions = [
  'create',
  'read',
  'update',
  'delete',
  'export',
  'import',
  'restore',
  'purge',
  'list',
  'refuse',
  'fail',
  'undo',
  'sign',
  'amend',
  'correct',
  'withdraw',
  'review',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/**
 * Within this time, another view of the same list or another refusal adds no line, so that the log stays readable.
 */
export const SAME_VIEW_MS = 60 * 60 * 1000;

/** Number of log lines per page. */
export const ACTIVITY_PAGE = 50;

/** One line of the activity log: who did what, never the content. */
export interface ActivityLine {
  /** The line's number in its caseload's log, starting at 1. */
  position: number;
  at: Instant;
  /** The account holder's name; null if the program acted by itself. */
  fullName: string | null;
  address: string | null;
  action: string;
  entity: string;
  entityId: number | null;
  clientId: number | null;
}

const verbs: Record<ActivityAction, string> = {
  create: 'Added',
  read: 'Viewed',
  update: 'Changed',
  delete: 'Deleted',
  export: 'Exported',
  import: 'Imported',
  restore: 'Restored',
  purge: 'Removed for good',
  list: 'Looked through',
  refuse: 'Refused',
  fail: 'Failed',
  undo: 'Undid a change of',
  sign: 'Signed the note of',
  amend: 'Added to the note of',
  correct: 'Began to correct the note of',
  withdraw: 'Withdrew the note of',
  review: 'Reviewed the note of',
};

/** Returns an action as a past-tense label: "update" gives "Changed". */
export function activityVerb(action: string): string {
  const known = activityActions.find((one) => one === action);
  return known ? verbs[known] : action;
}
