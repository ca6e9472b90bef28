import * as z from 'zod/mini';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { goalMeasures } from '#domain/clinical/goals/measures.ts';
import { noteTemplates, progressIndicators } from '#domain/clinical/notes/note-labels.ts';
import { planPrograms, planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { markKeys, phases } from '#domain/clinical/results/marks.ts';
import { ladderKeys, levelKeys } from '#domain/people/practice/ladders.ts';
import { count, day, instant, text } from '#domain/platform/stored-shapes.ts';
import { signedClinicalDocumentShape } from './signed-clinical-document.ts';
import { signature, signedBase } from './signed-parts.ts';

// Every later version of the program reads a signed text from that text alone, so its shape is defined here
// and does not follow later changes of records. It holds no database ids, since an import changes them.

/** One goal in a note: its text, its result and its figures. */
const noteGoal = z.strictObject({
  name: z.string(),
  statement: z.string(),
  criterion: z.string(),
  revision: count,
  measure: z.enum(goalMeasures),
  ladder: z.nullable(z.enum(ladderKeys)),
  steps: z.nullable(z.array(z.string())),
  target: z.nullable(z.int()),
  targetCue: z.nullable(z.enum(levelKeys)),
  minimumTrials: z.nullable(z.int()),
  phase: z.enum(phases),
  marks: z.nullable(z.array(z.nullable(z.enum(markKeys)))),
  cue: z.nullable(z.enum(levelKeys)),
  seconds: z.nullable(z.array(count)),
  count: z.nullable(count),
  minutes: z.nullable(count),
  rating: z.nullable(z.int()),
  comment: text,
  figures: z.strictObject({
    percentIndependent: z.nullable(z.int()),
    percentAtCriterion: z.nullable(z.int()),
    supportScore: z.nullable(z.int()),
  }),
  /** The computed line, followed by the comment. */
  line: z.string(),
});
export type NoteGoal = z.output<typeof noteGoal>;

/** The part of a note that its therapist wrote or its session sets. A later field is optional: earlier texts lack it. */
export const writtenShapes = {
  beganAt: instant,
  minutes: z.int(),
  type: z.enum(sessionTypes),
  status: z.enum(sessionStatuses),
  /** Why the session did not take place; missing where no reason was chosen. */
  missedReason: z.optional(z.enum(missedReasons)),
  setting: z.nullable(z.enum(planSettings)),
  groupSize: z.nullable(z.int()),
  makeUpFor: z.nullable(day),
  progress: z.nullable(z.enum(progressIndicators)),
  coTreatedWith: text,
  coTreatmentReason: text,
  diagnosisCodes: z.array(z.string()),
  procedureCodes: z.array(z.string()),
  template: z.enum(noteTemplates),
  activity: text,
  notes: text,
  subjective: text,
  objective: text,
  assessment: text,
  planText: text,
};

const ofService = {
  plan: z.nullable(
    z.strictObject({
      program: z.enum(planPrograms),
      title: z.string(),
      startsOn: day,
      endsOn: day,
      serviceText: text,
      school: text,
    }),
  ),
  /** The service day and the start, in the practice's time zone. */
  date: day,
  start: z.string(),
  /** The end, which may be on another day. */
  endDate: day,
  end: z.string(),
  ...writtenShapes,
  goals: z.array(noteGoal),
  /** Whether it was signed later than the practice's limit, and why. */
  isLate: z.boolean(),
  lateReason: text,
  correctionReason: text,
};

/** The signed note of one session. */
export const signedNoteShape = z.strictObject({
  ...signedBase,
  kind: z.literal('session-note'),
  ...ofService,
  ...signature,
});

/** A note as it will be signed, without the signature. */
export const unsignedNoteShape = z.strictObject(ofService);
export type UnsignedNote = z.output<typeof unsignedNoteShape>;

/** An addition to a signed note or document, or its withdrawal. */
export const signedActShape = z.strictObject({
  ...signedBase,
  kind: z.enum(['addendum', 'family-statement', 'withdrawal']),
  /** The added text, or the reason for the withdrawal. */
  words: z.string(),
  ...signature,
});
export type SignedAct = z.output<typeof signedActShape>;

/** Any signed content, as stored in its text. */
export const signedShape = z.discriminatedUnion('kind', [
  signedNoteShape,
  signedClinicalDocumentShape,
  signedActShape,
]);
export type Signed = z.output<typeof signedShape>;
