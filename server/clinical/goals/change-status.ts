import { type Goal, goalFault } from '#domain/clinical/goals/goal.ts';
import {
  type GoalStatus,
  isClosed,
  MOST_STATUS_CHANGES,
  needsReason,
  statusFault,
} from '#domain/clinical/goals/goal-status.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { contentOfGoal, objectivesOf, updateGoal } from './goal-store.ts';

interface Change {
  on: Day;
  reason?: string | null | undefined;
}

type StatusOfGoal = Pick<Goal, 'status' | 'statusOn' | 'statusHistory'>;

/**
 * Returns a goal's status fields after it changes to `next`. Throws 409 if that change is not allowed, 400 if
 * a required reason is missing.
 */
export function changedStatus(goal: StatusOfGoal, next: GoalStatus, change: Change): StatusOfGoal {
  const { status, statusOn, statusHistory } = goal;
  if (next === status) return { status, statusOn, statusHistory };
  const fault = statusFault(status, next);
  if (fault !== undefined) throw conflict(fault);
  if (needsReason(status, next) && !change.reason) throw invalid('Say why the goal is taken up again');
  return withStatus(goal, next, change);
}

/** Discontinues a goal that a new goal continues, unless it is closed already. */
export async function endContinued(queries: CaseloadWrites, goal: Goal, today: Day): Promise<void> {
  if (isClosed(goal.status)) return;
  const change = { on: today, reason: 'Continued as a new goal' };
  await updateStatus(queries, goal, withStatus(goal, 'discontinued', change));
}

/** Activates the objectives that were drafts along with their goal, if they are complete. */
export async function startObjectives(queries: CaseloadWrites, goal: Goal, today: Day): Promise<void> {
  for (const objective of await objectivesOf(queries, goal)) {
    const started = withStatus(objective, 'active', { on: today });
    const isWhole = goalFault({ ...objective, ...started }) === undefined;
    if (objective.status === 'draft' && isWhole) await updateStatus(queries, objective, started);
  }
}

function withStatus(
  { statusHistory }: StatusOfGoal,
  status: GoalStatus,
  { on, reason }: Change,
): StatusOfGoal {
  if (statusHistory.length >= MOST_STATUS_CHANGES) {
    throw conflict(
      `The status of this goal was changed ${MOST_STATUS_CHANGES} times. Please continue it as a new goal`,
    );
  }
  return { status, statusOn: on, statusHistory: [...statusHistory, { status, on, reason: reason ?? null }] };
}

async function updateStatus(queries: CaseloadWrites, goal: Goal, status: StatusOfGoal): Promise<void> {
  await updateGoal(queries, goal, { ...contentOfGoal(goal), ...status });
}
