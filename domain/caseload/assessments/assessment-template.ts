import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { seenUpdatedAt } from '#domain/platform/record-fields.ts';
import {
  type AskedContent,
  assessmentDescription,
  assessmentTitle,
  listOfQuestions,
} from './asked-content.ts';
import { unnumberedQuestion } from './question.ts';

/** How many templates a practice keeps: more are not found in a menu any more. */
export const MAXIMUM_TEMPLATES = 100;

const words = { title: assessmentTitle, description: assessmentDescription };
const fields = { ...words, questions: listOfQuestions(unnumberedQuestion) };

/** A new template: what is asked, and nothing about a child. */
export const newAssessmentTemplate = z.object(fields);
export type NewAssessmentTemplate = z.output<typeof newAssessmentTemplate>;

/** A change of a template: any of its fields. */
export const assessmentTemplateChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type AssessmentTemplateChange = z.output<typeof assessmentTemplateChange>;

/** What a template is called and what is said about it, as a form asks for it. */
export const templateWords = z.object(words);
export type TypedTemplateWords = z.input<typeof templateWords>;
export type TemplateWords = z.output<typeof templateWords>;

/** A template of the practice as its list shows it. */
export interface ListedTemplate {
  id: number;
  title: string;
  description: string | null;
  questionCount: number;
  /** The name of the therapist who made it. */
  madeBy: string;
  /** Whether whoever asks may change and delete it: who made it, and the owner of the practice. */
  mayChange: boolean;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A template of the practice with its questions: every therapist starts assessments from it. */
export interface AssessmentTemplate extends ListedTemplate, AskedContent {}

/** By what two templates count as called the same: spaces and capitals make no difference. */
export function templateTitleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
