import { sql } from 'kysely';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { MAXIMUM_DURATION_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import {
  type ListedNote,
  listedNote,
  type NoteListState,
  type OpenNotes,
} from '#domain/clinical/signing/listed-note.ts';
import { type Day, type Instant, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { statusOfNote } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

/** By the day of the session, latest first. */
export const noteListOrder: ListOrder<ListedNote> = {
  direction: 'desc',
  keys: [
    { by: 'sessions.date', shape: keyShapes.instant, of: ({ date }) => date },
    { by: 'sessions.id', shape: keyShapes.id, of: ({ sessionId }) => sessionId },
  ],
};

export interface NoteListFilter {
  state?: NoteListState | undefined;
  clientId?: number | undefined;
  /** The first moment (inclusive) and the last (exclusive). */
  from?: Instant | undefined;
  until?: Instant | undefined;
}

/** The moment of the request, and the settings that decide. */
export interface NoteListMoment {
  now: Instant;
  today: Day;
  timeZone: TimeZone;
  lateNoteDays: number;
}

/** The status of each session's note. */
const noteStatus = sql<NoteStatus>`coalesce(${statusOfNote}, 'none')`;

const statusesOf: Record<NoteListState, readonly NoteStatus[]> = {
  missing: ['none'],
  draft: ['draft'],
  correcting: ['draft'],
  signed: ['signed'],
  withdrawn: ['withdrawn'],
  open: ['none', 'draft'],
  late: ['none', 'draft'],
};

/**
 * Returns the therapist's sessions that need a note, latest first by default. A session needs one once it has
 * started and its status is final, or once it is over. Missed sessions are signed too, with a reason.
 * Sessions canceled in advance need no note and are listed only if one was started.
 */
export async function listNotes(
  queries: CaseloadQueries,
  filter: NoteListFilter,
  moment: NoteListMoment,
  page: Page = {},
  order: ListOrder<ListedNote> = noteListOrder,
): Promise<ListedNote[]> {
  const selection = (await notesOf(queries, filter, moment)).select([
    'sessions.id as sessionId',
    'sessions.client_id as clientId',
    'sessions.group_id as groupId',
    'sessions.date as date',
    'sessions.duration as duration',
    'sessions.type as type',
    'sessions.status as status',
    noteStatus.as('noteStatus'),
    'session_notes.version as version',
  ]);
  const notes = await inOrder(selection, order, page).execute();
  return notes.map(({ version, ...note }) =>
    listedNote({ ...note, isCorrection: note.noteStatus === 'draft' && (version ?? 1) > 1 }, moment),
  );
}

/** Returns the number of notes that match the filter. */
export async function countNotes(
  queries: CaseloadQueries,
  filter: NoteListFilter,
  moment: NoteListMoment,
): Promise<number> {
  return countRows(await notesOf(queries, filter, moment));
}

/** Returns the number of notes still to be written or signed, from a moment on. */
export async function countOpenNotes(
  queries: CaseloadQueries,
  from: Instant | undefined,
  moment: NoteListMoment,
): Promise<OpenNotes> {
  const late = startOfLate(moment);
  const found = await (await notesOf(queries, { state: 'open', from }, moment))
    .select((row) => [
      row.fn.countAll().filterWhere(noteStatus, '=', 'none').as('missing'),
      row.fn.countAll().filterWhere(noteStatus, '=', 'draft').as('draft'),
      row.fn.countAll().filterWhere('sessions.date', '<', late).as('late'),
    ])
    .executeTakeFirstOrThrow();
  return { missing: Number(found.missing), draft: Number(found.draft), late: Number(found.late) };
}

async function notesOf(
  queries: CaseloadQueries,
  { state, clientId, from, until }: NoteListFilter,
  moment: NoteListMoment,
) {
  const goingOn = await idsOfGoingOn(queries, moment.now);
  let selection = queries
    .selectFrom('sessions')
    .leftJoin('session_notes', (join) =>
      join
        .onRef('session_notes.therapist_id', '=', 'sessions.therapist_id')
        .onRef('session_notes.session_id', '=', 'sessions.id'),
    )
    .where('sessions.date', '<=', moment.now)
    .where((row) => row.or([row('sessions.status', '!=', 'cancelled'), row(noteStatus, '!=', 'none')]));
  if (goingOn.length > 0) selection = selection.where('sessions.id', 'not in', goingOn);
  if (state !== undefined) selection = selection.where(noteStatus, 'in', statusesOf[state]);
  if (state === 'correcting') selection = selection.where('session_notes.version', '>', 1);
  if (state === 'late') selection = selection.where('sessions.date', '<', startOfLate(moment));
  if (clientId !== undefined) selection = selection.where('sessions.client_id', '=', clientId);
  if (from !== undefined) selection = selection.where('sessions.date', '>=', from);
  if (until !== undefined) selection = selection.where('sessions.date', '<', until);
  return selection;
}

/** Returns the moment before which a session's note is late. */
function startOfLate({ today, timeZone, lateNoteDays }: NoteListMoment): Instant {
  return startOfDay(plusDays(today, -lateNoteDays), timeZone);
}

const LONGEST_MS = MAXIMUM_DURATION_MINUTES * 60_000;

/** Returns the sessions that are in progress and still scheduled: a handful at most. */
async function idsOfGoingOn(queries: CaseloadQueries, now: Instant): Promise<number[]> {
  const begun = await queries
    .selectFrom('sessions')
    .select(['id', 'date', 'duration'])
    .where('status', '=', 'scheduled')
    .where('date', '<=', now)
    .where('date', '>', new Date(Date.parse(now) - LONGEST_MS).toISOString())
    .execute();
  return begun.filter((session) => endOfSession(session) > now).map(({ id }) => id);
}
