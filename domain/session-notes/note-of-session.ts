import * as z from 'zod/mini';
import { type Day, dayOf, type TimeZone } from '#domain/dates.ts';
import type { Plan } from '#domain/plans/plan.ts';
import { contentOf } from '#domain/record.ts';
import { noteStatuses } from '#domain/sessions/note-status.ts';
import type { Session } from '#domain/sessions/session.ts';
import { optionalInstant } from '#domain/stored-shapes.ts';
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
  /** When it was last changed; null until something of it is kept. */
  updatedAt: optionalInstant,
});
export type NoteOfSession = z.output<typeof noteOfSessionShape>;

/** A note that is kept, as it is answered. */
export function keptNoteOf({ id, therapistId, createdAt, ...note }: SessionNote): NoteOfSession {
  return note;
}

/** The note of a session before anybody has written it. */
export function unwrittenNote({ id, clientId }: Session, content: NoteContent): NoteOfSession {
  const kept = { version: 1, correctionReason: null, lateReason: null, updatedAt: null };
  return { sessionId: id, clientId, ...content, ...kept, state: 'none' };
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
    groupSize: type === 'group' && isGroupSize(inTheRoom) ? inTheRoom : null,
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

function isGroupSize(size: number): boolean {
  return size >= SMALLEST_GROUP && size <= LARGEST_GROUP;
}
