import {
  type Goal,
  goalRecord,
  MOST_ACTIVE_GOALS,
  MOST_OBJECTIVES,
  TOO_MANY_OBJECTIVES,
} from '#domain/clinical/goals/goal.ts';
import { inRounds } from '#domain/platform/in-rounds.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each goal is in a plan of its client, each objective in the plan of its goal,
 * and no goal continues itself through others.
 */
export function refuseWrongGoals({ goals, plans }: WholeCaseload): void {
  const clientOfPlan = new Map(plans.map(({ id, clientId }) => [id, clientId]));
  const byId = new Map(goals.map((goal) => [goal.id, goal]));
  const circling = new Set(inRounds(goalRecord, goals).leftOver);
  const isFull = fullness();
  for (const [index, goal] of goals.entries()) {
    const wrong =
      (clientOfPlan.get(goal.planId) !== goal.clientId && 'Its plan is of another client') ||
      wrongLinks(goal, byId) ||
      (circling.has(goal) && 'It continues itself, by way of other goals') ||
      isFull(goal);
    if (wrong) throw invalidRow('goals', index, wrong);
  }
}

function wrongLinks(goal: Goal, byId: ReadonlyMap<number, Goal>): string | undefined {
  const parent = goal.parentId === null ? undefined : byId.get(goal.parentId);
  if (parent && parent.planId !== goal.planId) return 'The goal of this objective is in another plan';
  if (parent && parent.parentId !== null) return 'An objective cannot have objectives of its own';
  const continued = goal.continuesId === null ? undefined : byId.get(goal.continuesId);
  if (continued && continued.clientId !== goal.clientId) return 'It continues a goal of another client';
  return undefined;
}

/** Returns a function that counts goals and returns an error message for the first one above the limit. */
function fullness(): (goal: Goal) => string | undefined {
  const objectives = new Map<number, number>();
  const active = new Map<number, number>();
  return ({ clientId, parentId, status }) => {
    if (parentId !== null)
      return oneMore(objectives, parentId) > MOST_OBJECTIVES ? TOO_MANY_OBJECTIVES : undefined;
    if (status !== 'active' || oneMore(active, clientId) <= MOST_ACTIVE_GOALS) return undefined;
    return `A child can have at most ${MOST_ACTIVE_GOALS} active goals`;
  };
}

function oneMore(counts: Map<number, number>, of: number): number {
  const count = (counts.get(of) ?? 0) + 1;
  counts.set(of, count);
  return count;
}
