import * as z from 'zod/mini';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, dayOf, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { initialContent } from '#domain/platform/record.ts';
import { optionalInstant } from '#domain/platform/stored-shapes.ts';
import {
  LARGEST_GROUP,
  type NoteContent,
  type SessionNote,
  SMALLEST_GROUP,
  sessionNoteRecord,
} from './session-note.ts';

const { id: _id, therapistId: _therapistId, createdAt: _createdAt, ...fields } = sessionNoteRecord.fields;

/** A session's note in API replies; a note not started yet has its initial values. */
export const noteOfSessionShape = z.strictObject({
  ...fields,
  /** The number of children at the session, if known; null without a group. */
  childrenCounted: z.nullable(z.int()),
  /** When the note was last changed; null until it is saved. */
  updatedAt: optionalInstant,
});
export type NoteOfSession = z.output<typeof noteOfSessionShape>;

/** Returns a stored note as an API reply. A draft without a group size gets the counted one. */
export function storedNoteReply(
  { id, therapistId, createdAt, ...note }: SessionNote,
  childrenPresent: number,
): NoteOfSession {
  const childrenCounted = countedSize(childrenPresent);
  const groupSize = note.state === 'draft' ? (note.groupSize ?? childrenCounted) : note.groupSize;
  return { ...note, groupSize, childrenCounted };
}

/**
 * Returns the note content to save. A group size equal to the counted one is not saved, so it is counted
 * again on each read.
 */
export function contentToSave(content: NoteContent, childrenCounted: number | null): NoteContent {
  return { ...content, groupSize: content.groupSize === childrenCounted ? null : content.groupSize };
}

/** Returns the note of a session for which only Notes was saved, and when that was. */
export function unstartedNoteReply(
  { id, clientId }: Session,
  content: NoteContent,
  childrenPresent: number,
  updatedAt: Instant | null,
): NoteOfSession {
  const saved = { version: 1, correctionReason: null, lateReason: null, updatedAt };
  const childrenCounted = countedSize(childrenPresent);
  return { sessionId: id, clientId, ...content, ...saved, childrenCounted, state: 'none' };
}

interface NoteContext {
  /** The plans of the child. */
  plans: readonly Plan[];
  /** The plan of the mandate that the session counts toward. */
  mandatePlanId: number | undefined;
  /** The child's previous note: that of the latest session before this one. */
  last: Pick<SessionNote, 'planId' | 'template' | 'setting'> | undefined;
  /** The number of children attending, including this one. */
  childrenPresent: number;
  timeZone: TimeZone;
}

/**
 * Returns the initial values of a session's note. Its plan is that of the session's mandate. Without one, if
 * two plans are running, it uses the one of the last note.
 */
export function initialNote(
  { date, type, makesUpFor, notes }: Session,
  { plans, mandatePlanId, last, childrenPresent, timeZone }: NoteContext,
): NoteContent {
  const plan =
    plans.find(({ id }) => id === mandatePlanId) ??
    planOn(plans, dayOf(date, timeZone), last?.planId ?? null);
  return initialContent(sessionNoteRecord, {
    planId: plan?.id ?? null,
    template: last?.template ?? 'narrative',
    notes,
    setting: plan?.setting ?? last?.setting ?? null,
    groupSize: type === 'group' ? countedSize(childrenPresent) : null,
    makeUpFor: makesUpFor && dayOf(makesUpFor, timeZone),
    diagnosisCodes: plan?.diagnosisCodes ?? [],
    procedureCodes: plan?.procedureCodes ?? [],
  });
}

function planOn(plans: readonly Plan[], on: Day, last: number | null): Plan | undefined {
  const running = plans.filter(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn);
  const latestFirst = running.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn) || b.id - a.id);
  return running.find(({ id }) => id === last) ?? latestFirst[0];
}

function countedSize(childrenPresent: number): number | null {
  return childrenPresent >= SMALLEST_GROUP && childrenPresent <= LARGEST_GROUP ? childrenPresent : null;
}
