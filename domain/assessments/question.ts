import * as z from 'zod/mini';
import { LONG_TEXT_LIMIT, requiredText } from '#domain/text.ts';

export const questionTypes = ['text', 'scale', 'multiple_choice', 'yes_no'] as const;
export type QuestionType = (typeof questionTypes)[number];

export const SCALE_MINIMUM = 1;
export const SCALE_MAXIMUM = 5;
export const MINIMUM_OPTIONS = 2;
const MAXIMUM_OPTIONS = 50;

const textMessage = 'Question text is required';
const optionsMessage = 'A multiple-choice question needs at least two options with text';

const option = requiredText(optionsMessage, 1, 500);

/** One question of an assessment. Only multiple choice has options, at least two with text. */
export const question = z
  .object(
    {
      text: requiredText(textMessage, 1, 2_000),
      type: z.enum(questionTypes, 'Question type must be text, scale, multiple choice or yes/no'),
      options: z.optional(
        z.nullable(
          z
            .array(option, optionsMessage)
            .check(z.maxLength(MAXIMUM_OPTIONS, 'Please use at most 50 options')),
        ),
      ),
    },
    textMessage,
  )
  .check(
    z.refine(
      (asked) => asked.type !== 'multiple_choice' || (asked.options?.length ?? 0) >= MINIMUM_OPTIONS,
      optionsMessage,
    ),
    z.refine(
      (asked) => asked.type === 'multiple_choice' || !asked.options?.length,
      'Only a multiple-choice question has options',
    ),
  );
export type Question = z.output<typeof question>;

const answerTooLong = `Please shorten this answer to ${LONG_TEXT_LIMIT.toLocaleString('en-US')} characters`;

/** An answer: text, a rating, a chosen option, yes or no as true or false; null where unanswered. */
export const response = z.nullable(
  z.union(
    [z.string().check(z.maxLength(LONG_TEXT_LIMIT, answerTooLong)), z.number(), z.boolean()],
    'An answer does not fit its question',
  ),
);
export type Response = z.output<typeof response>;
