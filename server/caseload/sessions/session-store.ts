import { isDeepStrictEqual } from 'node:util';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Content } from '#domain/platform/record.ts';
import { selectIdsByName } from '#server/caseload/clients/client-store.ts';
import { sealRecord } from '#server/caseload/sealing/seal-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';
import { insertNotes, notesOfSession, writeNotes } from './notes-of-sessions.ts';

export const SESSION_NOT_FOUND = 'The requested session could not be found';

/** Selects the status of a session's note; a note with nothing but Notes is a draft while these are not empty. */
export const statusOfNote = sql<NoteStatus | null>`CASE WHEN session_notes.state <> 'none' THEN session_notes.state
  WHEN session_notes.notes IS NOT NULL THEN 'draft' END`;

// Under other names than the columns of a session, so that these stay unambiguous.
const noteOfSession = sql<{ notes: string | null; note_status: NoteStatus | null }>`(
  SELECT therapist_id AS noted_by, session_id AS noted_session, notes, ${statusOfNote} AS note_status
  FROM session_notes)`;
const isItsNote = sql<boolean>`noted_by = sessions.therapist_id AND noted_session = sessions.id`;

const stored = selectionOf(sessionRecord);
const notesIndex = stored.indexOf('series_id as seriesId');
const sessionSelection = [
  ...stored.slice(0, notesIndex),
  // At the position of the description, as in the reply for a new session.
  'notes',
  ...stored.slice(notesIndex),
  sql<NoteStatus>`coalesce(note_status, 'none')`.as('noteStatus'),
] as const;

/** Selects sessions as they are returned, with their Notes and the status of their note. */
export function selectSessions(sessions: SelectQueryBuilder<Tables, 'sessions', object>) {
  return sessions.leftJoin(noteOfSession.as('note'), (note) => note.on(isItsNote)).select(sessionSelection);
}

export const sessionOrder: ListOrder<Session> = {
  direction: 'desc',
  keys: [
    { by: 'date', shape: keyShapes.instant, of: (session) => session.date },
    { by: 'id', shape: keyShapes.id, of: (session) => session.id },
  ],
};

export interface SessionFilter {
  /** The first start time included, and the first one after the range. */
  from?: string | undefined;
  until?: string | undefined;
  clientId?: number | undefined;
  groupId?: number | undefined;
  mandateId?: number | undefined;
  /** Of mandates that the family pays, or an organization; sessions without a mandate are the family's. */
  payer?: 'family' | 'organization' | undefined;
  /** Of mandates at these schools, or at schools of these districts. */
  schoolIds?: readonly number[] | undefined;
  status?: Session['status'] | undefined;
  type?: Session['type'] | undefined;
  /** The start of the missed session that they make up. */
  makesUpFor?: string | undefined;
  /** A typed part of the client's name. */
  search?: string | undefined;
  /** Only billable ones that are on no invoice. */
  isUnbilled?: boolean | undefined;
  /** Leaves out cancelled and missed sessions, and planned absences. */
  isHeld?: boolean | undefined;
  /** Only those that repeat by a cycle of school days. */
  isInCycle?: boolean | undefined;
  /** Only completed ones without a note. */
  isUnnoted?: boolean | undefined;
  /** Typed words of the note. */
  notes?: string | undefined;
  /** A typed part of the client's name, or words of the note. */
  find?: string | undefined;
}

/** Returns the therapist's sessions, newest first by default. */
export async function listSessions(
  queries: CaseloadQueries,
  filter: SessionFilter = {},
  page: Page = {},
  order: ListOrder<Session> = sessionOrder,
): Promise<Session[]> {
  return inOrder(selectSessions(sessionsOf(queries, filter)), order, page).execute();
}

/** Returns the number of sessions that match the filter. */
export async function countSessions(queries: CaseloadQueries, filter: SessionFilter): Promise<number> {
  return countRows(sessionsOf(queries, filter));
}

