import { sql } from 'kysely';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import {
  type GoalResult,
  goalResultRecord,
  type StoredResult,
} from '#domain/clinical/results/goal-result.ts';
import type { Content } from '#domain/platform/record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

const RESULT_NOT_FOUND = 'The requested result could not be found';

const columns = selectionOf(goalResultRecord).map((column) => `goal_results.${column}` as const);
const noteStatus = sql<NoteStatus>`coalesce(
  (SELECT state FROM session_notes WHERE session_notes.therapist_id = goal_results.therapist_id
    AND session_notes.session_id = goal_results.session_id), 'none')`;
const ofSession = [
  'sessions.date as date',
  'sessions.status as sessionStatus',
  noteStatus.as('noteStatus'),
] as const;

/** Latest session first. */
const resultOrder: ListOrder<GoalResult> = {
  direction: 'desc',
  keys: [
    { by: 'sessions.date', shape: keyShapes.instant, of: ({ date }) => date },
    { by: 'goal_results.id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

/**
 * For one session, sorted by goal; each goal has one result at most. SQLite's index already has this order;
 * for the order of the whole list it would scan all the therapist's results.
 */
const sessionResultOrder: ListOrder<GoalResult> = {
  direction: 'desc',
  keys: [
    { by: 'sessions.date', shape: keyShapes.instant, of: ({ date }) => date },
    { by: 'goal_results.goal_id', shape: keyShapes.id, of: ({ goalId }) => goalId },
  ],
};

/** In order of creation, which reads a whole caseload fastest. */
export const resultNumberOrder: ListOrder<GoalResult> = {
  direction: 'asc',
  keys: [{ by: 'goal_results.id', shape: keyShapes.id, of: ({ id }) => id }],
};

export interface ResultFilter {
  clientId?: number | undefined;
  sessionId?: number | undefined;
  goalId?: number | undefined;
  /** The first moment of a session (inclusive) and the last (exclusive). */
  from?: string | undefined;
  until?: string | undefined;
}

/** Returns the order of a list of results. */
export function resultOrderOf({ sessionId }: Pick<ResultFilter, 'sessionId'>): ListOrder<GoalResult> {
  return sessionId === undefined ? resultOrder : sessionResultOrder;
}

/** Returns the therapist's results, in the order of the whole list by default. */
export async function listResults(
  queries: CaseloadQueries,
  { clientId, sessionId, goalId, from, until }: ResultFilter = {},
  page: Page = {},
  order: ListOrder<GoalResult> = resultOrderOf({ sessionId }),
): Promise<GoalResult[]> {
  let selection = resultsOf(queries);
  // Filters by the session's column, whose index has the order of the list.
  if (clientId !== undefined) selection = selection.where('sessions.client_id', '=', clientId);
  // Filters both tables; otherwise SQLite scans all sessions in the order of the list.
  if (sessionId !== undefined) {
    selection = selection
      .where('goal_results.session_id', '=', sessionId)
      .where('sessions.id', '=', sessionId);
  }
  if (goalId !== undefined) selection = selection.where('goal_results.goal_id', '=', goalId);
  if (from !== undefined) selection = selection.where('sessions.date', '>=', from);
  if (until !== undefined) selection = selection.where('sessions.date', '<', until);
  return inOrder(selection, order, page).execute();
}

function resultsOf(queries: CaseloadQueries) {
  return queries
    .selectFrom('goal_results')
    .innerJoin('sessions', (join) =>
      join
        .onRef('sessions.therapist_id', '=', 'goal_results.therapist_id')
        .onRef('sessions.id', '=', 'goal_results.session_id'),
    )
    .select([...columns, ...ofSession]);
}

/** Returns the result of a goal in a session; undefined if there is none. */
export function findResult(
  queries: CaseloadQueries,
  { sessionId, goalId }: ResultPlace,
): Promise<GoalResult | undefined> {
  return resultsOf(queries)
    .where('goal_results.session_id', '=', sessionId)
    .where('goal_results.goal_id', '=', goalId)
    .executeTakeFirst();
}

/** Returns the result of a goal in a session. Throws 404 if it does not exist or is another therapist's. */
export async function getResult(queries: CaseloadQueries, place: ResultPlace): Promise<GoalResult> {
  const result = await findResult(queries, place);
  if (!result) throw notFound(RESULT_NOT_FOUND);
  return result;
}

export interface ResultPlace {
  sessionId: number;
  goalId: number;
}

export type ResultContent = Content<typeof goalResultRecord>;

/** Creates the first result of a goal in a session and returns it. */
export async function createResult(
  queries: CaseloadWrites,
  { id: sessionId, clientId }: Session,
  { id: goalId, measure }: Goal,
  { goalRevision, ...content }: ResultContent & Pick<GoalResult, 'goalRevision'>,
): Promise<GoalResult> {
  const { now } = queries;
  const place = { clientId, sessionId, goalId, goalRevision, measure };
  const row = insertRow(goalResultRecord, { ...content, ...place, createdAt: now, updatedAt: now });
  const id = await queries.insertReturningId('goal_results', row);
  queries.audit({ action: 'create', entity: 'result', entityId: id, clientId });
  return getResult(queries, place);
}

/**
 * Replaces a result and returns it. It is saved at each tap, so no undo is offered; the pad itself can remove
 * a mark.
 */
export async function updateResult(
  queries: CaseloadWrites,
  before: GoalResult,
  { goalRevision, ...content }: ResultContent & Pick<GoalResult, 'goalRevision'>,
): Promise<GoalResult> {
  const { id, clientId } = before;
  await queries
    .updateTable('goal_results')
    .set({
      ...updateRow(goalResultRecord, content),
      goal_revision: goalRevision,
      updated_at: queries.changedAt,
    })
    .where('id', '=', id)
    .execute();
  queries.audit({ action: 'update', entity: 'result', entityId: id, clientId });
  return getResult(queries, before);
}

/** Deletes a result. */
export async function deleteResult(
  queries: CaseloadWrites,
  { date, sessionStatus, noteStatus, ...result }: GoalResult,
): Promise<void> {
  const { id, clientId }: StoredResult = result;
  await queries.deleteFrom('goal_results').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'result', entityId: id, clientId });
  queries.undo.removed(goalResultRecord, result);
}
