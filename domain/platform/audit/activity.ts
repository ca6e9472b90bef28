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

/** Looking through a list, or being refused, again within this time adds no line: the log stays readable. */
export const SAME_LOOK_MS = 60 * 60 * 1000;

/** How many lines of the log one answer holds. */
export const ACTIVITY_PAGE = 50;

/** One line of the record of who did what; never the content of what was done. */
export interface ActivityLine {
  /** Counts the lines of one caseload's log from 1. */
  position: number;
  at: Instant;
  /** Whose account it was; null for what the program did by itself. */
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

/** An action as people say it: "update" gives "Changed". */
export function activityVerb(action: string): string {
  const known = activityActions.find((one) => one === action);
  return known ? verbs[known] : action;
}
