import * as z from 'zod/mini';
import { day, text } from '#domain/platform/stored-shapes.ts';

export const goalStatuses = ['draft', 'active', 'on-hold', 'mastered', 'discontinued'] as const;
export type GoalStatus = (typeof goalStatuses)[number];

export const goalStatusLabels: Record<GoalStatus, string> = {
  draft: 'Draft',
  active: 'Active',
  'on-hold': 'On hold',
  mastered: 'Mastered',
  discontinued: 'Discontinued',
};

/** The maximum number of status changes per goal; far more than a school year needs. */
export const MOST_STATUS_CHANGES = 100;

/** One entry of a goal's status history. */
export const statusEntry = z.strictObject({ status: z.enum(goalStatuses), on: day, reason: text });
export type StatusEntry = z.output<typeof statusEntry>;

const following: Record<GoalStatus, readonly GoalStatus[]> = {
  draft: ['active'],
  active: ['on-hold', 'mastered', 'discontinued'],
  'on-hold': ['active'],
  mastered: ['active'],
  discontinued: ['active'],
};

/** Returns whether a reason is required: when a closed goal is reopened. */
export function needsReason(from: GoalStatus, to: GoalStatus): boolean {
  return to === 'active' && isClosed(from);
}

/** Returns whether work on the goal has ended. */
export function isClosed(status: GoalStatus): boolean {
  return status === 'mastered' || status === 'discontinued';
}

const subjects: Record<GoalStatus, string> = {
  draft: 'A draft',
  active: 'An active goal',
  'on-hold': 'A goal on hold',
  mastered: 'A mastered goal',
  discontinued: 'A discontinued goal',
};

const outcomes: Record<GoalStatus, string> = {
  draft: 'become a draft',
  active: 'become active',
  'on-hold': 'be put on hold',
  mastered: 'become mastered',
  discontinued: 'be discontinued',
};

/** Returns why a goal cannot change from one status to the other, as a sentence; undefined if it can. */
export function statusFault(from: GoalStatus, to: GoalStatus): string | undefined {
  if (following[from].includes(to)) return undefined;
  const [only] = following[from];
  const first = only === 'active' && to !== 'draft' ? '. Make it active first' : '';
  return `${subjects[from]} cannot ${outcomes[to]}${first}`;
}