function sessionsOf(
  queries: CaseloadQueries,
  {
    from,
    until,
    clientId,
    groupId,
    mandateId,
    payer,
    schoolIds,
    status,
    type,
    makesUpFor,
    search,
    notes,
    find,
    isUnbilled,
    isHeld,
    isInCycle,
    isUnnoted,
  }: SessionFilter,
) {
  let selection = queries.selectFrom('sessions');
  if (from !== undefined) selection = selection.where('date', '>=', from);
  if (until !== undefined) selection = selection.where('date', '<', until);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (groupId !== undefined) selection = selection.where('group_id', '=', groupId);
  if (mandateId !== undefined) selection = selection.where('mandate_id', '=', mandateId);
  if (payer !== undefined) selection = selection.where(paidBy(queries, payer));
  if (schoolIds !== undefined) {
    selection = selection.where('mandate_id', 'in', mandatesAtSchools(queries, schoolIds));
  }
  if (status !== undefined) selection = selection.where('status', '=', status);
  if (type !== undefined) selection = selection.where('type', '=', type);
  if (makesUpFor !== undefined) selection = selection.where('makes_up_for', '=', makesUpFor);
  if (search !== undefined) selection = selection.where('client_id', 'in', selectIdsByName(queries, search));
  if (isUnbilled) {
    // The SQL equivalent of `isBillableSession`.
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
  if (isInCycle) selection = selection.where('cycle_length', 'is not', null);
  if (isUnnoted) selection = selection.where('status', '=', 'completed').where(notesOfSession, 'is', null);
  if (notes !== undefined) selection = selection.where(queries.search.notesMatch(notes));
  if (find !== undefined) {
    selection = selection.where((row) =>
      row.or([row('client_id', 'in', selectIdsByName(queries, find)), queries.search.notesMatch(find)]),
    );
  }
  return selection;
}

function mandatesAtSchools({ selectFrom }: CaseloadQueries, ids: readonly number[]) {
  const schools = selectFrom('organizations')
    .select('id')
    .where((row) => row.or([row('id', 'in', ids), row('parent_id', 'in', ids)]));
  return selectFrom('mandates').select('id').where('school_id', 'in', schools);
}

/** Returns the condition that a session is paid by the family, or by an organization. */
export function paidBy({ selectFrom }: CaseloadQueries, payer: 'family' | 'organization') {
  const paid = selectFrom('mandates').select('id').where('payer_id', 'is not', null);
  return (row: ExpressionBuilder<Tables, 'sessions'>) =>
    payer === 'organization'
      ? row('mandate_id', 'in', paid)
      : row.or([row('mandate_id', 'is', null), row('mandate_id', 'not in', paid)]);
}

/** Returns one session. Throws 404 if it does not exist or belongs to another therapist. */
export async function getSession(queries: CaseloadQueries, id: number): Promise<Session> {
  const session = await selectSessions(queries.selectFrom('sessions'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!session) throw notFound(SESSION_NOT_FOUND);
  return session;
}

/** Returns this session and the later ones of its series, by time; without a series, the session alone. */
export async function listThisAndFollowing(queries: CaseloadQueries, session: Session): Promise<Session[]> {
  if (session.seriesId === null) return [session];
  const sessions = await selectSessions(queries.selectFrom('sessions'))
    .where('series_id', '=', session.seriesId)
    .where('date', '>=', session.date)
    .orderBy('date')
    .orderBy('id')
    .execute();
  return [session, ...sessions.filter((other) => byTime(other, session) > 0)];
}

/** The complete content of a session, after all rules are applied. */
export type SessionContent = Content<typeof sessionRecord>;

/** Inserts a session and returns it as stored. */
export async function createSession(queries: CaseloadWrites, content: SessionContent): Promise<Session> {
  const { notes, clientId } = content;
  const row = insertRow(sessionRecord, { ...content, createdAt: queries.now, updatedAt: queries.now });
  const session = await queries.add(sessionRecord, row);
  queries.last(insertNotes(queries, [{ ...session, notes }]));
  queries.audit({ action: 'create', entity: 'session', entityId: session.id, clientId });
  return { ...session, notes, noteStatus: notes === null ? 'none' : 'draft' };
}

/** Replaces the content of a session and returns it as stored. */
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
  // Notes are saved at each pause in typing; instead of undo, their versions are saved.
  if (!isEqualExceptNotes(before, after)) queries.undo.changed(sessionRecord, before, after);
  return after;
}

function isEqualExceptNotes(before: Session, now: Session): boolean {
  const { notes: _notes, noteStatus: _status, updatedAt: _at, ...after } = now;
  return isDeepStrictEqual({ ...before, ...after }, { ...before });
}

/** Seals a session with its note, versions and results, and deletes it. */
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
