import * as z from 'zod/mini';
import { type Answered, describeRecord, type EarlierRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { id, instant, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { assessmentDescription, assessmentTitle, listOfQuestions } from './asked-content.ts';
import { question, response, storedQuestion } from './question.ts';
import { fittingResponses } from './response-fit.ts';

export const assessmentStatuses = ['pending', 'completed'] as const;
export type AssessmentStatus = (typeof assessmentStatuses)[number];

const fields = {
  title: assessmentTitle,
  description: assessmentDescription,
  clientId: recordId('Client is required'),
  questions: listOfQuestions(question),
  responses: z.optional(
    z.nullable(z.array(response, 'Answers must be a list in the order of the questions')),
  ),
  status: z.optional(z.enum(assessmentStatuses, 'Status must be pending or completed')),
};

/** A new assessment. `fittingResponses` checks that answers fit their questions. */
export const newAssessment = z.object(fields);
export type NewAssessment = z.output<typeof newAssessment>;

/** A partial change of an assessment. */
export const assessmentChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type AssessmentChange = z.output<typeof assessmentChange>;

/** Requires a completion date only if completed, and answers that fit their questions. */
const wholeAssessment = z
  .object({
    questions: z.array(storedQuestion),
    responses: z.nullable(z.array(response)),
    status: z.enum(assessmentStatuses),
    dateCompleted: optionalInstant,
  })
  .check(
    z.refine(
      ({ questions, responses }) => fittingResponses(responses, questions) !== undefined,
      'An answer does not fit its question',
    ),
    z.refine(
      ({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length,
      'Two of its questions have the same id',
    ),
    z.refine(
      ({ status, dateCompleted }) => (status === 'completed') === (dateCompleted !== null),
      'Only a completed assessment has a date of completion',
    ),
  );

/** Adds ids to questions of the first version, which had none: their positions, unique within an assessment. */
function withQuestionIds({ questions, ...assessment }: EarlierRecord): EarlierRecord {
  if (!Array.isArray(questions)) return { ...assessment, questions };
  const withId = (question: object, place: number) => ({ id: String(place + 1), ...question });
  return { ...assessment, questions: questions.map(withId) };
}

export const assessmentRecord = describeRecord({
  noun: 'assessment',
  words: { one: 'assessment', several: 'assessments' },
  about: 'Questions to a client, and the answers',
  table: 'assessments',
  fields: {
    ...owned,
    clientId: id,
    title: z.string(),
    description: text,
    questions: z.array(storedQuestion),
    /** In the order of `questions`, null if unanswered. Null as a whole if nothing is answered. */
    responses: z.nullable(z.array(response)),
    status: z.enum(assessmentStatuses),
    dateCreated: instant,
    dateCompleted: optionalInstant,
    updatedAt: instant,
  },
  parents: { clientId: 'clients' },
  setElsewhere: ['dateCreated'],
  notInSpreadsheet: ['updatedAt'],
  rules: newAssessment,
  changeRules: assessmentChange,
  wholeRules: wholeAssessment,
  upgrades: [withQuestionIds],
});
export type Assessment = Answered<typeof assessmentRecord>;
