import { type Goal, goalRecord } from '#domain/clinical/goals/goal.ts';
import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import type { Content } from '#domain/platform/record.ts';
import { changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const GOAL_NOT_FOUND = 'The requested goal could not be found';

const columns = selectionOf(goalRecord);

/** By client, in order of creation. */
export const goalOrder: ListOrder<Goal> = {
  direction: 'asc',
  keys: [
    { by: 'client_id', shape: keyShapes.id, of: (goal) => goal.clientId },
    { by: 'position', shape: keyShapes.id, of: (goal) => goal.position },
    { by: 'id', shape: keyShapes.id, of: (goal) => goal.id },
  ],
};

export interface GoalFilter {
  clientId?: number | undefined;
  planId?: number | undefined;
  status?: GoalStatus | undefined;
}

/** Returns the therapist's goals with their objectives, by client, in order of creation. */
export async function listGoals(
  queries: CaseloadQueries,
  { clientId, planId, status }: GoalFilter = {},
  page: Page = {},
): Promise<Goal[]> {
  let selection = queries.selectFrom('goals').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (planId !== undefined) selection = selection.where('plan_id', '=', planId);
  if (status !== undefined) selection = selection.where('status', '=', status);
  return inOrder(selection, goalOrder, page).execute();
}

/** Returns one goal. Throws 404 if it does not exist or is another therapist's. */
export async function getGoal(queries: CaseloadQueries, id: number): Promise<Goal> {
  const goal = await queries.find(goalRecord, id);
  if (!goal) throw notFound(GOAL_NOT_FOUND);
  return goal;
}

/** Returns the objectives of a goal, in order of creation. */
export function objectivesOf(queries: CaseloadQueries, goal: Goal): Promise<Goal[]> {
  return queries
    .selectFrom('goals')
    .select(columns)
    .where('client_id', '=', goal.clientId)
    .where('plan_id', '=', goal.planId)
    .where('parent_id', '=', goal.id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Returns the number of a child's active goals, without objectives. */
export async function countActiveGoals(queries: CaseloadQueries, clientId: number): Promise<number> {
  const active = await queries
    .selectFrom('goals')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', '=', 'active')
    .where('parent_id', 'is', null)
    .execute();
  return active.length;
}

/** A goal's content, without its client, plan, parent and position. */
export type GoalContent = Content<typeof goalRecord>;
export type GoalPlace = Pick<Goal, 'clientId' | 'planId' | 'parentId' | 'continuesId'>;

/** Returns a goal's content, without its client, plan, parent and position. */
export function contentOfGoal(goal: Goal): GoalContent {
  const { id, therapistId, clientId, planId, parentId, continuesId, position, ...content } = goal;
  const { revision, createdAt, updatedAt, ...own } = content;
  return own;
}

/** Creates a goal and returns it. */
export async function createGoal(
  queries: CaseloadWrites,
  place: GoalPlace,
  goal: GoalContent,
): Promise<Goal> {
  const { now } = queries;
  const { clientId } = place;
  const position = await nextPosition(queries, clientId);
  const stamps = { createdAt: now, updatedAt: now };
  const row = insertRow(goalRecord, { ...goal, ...place, position, revision: 0, ...stamps });
  const id = await queries.insertReturningId('goals', row);
  queries.audit({ action: 'create', entity: 'goal', entityId: id, clientId });
  return getGoal(queries, id);
}

async function nextPosition(queries: CaseloadQueries, clientId: number): Promise<number> {
  const last = await queries
    .selectFrom('goals')
    .select('position')
    .where('client_id', '=', clientId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

/** Replaces a goal's content and revision number, and returns the goal. */
export function updateGoal(
  queries: CaseloadWrites,
  before: Goal,
  goal: GoalContent,
  revision = before.revision,
): Promise<Goal> {
  return changeAudited(queries, goalRecord, before, { ...updateRow(goalRecord, goal), revision });
}

/** Deletes a draft. */
export function deleteGoal(queries: CaseloadWrites, goal: Goal): Promise<void> {
  return removeAudited(queries, goalRecord, goal);
}
