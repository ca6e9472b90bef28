import * as z from 'zod/mini';
import { groupDigits } from '#domain/platform/count-of.ts';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/platform/text.ts';

export const questionTypes = ['text', 'scale', 'multiple_choice', 'yes_no'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const SCALE_MINIMUM = 1;
export const SCALE_MAXIMUM = 5;
export const MINIMUM_OPTIONS = 2;
const MAXIMUM_OPTIONS = 50;
const ANCHOR_LIMIT = 100;

const textMessage = 'Question text is required';
const optionsMessage = 'A multiple-choice question needs at least two options with text';

const option = requiredText(optionsMessage, 1, 500);

const LONGEST_ID = 50;
const questionId = z
  .string('The id of a question is not valid')
  .check(
    z.minLength(1, 'The id of a question is not valid'),
    z.maxLength(LONGEST_ID, 'The id of a question is not valid'),
  );

const fields = {
  text: requiredText(textMessage, 1, 2_000),
  type: z.enum(questionTypes, 'Question type must be text, scale, multiple choice or yes/no'),
  options: z.optional(
    z.nullable(
      z.array(option, optionsMessage).check(z.maxLength(MAXIMUM_OPTIONS, 'Please use at most 50 options')),
    ),
  ),
  /** The labels of a scale's ends, such as "Never" at 1 and "Always" at 5. */
  lowAnchor: z.optional(optionalText(ANCHOR_LIMIT)),
  highAnchor: z.optional(optionalText(ANCHOR_LIMIT)),
};

const hasItsOptions = z.refine<z.output<z.ZodMiniObject<typeof fields>>>(
  (asked) => asked.type !== 'multiple_choice' || (asked.options?.length ?? 0) >= MINIMUM_OPTIONS,
  optionsMessage,
);
const hasNoOthers = z.refine<z.output<z.ZodMiniObject<typeof fields>>>(
  (asked) => asked.type === 'multiple_choice' || !asked.options?.length,
  'Only a multiple-choice question has options',
);

const hasNoOtherAnchors = z.refine<z.output<z.ZodMiniObject<typeof fields>>>(
  (asked) => asked.type === 'scale' || !(asked.lowAnchor || asked.highAnchor),
  'Only a scale has words at its ends',
);

/**
 * A question as it is sent. Only multiple choice has options, at least two with text. The id identifies an existing
 * question after it is moved or reworded; a new one has none.
 */
export const question = z
  .object({ ...fields, id: z.optional(z.nullable(questionId)) }, textMessage)
  .check(hasItsOptions, hasNoOthers, hasNoOtherAnchors);
export type Question = z.output<typeof question>;

/** A question outside an assessment: an id is dropped. */
export const unnumberedQuestion = z
  .object(fields, textMessage)
  .check(hasItsOptions, hasNoOthers, hasNoOtherAnchors);

/** A question as it is stored, with an id that is unique within its assessment and does not change. */
export const storedQuestion = z
  .object({ id: questionId, ...fields }, textMessage)
  .check(hasItsOptions, hasNoOthers, hasNoOtherAnchors);
export type StoredQuestion = z.output<typeof storedQuestion>;

const answerTooLong = `Please shorten this answer to ${groupDigits(LONG_TEXT_LIMIT)} characters`;

/** An answer: text, a rating, a chosen option, or a boolean for yes and no; null if unanswered. */
export const response = z.nullable(
  z.union(
    [z.string().check(z.maxLength(LONG_TEXT_LIMIT, answerTooLong)), z.number(), z.boolean()],
    'An answer does not fit its question',
  ),
);
export type Response = z.output<typeof response>;
