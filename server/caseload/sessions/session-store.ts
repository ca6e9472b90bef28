import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { dayOf, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import type { Content } from '#domain/platform/record.ts';
import { idsOfNamed } from '#server/caseload/clients/client-store.ts';
import { sealRecord } from '#server/caseload/sealing/seal-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { insertNotes, notesOfSession, writeNotes } from './notes-of-sessions.ts';

export const SESSION_NOT_FOUND = 'The requested session could not be found';

/** How far a selected note is: one of nothing but Notes is a draft as long as there are some. */
export const statusOfNote = sql<NoteStatus | null>`CASE WHEN session_notes.state <> 'none' THEN session_notes.state
  WHEN session_notes.notes IS NOT NULL THEN 'draft' END`;
const noteStatus = sql<NoteStatus>`coalesce((SELECT ${statusOfNote} FROM session_notes
  WHERE session_notes.therapist_id = sessions.therapist_id AND session_notes.session_id = sessions.id), 'none')`;

const stored = selectionOf(sessionRecord);
const behindNotes = stored.indexOf('series_id as seriesId');

/** What to select of sessions, so that they come as they are answered: with what their notes say and how far they are. */
export const sessionSelection = [
  ...stored.slice(0, behindNotes),
  // In the place that their description gives them, as a new session is answered.
  notesOfSession.as('notes'),
  ...stored.slice(behindNotes),
  noteStatus.as('noteStatus'),
] as const;

export const sessionOrder: ListOrder<Session> = {
  direction: 'desc',
  keys: [
    { by: 'date', shape: keyShapes.instant, of: (session) => session.date },
    { by: 'id', shape: keyShapes.id, of: (session) => session.id },
  ],
};

export interface SessionFilter {
  /** The first moment, and the moment after the last. */
  from?: string | undefined;
  until?: string | undefined;
  clientId?: number | undefined;
  groupId?: number | undefined;
  status?: Session['status'] | undefined;
  type?: Session['type'] | undefined;
  /** The moment of the missed session that those make up for. */
  makesUpFor?: string | undefined;
  /** Part of the client's name, as somebody typed it. */
  search?: string | undefined;
  /** Only those that may be billed and are on no invoice. */
  isUnbilled?: boolean | undefined;
  /** Leaves out what was cancelled or missed, and absences that are planned. */
  isHeld?: boolean | undefined;
  /** Only completed ones without a note. */
  isUnnoted?: boolean | undefined;
  /** Words of the note, as somebody typed them. */
  notes?: string | undefined;
  /** Part of the client's name, or words of the note. */
  find?: string | undefined;
}

/** The therapist's sessions, newest first unless another order is given. */
export async function listSessions(
  queries: CaseloadQueries,
  filter: SessionFilter = {},
  page: Page = {},
  order: ListOrder<Session> = sessionOrder,
): Promise<Session[]> {
  return inOrder(sessionsOf(queries, filter).select(sessionSelection), order, page).execute();
}

/** How many sessions pass the filter. */
export async function countSessions(queries: CaseloadQueries, filter: SessionFilter): Promise<number> {
  const { count } = await sessionsOf(queries, filter)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function sessionsOf(
  queries: CaseloadQueries,
  {
    from,
    until,
    clientId,
    groupId,
    status,
    type,
    makesUpFor,
    search,
    notes,
    find,
    isUnbilled,
    isHeld,
    isUnnoted,
  }: SessionFilter,
) {
  let selection = queries.selectFrom('sessions');
  if (from !== undefined) selection = selection.where('date', '>=', from);
  if (until !== undefined) selection = selection.where('date', '<', until);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (groupId !== undefined) selection = selection.where('group_id', '=', groupId);
  if (status !== undefined) selection = selection.where('status', '=', status);
  if (type !== undefined) selection = selection.where('type', '=', type);
  if (makesUpFor !== undefined) selection = selection.where('makes_up_for', '=', makesUpFor);
  if (search !== undefined) selection = selection.where('client_id', 'in', idsOfNamed(queries, search));
  if (isUnbilled) {
    // The same rule as `isBillableSession`, said to the database.
    const onInvoices = queries.selectFrom('invoice_lines').where('session_id', 'is not', null);
    selection = selection
      .where((row) =>
        row.or([
          row('status', '=', 'completed'),
          row.and([row('status', '=', 'absence'), row('billable', '=', true)]),
        ]),
      )
      .where('id', 'not in', onInvoices.select('session_id'));
  }
  if (isHeld) {
    selection = selection.where('status', 'in', ['completed', 'scheduled']);
    selection = selection.where((row) =>
      row.or([row('status', '=', 'completed'), row('type', '!=', 'absent')]),
    );
  }
  if (isUnnoted) selection = selection.where('status', '=', 'completed').where(notesOfSession, 'is', null);
  if (notes !== undefined) selection = selection.where(queries.search.notesMatch(notes));
  if (find !== undefined) {
    selection = selection.where((row) =>
      row.or([row('client_id', 'in', idsOfNamed(queries, find)), queries.search.notesMatch(find)]),
    );
  }
  return selection;
}

/** One session. Throws 404 when it is not there or another therapist's. */
export async function getSession(queries: CaseloadQueries, id: number): Promise<Session> {
  const session = await queries
    .selectFrom('sessions')
    .select(sessionSelection)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!session) throw notFound(SESSION_NOT_FOUND);
  return session;
}

/** This session and the later ones of its series, in their order; the session alone when it belongs to none. */
export async function listFromHereOn(queries: CaseloadQueries, session: Session): Promise<Session[]> {
  if (session.seriesId === null) return [session];
  const sessions = await queries
    .selectFrom('sessions')
    .select(sessionSelection)
    .where('series_id', '=', session.seriesId)
    .where('date', '>=', session.date)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return [session, ...sessions.filter((other) => byTime(other, session) > 0)];
}

/** What a session is made of, whole: every rule has been applied. */
export type SessionContent = Content<typeof sessionRecord>;

/** Adds a session and gives it as it is kept. */
export async function createSession(queries: CaseloadWrites, content: SessionContent): Promise<Session> {
  const { notes, clientId } = content;
  const row = insertRow(sessionRecord, { ...content, createdAt: queries.now, updatedAt: queries.now });
  const session = await queries.add(sessionRecord, row);
  await insertNotes(queries, [{ ...session, notes }]);
  queries.audit({ action: 'create', entity: 'session', entityId: session.id, clientId });
  return { ...session, notes, noteStatus: notes === null ? 'none' : 'draft' };
}

/** Replaces what a session is made of and gives it as it is kept. */
export async function updateSession(
  queries: CaseloadWrites,
  before: Session,
  content: SessionContent,
): Promise<Session> {
  const { id } = before;
  await queries
    .updateTable('sessions')
    .set({ ...updateRow(sessionRecord, content), updated_at: queries.changedAt })
    .where('id', '=', id)
    .execute();
  await writeNotes(queries, { ...before, clientId: content.clientId }, content.notes);
  queries.audit({ action: 'update', entity: 'session', entityId: id, clientId: content.clientId });
  const after = await getSession(queries, id);
  // A note is kept at each pause in typing, and what it said before is kept as its versions.
  if (!isAlikeButForNote(before, after)) queries.undo.changed(sessionRecord, before, after);
  return after;
}

function isAlikeButForNote(before: Session, now: Session): boolean {
  const { notes: _notes, noteStatus: _status, updatedAt: _at, ...after } = now;
  return isDeepStrictEqual({ ...before, ...after }, { ...before });
}

/** Seals a session with its note, what that said before, and its results, and removes it. */
export async function deleteSession(
  queries: CaseloadWrites,
  session: Session,
  timeZone: TimeZone,
): Promise<void> {
  const { id, clientId } = session;
  await sealRecord(queries, sessionRecord, session, { day: dayOf(session.date, timeZone), timeZone });
  await queries.deleteFrom('note_versions').where('session_id', '=', id).execute();
  await queries.deleteFrom('goal_results').where('session_id', '=', id).execute();
  await queries.deleteFrom('session_notes').where('session_id', '=', id).execute();
  await queries.deleteFrom('sessions').where('id', '=', id).execute();
  queries.audit({ action: 'delete', entity: 'session', entityId: id, clientId });
}

/** The number a client's next absence in the school year of `date` gets: one more than the highest so far. */
export async function nextAbsenceNumber(
  queries: CaseloadQueries,
  clientId: number,
  date: string,
  calendar: SchoolCalendar,
): Promise<number> {
  const { highest } = await absencesOf(queries, clientId, date, calendar)
    .select((row) => row.fn.max('absence_number').as('highest'))
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0) + 1;
}

/** Whether another absence of the client in the school year of `date` has this number. */
export async function isAbsenceNumberTaken(
  queries: CaseloadQueries,
  { id, clientId, date, absenceNumber }: Pick<Session, 'id' | 'clientId' | 'date' | 'absenceNumber'>,
  calendar: SchoolCalendar,
): Promise<boolean> {
  const taken = await absencesOf(queries, clientId, date, calendar)
    .select('id')
    .where('absence_number', '=', absenceNumber)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

interface SchoolCalendar {
  timeZone: TimeZone;
  schoolYearStart: string;
}

/** A client's absences in the school year of `date`. */
function absencesOf(
  queries: CaseloadQueries,
  clientId: number,
  date: string,
  { timeZone, schoolYearStart }: SchoolCalendar,
) {
  const year = schoolYearOf(dayOf(date, timeZone), schoolYearStart);
  return queries
    .selectFrom('sessions')
    .where('client_id', '=', clientId)
    .where('status', '=', 'absence')
    .where('date', '>=', startOfDay(year.from, timeZone))
    .where('date', '<', startOfDay(year.until, timeZone));
}
