import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { revisionOn } from '#domain/clinical/goals/goal-revision.ts';
import { type Day, dayOf, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { listRevisions } from './goal-revision-store.ts';

// A result belongs to the revision in effect on the day of its session. Updating that does not change
// `updated_at`, so that an open result can still be saved.

/** Moves the results of sessions from a day on to a goal's current revision. */
export async function moveResultsToRevision(
  queries: CaseloadWrites,
  { id, clientId, revision }: Pick<Goal, 'id' | 'clientId' | 'revision'>,
  on: Day,
  timeZone: TimeZone,
): Promise<void> {
  const sessions = queries
    .selectFrom('sessions')
    .select('sessions.id')
    .where('client_id', '=', clientId)
    .where('date', '>=', startOfDay(on, timeZone));
  await queries
    .updateTable('goal_results')
    .set({ goal_revision: revision })
    .where('goal_id', '=', id)
    .where('session_id', 'in', sessions)
    // A signed result keeps the revision it was signed with.
    .where('session_id', 'not in', signedSessions(queries))
    .execute();
}

/** Moves the results of a rescheduled session to the revisions of its new day. */
export async function moveResultsToDay(
  queries: CaseloadWrites,
  { id, date }: Pick<Session, 'id' | 'date'>,
  timeZone: TimeZone,
): Promise<void> {
  const results = await queries
    .selectFrom('goal_results')
    .select(['id', 'goal_id', 'goal_revision'])
    .where('session_id', '=', id)
    .execute();
  for (const { id: resultId, goal_id: goalId, goal_revision: before } of results) {
    const revisions = await listRevisions(queries, { goalId });
    const { revision } = revisionOn(revisions, dayOf(date, timeZone)) ?? { revision: before };
    if (revision === before) continue;
    await queries
      .updateTable('goal_results')
      .set({ goal_revision: revision })
      .where('id', '=', resultId)
      .execute();
  }
}

/**
 * Deletes a goal's revisions after this one when their change is undone. Throws 409 once a note was signed
 * with one of them.
 */
export async function deleteLaterRevisions(
  queries: CaseloadWrites,
  goalId: number,
  revision: number,
): Promise<void> {
  const signed = await queries
    .selectFrom('goal_results')
    .select('id')
    .where('goal_id', '=', goalId)
    .where('goal_revision', '>', revision)
    .where('session_id', 'in', signedSessions(queries))
    .limit(1)
    .executeTakeFirst();
  if (signed) throw conflict('A note was signed with this change, so nothing was put back');
  await queries
    .updateTable('goal_results')
    .set({ goal_revision: revision })
    .where('goal_id', '=', goalId)
    .where('goal_revision', '>', revision)
    .execute();
  await queries
    .deleteFrom('goal_revisions')
    .where('goal_id', '=', goalId)
    .where('revision', '>', revision)
    .execute();
}

function signedSessions({ selectFrom }: CaseloadWrites) {
  return selectFrom('session_notes').select('session_notes.session_id').where('state', '=', 'signed');
}
