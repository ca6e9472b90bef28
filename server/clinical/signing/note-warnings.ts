import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { overlappingSessions } from '#domain/caseload/sessions/session-overlap.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { noteSections } from '#domain/clinical/notes/note-labels.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { shownNote } from '#domain/clinical/notes/shown-note.ts';
import { writtenTexts } from '#domain/clinical/signing/note-reading.ts';
import { type SectionTexts, signWarnings } from '#domain/clinical/signing/sign-warnings.ts';
import { signedNoteShape } from '#domain/clinical/signing/signed-note.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { findSessionNote } from '#server/clinical/notes/session-note-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { NoteToSign } from './note-sources.ts';
import type { SigningMoment } from './signed-kind.ts';

/** A session that started longer ago is over: none lasts longer than a day. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the warnings to show before a session's note is signed. */
export async function noteWarnings(
  queries: CaseloadQueries,
  { client, note, sources: { session, goals, plan } }: NoteToSign,
  { settings: { timeZone, lateNoteDays }, now }: SigningMoment,
): Promise<string[]> {
  const others = await othersOfGroup(queries, session);
  return signWarnings({
    ...session,
    now,
    timeZone,
    lateNoteDays,
    sections: note,
    last: await lastSigned(queries, session, timeZone),
    others: await textsOf(queries, others),
    children: [client, ...(await clientsOf(queries, others))],
    texts: writtenTexts(note),
    overlapping: await overlappingWith(queries, session),
    goals: goals.map(({ goal, revision, result: { marks } }) => ({
      ...goalInRevision(goal, revision),
      marks,
    })),
    plan,
    progress: note.progress,
  });
}

/** Returns the child's signed note of the latest session before this one; withdrawn notes do not count. */
async function lastSigned(queries: CaseloadQueries, { clientId, date }: Session, timeZone: string) {
  const last = await queries
    .selectFrom('sessions')
    .innerJoin('signed_documents', (join) =>
      join
        .onRef('signed_documents.therapist_id', '=', 'sessions.therapist_id')
        .onRef('signed_documents.session_id', '=', 'sessions.id'),
    )
    .innerJoin('session_notes', (join) =>
      join
        .onRef('session_notes.therapist_id', '=', 'sessions.therapist_id')
        .onRef('session_notes.session_id', '=', 'sessions.id'),
    )
    .select(['signed_documents.text as text', 'sessions.date as date'])
    .where('sessions.client_id', '=', clientId)
    .where('sessions.date', '<', date)
    .where('signed_documents.kind', '=', 'session-note')
    .where('session_notes.state', '!=', 'withdrawn')
    .orderBy('sessions.date', 'desc')
    .orderBy('signed_documents.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  return { on: dayOf(last.date, timeZone), sections: signedNoteShape.parse(JSON.parse(last.text)) };
}

/** Returns the sessions of the other children in the group, including absent ones. */
async function othersOfGroup(
  queries: CaseloadQueries,
  { id, groupId, date, duration }: Session,
): Promise<Session[]> {
  if (groupId === null) return [];
  const until = new Date(Date.parse(date) + 1).toISOString();
  const meeting = await listSessions(queries, { groupId, from: date, until });
  return meeting.filter((one) => one.id !== id && one.duration === duration);
}

async function clientsOf(queries: CaseloadQueries, sessions: readonly Session[]): Promise<Client[]> {
  const clients: Client[] = [];
  for (const { clientId } of sessions) clients.push(await getClient(queries, clientId));
  return clients;
}

async function textsOf(queries: CaseloadQueries, others: readonly Session[]): Promise<SectionTexts[]> {
  const texts: SectionTexts[] = [];
  for (const other of others) texts.push(sectionsOf(await findSessionNote(queries, other.id), other));
  return texts;
}

/** Returns the therapist's sessions that overlap with this one, earliest first. */
async function overlappingWith(queries: CaseloadQueries, session: Session): Promise<Session[]> {
  const from = new Date(Date.parse(session.date) - DAY_MS).toISOString();
  const near = await listSessions(queries, { from, until: endOfSession(session) });
  const others = near.filter(({ id }) => id !== session.id);
  const found = overlappingSessions([session, ...others]).get(session) ?? [];
  return found.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}

function sectionsOf(note: SessionNote | undefined, session: Session): SectionTexts {
  const { notes } = session;
  const sections = note
    ? Object.entries(shownNote(note, session)).filter(([name]) =>
        noteSections.some((section) => section === name),
      )
    : [];
  return { ...Object.fromEntries(sections), notes };
}
