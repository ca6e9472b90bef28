import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { recordedAsSigned } from '#domain/clinical/signing/recorded-as-signed.ts';
import { type NoteGoal, signedNoteShape } from '#domain/clinical/signing/signed-note.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { listRevisions } from '#server/clinical/goals/goal-revision-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { mergedInOrder, type Page } from '#server/platform/http/paging.ts';
import { listResults, type ResultFilter, resultOrderOf } from './result-store.ts';

/** The signed data of a session whose note is being corrected. */
interface SignedSession {
  status: SessionStatus;
  date: Instant;
  duration: number;
  signedAt: Instant;
  /** By goal id. */
  goals: ReadonlyMap<number, NoteGoal>;
}

/**
 * Returns a client's results as they count, latest session first: while a note is being corrected, its signed
 * data counts. Results added by the correction do not count yet, and results that it removes still do.
 */
export async function listCountedResults(
  queries: CaseloadQueries,
  clientId: number,
  filter: ResultFilter,
  page: Page,
): Promise<GoalResult[]> {
  const results = await listResults(queries, filter, page);
  const signed = await signedOfCorrections(queries, clientId);
  const counted = results.map((result) => countedResult(result, signed.get(result.sessionId)));
  const removed = await removedResults(queries, signed);
  const inPage = removed.filter((result) => isListed(result, filter, page));
  return inPage.length === 0 ? counted : mergedInOrder([counted, inPage], resultOrderOf({}), page);
}

/** Returns the signed results that corrections have removed; without a row, each has an id that no row has. */
async function removedResults(
  queries: CaseloadQueries,
  signed: ReadonlyMap<number, SignedSession>,
): Promise<GoalResult[]> {
  const removed: GoalResult[] = [];
  for (const [sessionId, session] of signed) {
    const drafted = new Set((await listResults(queries, { sessionId })).map(({ goalId }) => goalId));
    const missing = Array.from(session.goals).filter(([goalId]) => !drafted.has(goalId));
    if (missing.length === 0) continue;
    const { therapistId, clientId, date } = await getSession(queries, sessionId);
    const { signedAt: createdAt, signedAt: updatedAt } = session;
    const place = { therapistId, clientId, sessionId, date, createdAt, updatedAt };
    for (const [goalId, goal] of missing) {
      const id = Number.MAX_SAFE_INTEGER - removed.length;
      removed.push({ id, ...place, goalId, measure: goal.measure, ...asSigned(goal, session) });
    }
  }
  return removed;
}

function isListed({ goalId, date, id }: GoalResult, filter: ResultFilter, { after = [] }: Page): boolean {
  const { goalId: asked = goalId, from = date, until } = filter;
  const [lastDate, lastId] = after;
  if (goalId !== asked || date < from || (until !== undefined && date >= until)) return false;
  return lastDate === undefined || date < lastDate || (date === lastDate && id < Number(lastId));
}

/** Returns a client's sessions as they count: those whose notes are being corrected as they were signed. */
export async function countedSessions(
  queries: CaseloadQueries,
  clientId: number,
  sessions: readonly Session[],
): Promise<Session[]> {
  const signed = await signedOfCorrections(queries, clientId);
  return sessions.map((session) => {
    const counting = signed.get(session.id);
    if (counting === undefined) return session;
    const { status, date, duration } = counting;
    return { ...session, status, date, duration, noteStatus: 'signed' };
  });
}

function countedResult(result: GoalResult, session: SignedSession | undefined): GoalResult {
  const goal = session?.goals.get(result.goalId);
  if (session === undefined || goal === undefined) return result;
  return { ...result, ...asSigned(goal, session) };
}

function asSigned(goal: NoteGoal, { status: sessionStatus }: SignedSession) {
  const { revision: goalRevision, phase, marks, cue, seconds, count, minutes, rating, comment } = goal;
  const recorded = { phase, marks, cue, seconds, count, minutes, rating, comment };
  return { ...recorded, goalRevision, sessionStatus, noteStatus: 'signed' as const };
}

/**
 * Returns the signed data of a client's sessions whose notes are being corrected; withdrawn notes are left
 * out.
 */
async function signedOfCorrections(
  queries: CaseloadQueries,
  clientId: number,
): Promise<Map<number, SignedSession>> {
  const corrected = await queries
    .selectFrom('session_notes')
    .select('session_id as sessionId')
    .where('client_id', '=', clientId)
    .where('state', '=', 'draft')
    .where('version', '>', 1)
    .orderBy('session_id')
    .execute();
  const counting = new Map<number, SignedSession>();
  if (corrected.length === 0) return counting;
  const revisions = await listRevisions(queries, { clientId });
  for (const { sessionId } of corrected) {
    const last = await queries
      .selectFrom('signed_documents')
      .select(['kind', 'text', 'signed_at as signedAt'])
      .where('session_id', '=', sessionId)
      .where('kind', 'in', ['session-note', 'withdrawal'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.kind !== 'session-note') continue;
    const { status, beganAt, minutes, goals } = signedNoteShape.parse(JSON.parse(last.text));
    counting.set(sessionId, {
      status,
      date: beganAt,
      duration: minutes,
      signedAt: last.signedAt,
      goals: recordedAsSigned(goals, revisions),
    });
  }
  return counting;
}
