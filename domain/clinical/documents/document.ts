import * as z from 'zod/mini';
import { noteStates } from '#domain/caseload/sessions/note-status.ts';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay, requiredDay } from '#domain/platform/day-fields.ts';
import { type Answered, type Content, describeRecord } from '#domain/platform/record.ts';
import { nullish, recordId, ruleCheck, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { count, day, id, instant, moments, owned, text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { type DocumentKind, documentKinds, documentSections, sectionKeys } from './document-sections.ts';
import { filledDocument } from './filled-document.ts';
import { scoreRow, storedScore } from './score-row.ts';

export const SECTION_LIMIT = 20_000;
export const COMMENT_LIMIT = 2_000;
export const MOST_SCORES = 60;
const MOST_MARKS = 100;

const sectionText = z.strictObject({
  key: z.enum(sectionKeys, 'A section is not one of this kind of document'),
  text: requiredText('Please enter text', 1, SECTION_LIMIT),
});

/**
 * The therapist's assessment of one goal: the mark, a comment, and the line for families if it was edited.
 */
const goalMark = z.strictObject({
  /** The goal's position among the child's goals; archives preserve it. */
  goalPosition: recordId('Please choose a goal from the list'),
  /** One of the practice's own codes; null until one is chosen. */
  code: nullish(z.string('Choose a mark from the list').check(z.minLength(1), z.maxLength(6))),
  comment: z.optional(optionalText(COMMENT_LIMIT)),
  /** Replaces the computed line for families. */
  plainLine: z.optional(optionalText(COMMENT_LIMIT)),
});

const content = {
  planId: nullish(recordId('Please choose a plan from the list')),
  title: requiredText('Title is required'),
  fromOn: requiredDay('Please enter the first day of the period'),
  untilOn: requiredDay('Please enter the last day of the period'),
  dueOn: z.optional(optionalDay('Please enter a valid due date')),
  sections: z.optional(
    z.array(sectionText, 'Sections must be a list').check(
      z.maxLength(sectionKeys.length, 'A section stands in the document twice'),
      z.refine(
        (sections) => new Set(sections.map(({ key }) => key)).size === sections.length,
        'A section stands in the document twice',
      ),
    ),
  ),
  marks: z.optional(
    z.array(goalMark, 'Marks must be a list').check(
      z.maxLength(MOST_MARKS, 'A document can have at most 100 marks'),
      z.refine(
        (marks) => new Set(marks.map(({ goalPosition }) => goalPosition)).size === marks.length,
        'A goal has two marks',
      ),
    ),
  ),
  scores: z.optional(
    z
      .array(scoreRow, 'Scores must be a list')
      .check(z.maxLength(MOST_SCORES, `A document can have at most ${MOST_SCORES} rows of scores`)),
  ),
  /** The annual record that this packet belongs to. */
  annualId: nullish(recordId('Please choose an annual record from the list')),
};

/** A new document. By default, the plan sets the period and the kind sets the title. */
export const newDocument = z.object({
  clientId: recordId('Client is required'),
  kind: z.enum(documentKinds, 'Choose the kind of document'),
  planId: content.planId,
  title: z.optional(content.title),
  fromOn: z.optional(content.fromOn),
  untilOn: z.optional(content.untilOn),
  dueOn: content.dueOn,
  annualId: content.annualId,
});
export type NewDocument = z.output<typeof newDocument>;

/** A partial change of a draft. Client and kind cannot change. */
export const documentChange = z.partial(z.object({ ...content, updatedAt: seenUpdatedAt }));
export type DocumentChange = z.output<typeof documentChange>;

/** The form for filling a draft again. */
export const documentFilling = z.object({ updatedAt: seenUpdatedAt });

interface DocumentDays {
  fromOn: Day;
  untilOn: Day;
}

/** Returns why the days of a document are invalid, as a sentence. */
export function documentFault({ fromOn, untilOn }: DocumentDays): string | undefined {
  return untilOn < fromOn ? 'The period must not end before it begins' : undefined;
}

interface Written {
  kind: DocumentKind;
  sections?: readonly { key: (typeof sectionKeys)[number] }[] | undefined;
  scores?: readonly unknown[] | undefined;
}

/** Returns why the sections or scores do not fit the kind of document, as a sentence. */
export function writtenFault({ kind, sections = [], scores = [] }: Written): string | undefined {
  const ofKind = documentSections[kind];
  const typed = new Set(ofKind.flatMap(({ key, isTyped }) => (isTyped ? [key] : [])));
  if (!sections.every(({ key }) => typed.has(key))) return 'A section is not one of this kind of document';
  const hasScores = ofKind.some((section) => section.hasScores);
  return scores.length > 0 && !hasScores ? 'Scores are written in an evaluation' : undefined;
}

export const documentRecord = describeRecord({
  noun: 'document',
  words: { one: 'document', several: 'documents' },
  about: 'Evaluations, plans of care, progress reports, annual review packets and discharge summaries',
  table: 'documents',
  fields: {
    ...owned,
    clientId: id,
    planId: z.nullable(id),
    kind: z.enum(documentKinds),
    title: z.string(),
    fromOn: day,
    untilOn: day,
    dueOn: z.nullable(day),
    sections: z.array(z.strictObject({ key: z.enum(sectionKeys), text: z.string() })),
    marks: z.array(z.strictObject({ goalPosition: count, code: text, comment: text, plainLine: text })),
    scores: z.array(storedScore),
    annualId: z.nullable(id),
    /** The data of the record when the document was last filled. */
    filled: filledDocument,
    filledAt: instant,
    state: z.enum(noteStates),
    /** Counted from 1; each correction adds 1. */
    version: z.int32().check(z.positive()),
    /** Why this version replaces the previous one. */
    correctionReason: text,
    ...moments,
  },
  parents: { clientId: 'clients' },
  links: { planId: 'plans', annualId: 'annuals' },
  defaults: { sections: [], marks: [], scores: [] },
  setElsewhere: ['clientId', 'kind', 'filled', 'filledAt', 'state', 'version', 'correctionReason'],
  rules: newDocument,
  changeRules: documentChange,
  wholeRules: z
    .object({ kind: z.enum(documentKinds), ...content })
    .check(ruleCheck((document) => documentFault(document) ?? writtenFault(document))),
  upgrades: [],
});
export type ClinicalDocument = Answered<typeof documentRecord>;

const {
  filled: _filled,
  sections: _sections,
  marks: _marks,
  scores: _scores,
  ...listed
} = documentRecord.fields;
export const listedDocumentFields = listed;
/** A document as lists show it: without its content, which is long. */
export const listedDocumentShape = z.strictObject(listed);
export type ListedDocument = z.output<typeof listedDocumentShape>;

/** What the therapist enters in a document. */
export type DocumentContent = Content<typeof documentRecord>;
