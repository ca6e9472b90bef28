import * as z from 'zod/mini';
import { type Answered, describeRecord, type EarlierRecord } from '#domain/platform/record.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { id, instant, optionalInstant, owned, text } from '#domain/platform/stored-shapes.ts';
import { assessmentDescription, assessmentTitle, listOfQuestions } from './asked-content.ts';
import { keptQuestion, question, response } from './question.ts';
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

/** A new assessment. That answers fit their questions is a rule of its own: see `fittingResponses`. */
export const newAssessment = z.object(fields);
export type NewAssessment = z.output<typeof newAssessment>;

/** A change of an assessment: any of its fields. */
export const assessmentChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type AssessmentChange = z.output<typeof assessmentChange>;

/** Only a completed assessment has a date of completion, and every answer fits its question. */
const wholeAssessment = z
  .object({
    questions: z.array(keptQuestion),
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

/** Questions had no ids in the first version. They get their places, which differ within an assessment. */
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
    questions: z.array(keptQuestion),
    /** In the order of `questions`, null where unanswered; null as a whole while nothing was answered. */
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
