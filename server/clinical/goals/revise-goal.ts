import type { Goal } from '#domain/clinical/goals/goal.ts';
import { changesMeasurement, goalRevisionRecord, isRevised } from '#domain/clinical/goals/goal-revision.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import { sealedRecords } from '#domain/program/sealing.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { addRevision, listRevisions } from './goal-revision-store.ts';
import { moveResultsToRevision } from './revisions-of-results.ts';

interface Revising {
  /** The first day of the new revision. */
  on: Day;
  reason?: string | null | undefined;
  timeZone: TimeZone;
}

/**
 * Saves a change of a goal with data as its next revision, which applies to results of sessions from that day
 * on. Returns the number of the revision then in effect. Throws 409 if the measurement would change, 400
 * without a reason.
 */
export async function reviseGoal(
  queries: CaseloadWrites,
  before: Goal,
  after: Goal,
  { on, reason = null, timeZone }: Revising,
): Promise<number> {
  if (before.revision === 0 || !isRevised(before, after)) return before.revision;
  if (!(await hasData(queries, before))) return deleteRevisions(queries, before);
  if (changesMeasurement(before, after)) {
    throw conflict('This goal has data. Continue it as a new goal to measure it another way');
  }
  if (reason === null) throw invalid('This goal has data. Say why it changes');
  const revision = before.revision + 1;
  await addRevision(queries, { ...after, revision }, { effectiveOn: on, reason });
  await moveResultsToRevision(queries, { ...before, revision }, on, timeZone);
  return revision;
}

/** Returns whether a goal has a result, including one of a deleted session that can be restored. */
async function hasData(queries: CaseloadQueries, { id, clientId }: Goal): Promise<boolean> {
  const result = await queries
    .selectFrom('goal_results')
    .select('id')
    .where('goal_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (result) return true;
  const sealed = await queries
    .selectFrom('sealed_records')
    .select('record')
    .where('client_id', '=', clientId)
    .where('kind', '=', 'session')
    .execute();
  return sealed.some(({ record }) => {
    const { data } = sealedRecords.safeParse(record);
    return data?.records.goal_results?.some(({ goalId }) => goalId === id);
  });
}

/** Deletes the revisions after all results were deleted: the goal is as if it never had any. */
async function deleteRevisions(queries: CaseloadWrites, { id }: Goal): Promise<number> {
  for (const revision of await listRevisions(queries, { goalId: id })) {
    queries.undo.removed(goalRevisionRecord, revision);
  }
  await queries.deleteFrom('goal_revisions').where('goal_id', '=', id).execute();
  return 0;
}
