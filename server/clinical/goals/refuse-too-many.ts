import {
  type Goal,
  MOST_ACTIVE_GOALS,
  MOST_OBJECTIVES,
  TOO_MANY_OBJECTIVES,
} from '#domain/clinical/goals/goal.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { countActiveGoals, type GoalPlace, objectivesOf } from './goal-store.ts';

/** Throws 409 if the child has the maximum number of active goals. Objectives are counted with their goal. */
export async function refuseTooManyActive(
  queries: CaseloadQueries,
  { clientId, parentId }: GoalPlace,
): Promise<void> {
  if (parentId !== null || (await countActiveGoals(queries, clientId)) < MOST_ACTIVE_GOALS) return;
  throw conflict(
    `A child can have at most ${MOST_ACTIVE_GOALS} active goals. Close one of them or put it on hold first`,
  );
}

/** Throws 409 if a goal has the maximum number of objectives. */
export async function refuseTooManyObjectives(queries: CaseloadQueries, goal: Goal): Promise<void> {
  if ((await objectivesOf(queries, goal)).length >= MOST_OBJECTIVES) throw conflict(TOO_MANY_OBJECTIVES);
}
