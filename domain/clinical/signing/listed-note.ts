import * as z from 'zod/mini';
import { type NoteStatus, noteStatuses } from '#domain/caseload/sessions/note-status.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, daysBetween, type TimeZone } from '#domain/platform/dates.ts';
import { count, id, instant } from '#domain/platform/stored-shapes.ts';
import { isLateAfter } from './late-entry.ts';

/**
 * The filters of the list of notes. "open" is missing or draft, "correcting" a draft whose earlier version
 * was signed, and "late" has been open for too long.
 */
export const noteListStates = [
  'missing',
  'draft',
  'correcting',
  'signed',
  'withdrawn',
  'open',
  'late',
] as const;
export type NoteListState = (typeof noteListStates)[number];

/**
 * A session that needs a note, and the state of the note. The client's name comes from the list of clients.
 */
export const listedNoteShape = z.strictObject({
  sessionId: id,
  clientId: id,
  groupId: z.nullable(id),
  date: instant,
  duration: z.int(),
  type: z.enum(sessionTypes),
  status: z.enum(sessionStatuses),
  noteStatus: z.enum(noteStatuses),
  /** Whether it is a draft that replaces a signed version. */
  isCorrection: z.boolean(),
  /** The number of days since the session, in the practice's time zone. */
  daysSince: count,
  /** Whether it is unsigned and would be a late entry today. */
  isLate: z.boolean(),
});
export type ListedNote = z.output<typeof listedNoteShape>;

/** The number of notes to write, the number to sign, and how many of both are late. */
export const openNotesShape = z.strictObject({ missing: count, draft: count, late: count });
export type OpenNotes = z.output<typeof openNotesShape>;

/**
 * Returns whether a note is still to be written or signed. A withdrawn note is neither until someone corrects
 * it.
 */
function isOpen(noteStatus: NoteStatus): boolean {
  return noteStatus === 'none' || noteStatus === 'draft';
}

interface Look {
  today: Day;
  timeZone: TimeZone;
  /** The number of days after which a signed note is a late entry. */
  lateNoteDays: number;
}

/** Returns a note of the list with the days since its session. */
export function listedNote(
  note: Omit<ListedNote, 'daysSince' | 'isLate'>,
  { today, timeZone, lateNoteDays }: Look,
): ListedNote {
  const daysSince = daysBetween(dayOf(note.date, timeZone), today);
  return { ...note, daysSince, isLate: isOpen(note.noteStatus) && isLateAfter(daysSince, lateNoteDays) };
}
