import * as z from 'zod/mini';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, dayOf, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { optionalInstant } from '#domain/platform/stored-shapes.ts';
import {
  LARGEST_GROUP,
  type NoteContent,
  type SessionNote,
  SMALLEST_GROUP,
  sessionNoteRecord,
} from './session-note.ts';

const { id: _id, therapistId: _therapistId, createdAt: _createdAt, ...fields } = sessionNoteRecord.fields;

/** The note of a session as it is answered; one that nobody has begun holds what it begins with. */
export const noteOfSessionShape = z.strictObject({
  ...fields,
  /** How many children met, as far as that is known; null of a session without a group. */
  childrenCounted: z.nullable(z.int()),
  /** When it was last changed; null until something of it is saved. */
  updatedAt: optionalInstant,
});
export type NoteOfSession = z.output<typeof noteOfSessionShape>;

/** A note that is kept, as it is answered. A draft that states no size of its group has the one that is counted. */
export function keptNoteOf(
  { id, therapistId, createdAt, ...note }: SessionNote,
  inTheRoom: number,
): NoteOfSession {
  const childrenCounted = countedSize(inTheRoom);
  const groupSize = note.state === 'draft' ? (note.groupSize ?? childrenCounted) : note.groupSize;
  return { ...note, groupSize, childrenCounted };
}

/** What is saved of a note: a group size that is as counted is counted anew whenever it is read. */
export function contentToSave(content: NoteContent, childrenCounted: number | null): NoteContent {
  return { ...content, groupSize: content.groupSize === childrenCounted ? null : content.groupSize };
}

/** The note of a session of which no more than Notes is saved, and when these were. */
export function unwrittenNote(
  { id, clientId }: Session,
  content: NoteContent,
  inTheRoom: number,
  updatedAt: Instant | null,
): NoteOfSession {
  const saved = { version: 1, correctionReason: null, lateReason: null, updatedAt };
  const childrenCounted = countedSize(inTheRoom);
  return { sessionId: id, clientId, ...content, ...saved, childrenCounted, state: 'none' };
}

interface KnownForNote {
  /** The plans of the child. */
  plans: readonly Plan[];
  /** The child's note of the latest session before this one. */
  last: Pick<SessionNote, 'planId' | 'template' | 'setting'> | undefined;
  /** How many children are in the room, this one included. */
  inTheRoom: number;
  timeZone: TimeZone;
}

/** What the note of a session begins with. Of two plans at once it takes the one of the last note. */
export function noteToBegin(
  { date, type, makesUpFor, notes }: Session,
  { plans, last, inTheRoom, timeZone }: KnownForNote,
): NoteContent {
  const plan = planOn(plans, dayOf(date, timeZone), last?.planId ?? null);
  return contentOf(sessionNoteRecord, {
    planId: plan?.id ?? null,
    template: last?.template ?? 'narrative',
    activity: null,
    notes,
    subjective: null,
    objective: null,
    assessment: null,
    planText: null,
    setting: plan?.setting ?? last?.setting ?? null,
    groupSize: type === 'group' ? countedSize(inTheRoom) : null,
    makeUpFor: makesUpFor && dayOf(makesUpFor, timeZone),
    progress: null,
    coTreatedWith: null,
    coTreatmentReason: null,
    diagnosisCodes: plan?.diagnosisCodes ?? [],
    procedureCodes: plan?.procedureCodes ?? [],
    pulled: {},
  });
}

function planOn(plans: readonly Plan[], on: Day, last: number | null): Plan | undefined {
  const inForce = plans.filter(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn);
  const latestFirst = inForce.toSorted((a, b) => b.startsOn.localeCompare(a.startsOn) || b.id - a.id);
  return inForce.find(({ id }) => id === last) ?? latestFirst[0];
}

function countedSize(inTheRoom: number): number | null {
  return inTheRoom >= SMALLEST_GROUP && inTheRoom <= LARGEST_GROUP ? inTheRoom : null;
}
