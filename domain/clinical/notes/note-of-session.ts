import * as z from 'zod/mini';
import { noteStatuses } from '#domain/caseload/sessions/note-status.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { optionalInstant } from '#domain/platform/stored-shapes.ts';
import {
  LARGEST_GROUP,
  type NoteContent,
  type SessionNote,
  SMALLEST_GROUP,
  sessionNoteRecord,
} from './session-note.ts';

const {
  id: _id,
  therapistId: _therapistId,
  state: _state,
  createdAt: _createdAt,
  ...fields
} = sessionNoteRecord.fields;

/** The note of a session as it is answered; one that nobody has begun holds what it begins with. */
export const noteOfSessionShape = z.strictObject({
  ...fields,
  /** `none` until something of it is kept. */
  state: z.enum(noteStatuses),
  /** How many children met, as far as that is known; null of a session without a group. */
  childrenCounted: z.nullable(z.int()),
  /** When it was last changed; null until something of it is kept. */
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

/** What is kept of a note's group size: one that is as counted is counted anew whenever it is read. */
export function sizeToKeep(groupSize: number | null, inTheRoom: number): number | null {
  return groupSize === countedSize(inTheRoom) ? null : groupSize;
}

/** The note of a session before anybody has written it. */
export function unwrittenNote(
  { id, clientId }: Session,
  content: NoteContent,
  inTheRoom: number,
): NoteOfSession {
  const kept = { version: 1, correctionReason: null, lateReason: null, updatedAt: null };
  const childrenCounted = countedSize(inTheRoom);
  return { sessionId: id, clientId, ...content, ...kept, childrenCounted, state: 'none' };
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
  { date, type, makesUpFor }: Session,
  { plans, last, inTheRoom, timeZone }: KnownForNote,
): NoteContent {
  const plan = planOn(plans, dayOf(date, timeZone), last?.planId ?? null);
  return contentOf(sessionNoteRecord, {
    planId: plan?.id ?? null,
    template: last?.template ?? 'narrative',
    activity: null,
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
