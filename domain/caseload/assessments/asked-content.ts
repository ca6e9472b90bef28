import * as z from 'zod/mini';
import { LONG_TEXT_LIMIT, optionalText, requiredText } from '#domain/platform/text.ts';
import type { Question } from './question.ts';

const MAXIMUM_QUESTIONS = 200;

const questionsMessage = 'At least one question is required';

export const assessmentTitle = requiredText('Title must be at least 2 characters', 2);
export const assessmentDescription = z.optional(optionalText(LONG_TEXT_LIMIT));

/** Builds the schema of a list of at least one question, each of the given shape. */
export function listOfQuestions<Shape extends z.ZodMiniType<Question>>(shape: Shape) {
  return z
    .array(shape, questionsMessage)
    .check(
      z.minLength(1, questionsMessage),
      z.maxLength(MAXIMUM_QUESTIONS, 'Please use at most 200 questions'),
    );
}

/** The content of an assessment without a client: title, description and questions. */
export interface AskedContent {
  title: string;
  description: string | null;
  questions: readonly Question[];
}
