import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionNoteRecord } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { shownNote } from '#domain/clinical/notes/shown-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { UnsignedNote } from '#domain/clinical/signing/signed-note.ts';
import { type RecordedGoal, revisionOfResult, unsignedNote } from '#domain/clinical/signing/unsigned-note.ts';
import { type LevelNames, withLevelNames } from '#domain/people/practice/ladders.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, dayOf } from '#domain/platform/dates.ts';
import { contentIn } from '#domain/platform/record.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { listRevisions } from '#server/clinical/goals/goal-revision-store.ts';
import { listGoals } from '#server/clinical/goals/goal-store.ts';
import { noteOfSession } from '#server/clinical/notes/save-session-note.ts';
import { getPlan } from '#server/clinical/plans/plan-store.ts';
import { listResults } from '#server/clinical/results/result-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { ToSign } from './signed-kind.ts';

/** The records from which a note is signed. */
export interface NoteSources {
  client: Client;
  session: Session;
  note: NoteOfSession;
  plan: Plan | undefined;
  goals: RecordedGoal[];
}

/** A note that is about to be signed. */
export interface NoteToSign extends ToSign {
  note: UnsignedNote;
  sources: NoteSources;
  /** The session before signing. */
  before: Pick<Session, 'status' | 'missedReason'>;
}

/**
 * Reads the records from which a note is signed: the session with its final status, its note or the note's
 * initial values, results, goals and plan.
 */
export async function readNoteSources(
  queries: CaseloadQueries,
  session: Session,
  { timeZone, levelNames }: Pick<PracticeSettings, 'timeZone' | 'levelNames'>,
): Promise<NoteSources> {
  const note = await noteOfSession(queries, session, timeZone);
  return {
    client: await getClient(queries, session.clientId),
    session,
    note,
    plan:
      note.planId === null
        ? undefined
        : await planOfNote(queries, note.planId, dayOf(session.date, timeZone)),
    goals: await recordedGoals(queries, session, levelNames),
  };
}

/** Returns the plan of a note, with its service and school on the day of the session. */
async function planOfNote(queries: CaseloadQueries, planId: number, day: Day): Promise<Plan> {
  const plan = await getPlan(queries, planId);
  return { ...plan, ...(await queries.planService(plan, { from: day, until: day })) };
}

async function recordedGoals(
  queries: CaseloadQueries,
  { id: sessionId, clientId }: Session,
  levelNames: LevelNames,
): Promise<RecordedGoal[]> {
  const results = await listResults(queries, { sessionId });
  if (results.length === 0) return [];
  const goals = await listGoals(queries, { clientId });
  const revisions = await listRevisions(queries, { clientId });
  const recorded = results.map((result) => {
    const goal = goals.find(({ id }) => id === result.goalId);
    const revision = revisionOfResult(revisions, result);
    if (goal === undefined || revision === undefined)
      throw new Error('A result has its goal and its revision');
    return { goal: withLevelNames(goal, levelNames), revision, result };
  });
  // In the order of the child's page, not in the order of recording.
  return recorded.toSorted((one, other) => one.goal.position - other.goal.position);
}

/** The practice's settings that affect a note's text. */
type NoteRules = Pick<PracticeSettings, 'timeZone' | 'lateNoteDays'>;

/** Returns the text of a note signed at this moment. */
export function textOfNote(
  { client, session, note, plan, goals }: NoteSources,
  { now, settings, lateReason }: { now: string; settings: NoteRules; lateReason: string | null },
): UnsignedNote {
  const { planId, pulled, notes, ...written } = contentIn(sessionNoteRecord, shownNote(note, session));
  return unsignedNote({
    session,
    note: { ...written, correctionReason: note.correctionReason, lateReason },
    plan,
    goals,
    firstName: client.firstName,
    signedAt: now,
    timeZone: settings.timeZone,
    lateNoteDays: settings.lateNoteDays,
  });
}
