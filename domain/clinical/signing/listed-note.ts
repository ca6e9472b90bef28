import * as z from 'zod/mini';
import { type NoteStatus, noteStatuses } from '#domain/caseload/sessions/note-status.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, daysBetween, type TimeZone } from '#domain/platform/dates.ts';
import { count, id, instant } from '#domain/platform/stored-shapes.ts';
import { isLateAfter } from './late-entry.ts';

/**
 * What the list of notes can be narrowed to. Of these "open" is missing or draft, "correcting" a draft of which an earlier
 * version was signed, and "late" is open for too long.
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

/** A session that needs a note, and how far that is; whose it is stands in the list of clients. */
export const listedNoteShape = z.strictObject({
  sessionId: id,
  clientId: id,
  groupId: z.nullable(id),
  date: instant,
  duration: z.int(),
  type: z.enum(sessionTypes),
  status: z.enum(sessionStatuses),
  noteStatus: z.enum(noteStatuses),
  /** Whether it is a draft that is to replace what was signed. */
  isCorrection: z.boolean(),
  /** How many days ago the session was, by the practice's calendar. */
  daysSince: count,
  /** Whether it is not signed yet and would be a late entry today. */
  isLate: z.boolean(),
});
export type ListedNote = z.output<typeof listedNoteShape>;

/** How many notes are still to be written, how many to be signed, and how many of both are late. */
export const openNotesShape = z.strictObject({ missing: count, draft: count, late: count });
export type OpenNotes = z.output<typeof openNotesShape>;

/** Whether a note is still to be written or signed. What was withdrawn stays so until somebody corrects it. */
function isOpen(noteStatus: NoteStatus): boolean {
  return noteStatus === 'none' || noteStatus === 'draft';
}

interface Look {
  today: Day;
  timeZone: TimeZone;
  /** After how many days a note that is signed is a late entry. */
  lateNoteDays: number;
}

/** A note of the list, with how long ago its session was. */
export function listedNote(
  note: Omit<ListedNote, 'daysSince' | 'isLate'>,
  { today, timeZone, lateNoteDays }: Look,
): ListedNote {
  const daysSince = daysBetween(dayOf(note.date, timeZone), today);
  return { ...note, daysSince, isLate: isOpen(note.noteStatus) && isLateAfter(daysSince, lateNoteDays) };
}
