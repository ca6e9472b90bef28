import * as z from 'zod/mini';
import { noteStatuses } from '#domain/caseload/sessions/note-status.ts';
import { diagnosisCodes, procedureCodes } from '#domain/clinical/plans/plan-codes.ts';
import { planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { type Answered, type Content, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId, wholeNumber } from '#domain/platform/record-fields.ts';
import { day, id, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { LONG_TEXT_LIMIT, optionalText } from '#domain/platform/text.ts';
import { noteSections, noteTemplates, progressIndicators } from './note-labels.ts';

export const SECTION_LIMIT = 10_000;
export const ACTIVITY_LIMIT = 500;
export const REASON_LIMIT = 500;
export const SMALLEST_GROUP = 2;
export const LARGEST_GROUP = 20;

const section = z.optional(optionalText(SECTION_LIMIT));
const pulledFrom = optionalDay('Please enter the day of the note from which this was taken');

const content = {
  /** The plan under which the child was seen. */
  planId: nullish(recordId('Please choose a plan from the list')),
  template: z.enum(noteTemplates, 'Choose a template: narrative or SOAP'),
  /** What was done; for a group, one text for all. */
  activity: z.optional(optionalText(ACTIVITY_LIMIT)),
  /** The session's `notes`; they stay unchanged if omitted. */
  notes: z.optional(optionalText(LONG_TEXT_LIMIT)),
  subjective: section,
  objective: section,
  assessment: section,
  planText: section,
  setting: nullish(z.enum(planSettings, 'Choose a setting from the list')),
  /** The number of children present, including this one. */
  groupSize: nullish(
    wholeNumber(
      SMALLEST_GROUP,
      LARGEST_GROUP,
      `A group is ${SMALLEST_GROUP} to ${LARGEST_GROUP} children, this one included`,
    ),
  ),
  /** The day of the missed session that this one makes up for. */
  makeUpFor: z.optional(optionalDay('Please enter a valid make-up date')),
  progress: nullish(z.enum(progressIndicators, 'Choose the progress in this session from the list')),
  coTreatedWith: z.optional(optionalText()),
  coTreatmentReason: z.optional(optionalText(REASON_LIMIT)),
  diagnosisCodes: z.optional(diagnosisCodes),
  procedureCodes: z.optional(procedureCodes),
  /** The sections copied from an earlier note and not edited since, each with the day of that note. */
  pulled: z.optional(z.partialRecord(z.enum(noteSections), pulledFrom)),
};

/**
 * The complete form of a session's note. Omitted fields are cleared, except `notes`, which belongs to the
 * session.
 */
export const sessionNoteForm = z.object({
  ...content,
  /** The version the client saw; null if there was none. */
  updatedAt: nullish(z.string('Please reload this page and try again')),
});
export type SessionNoteForm = z.output<typeof sessionNoteForm>;

export const sessionNoteRecord = describeRecord({
  noun: 'session-note',
  words: { one: 'note', several: 'notes' },
  about: 'What a session’s note says besides its data: words, setting, group, sections, codes',
  table: 'session_notes',
  fields: {
    ...owned,
    clientId: id,
    sessionId: id,
    planId: z.nullable(id),
    template: z.enum(noteTemplates),
    activity: text,
    notes: text,
    subjective: text,
    objective: text,
    assessment: text,
    planText: text,
    setting: z.nullable(z.enum(planSettings)),
    groupSize: z.nullable(z.int()),
    makeUpFor: z.nullable(day),
    progress: z.nullable(z.enum(progressIndicators)),
    coTreatedWith: text,
    coTreatmentReason: text,
    diagnosisCodes: z.array(z.string()),
    procedureCodes: z.array(z.string()),
    pulled: z.partialRecord(z.enum(noteSections), day),
    /** `none` while only Notes is saved; the other fields have their initial values. */
    state: z.enum(noteStatuses),
    /** Counted from 1; each correction adds 1. */
    version: z.int32().check(z.positive()),
    /** Why this version replaces the previous one. */
    correctionReason: text,
    /** Why it was signed late. */
    lateReason: text,
    ...moments,
  },
  parents: { clientId: 'clients', sessionId: 'sessions' },
  links: { planId: 'plans' },
  defaults: { diagnosisCodes: [], procedureCodes: [], pulled: {} },
  setElsewhere: ['clientId', 'sessionId', 'state', 'version', 'correctionReason', 'lateReason'],
  rules: z.object({
    clientId: recordId('Client is required'),
    sessionId: recordId('Session is required'),
    ...content,
  }),
  notInSpreadsheet: ['notes'],
  // `notesWithWords` fills this from the session.
  upgrades: [(earlier) => ({ ...earlier, notes: null })],
});
export type SessionNote = Answered<typeof sessionNoteRecord>;

/** The written parts of a note with their titles on screen and on paper, in reading order. */
export const noteTitles = [
  ['activity', 'Activity'],
  ['notes', 'Notes'],
  ['subjective', 'Subjective'],
  ['objective', 'Objective'],
  ['assessment', 'Assessment'],
  ['planText', 'Plan'],
  ['coTreatedWith', 'Treated with'],
  ['coTreatmentReason', 'Why together'],
  ['lateReason', 'Why it is late'],
  ['correctionReason', 'Why it was corrected'],
  ['diagnosisCodes', 'Diagnosis codes'],
  ['procedureCodes', 'Procedure codes'],
] as const satisfies readonly (readonly [field: keyof SessionNote, title: string])[];

/** What the therapist enters in a note. */
export type NoteContent = Content<typeof sessionNoteRecord>;
