import type { Goal } from '#domain/clinical/goals/goal.ts';
import {
  type GoalRevision,
  goalRevisionRecord,
  revisedContent,
  revisionOn,
} from '#domain/clinical/goals/goal-revision.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf } from '#server/platform/database/record-rows.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(goalRevisionRecord);

/** By goal, first revision first. */
export const revisionOrder: ListOrder<GoalRevision> = {
  direction: 'asc',
  keys: [
    { by: 'goal_id', shape: keyShapes.id, of: ({ goalId }) => goalId },
    { by: 'revision', shape: keyShapes.id, of: ({ revision }) => revision },
  ],
};

export interface RevisionFilter {
  clientId?: number | undefined;
  goalId?: number | undefined;
}

/** Returns the revisions of the therapist's goals, by goal, first revision first. */
export async function listRevisions(
  queries: CaseloadQueries,
  { clientId, goalId }: RevisionFilter = {},
  page: Page = {},
): Promise<GoalRevision[]> {
  let selection = queries.selectFrom('goal_revisions').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (goalId !== undefined) selection = selection.where('goal_id', '=', goalId);
  return inOrder(selection, revisionOrder, page).execute();
}

/** Returns the goal revision in effect on a day. A goal's first result creates its first revision. */
export async function revisionInForce(queries: CaseloadWrites, goal: Goal, on: Day): Promise<GoalRevision> {
  if (goal.revision === 0) {
    await addRevision(queries, { ...goal, revision: 1 }, { effectiveOn: goal.startsOn, reason: null });
    await queries
      .updateTable('goals')
      .set({ revision: 1, updated_at: queries.changedAt })
      .where('id', '=', goal.id)
      .execute();
  }
  const inForce = revisionOn(await listRevisions(queries, { goalId: goal.id }), on);
  if (inForce === undefined) throw new Error('A goal with data has a revision');
  return inForce;
}

/** Saves a goal's content as a revision from a day on. */
export async function addRevision(
  queries: CaseloadWrites,
  goal: Goal,
  { effectiveOn, reason }: Pick<GoalRevision, 'effectiveOn' | 'reason'>,
): Promise<void> {
  const { id: goalId, clientId, revision } = goal;
  const content = revisedContent(goal);
  const stored = { clientId, goalId, revision, effectiveOn, reason, content, createdAt: queries.now };
  await queries.insertInto('goal_revisions', [insertRow(goalRevisionRecord, stored)]);
}
