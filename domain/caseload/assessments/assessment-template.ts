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

/** Maximum number of templates per practice; more would be hard to find in a menu. */
export const MAXIMUM_TEMPLATES = 100;

const words = { title: assessmentTitle, description: assessmentDescription };
const fields = { ...words, questions: listOfQuestions(unnumberedQuestion) };

/** A new template: questions, and no data about a child. */
export const newAssessmentTemplate = z.object(fields);
export type NewAssessmentTemplate = z.output<typeof newAssessmentTemplate>;

/** A partial change of a template. */
export const assessmentTemplateChange = z.partial(z.object({ ...fields, updatedAt: seenUpdatedAt }));
export type AssessmentTemplateChange = z.output<typeof assessmentTemplateChange>;

/** The form for a template's title and description. */
export const templateDetails = z.object(words);
export type TypedTemplateDetails = z.input<typeof templateDetails>;
export type TemplateDetails = z.output<typeof templateDetails>;

/** A template as listed, without its questions. */
export interface ListedTemplate {
  id: number;
  title: string;
  description: string | null;
  questionCount: number;
  /** The full name of the therapist who created it. */
  madeBy: string;
  /** Whether the signed-in user may change and delete it: its creator and the practice's owner may. */
  mayChange: boolean;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A template with its questions, from which every therapist can start an assessment. */
export interface AssessmentTemplate extends ListedTemplate, AskedContent {}

/** Returns the key by which titles are compared: without regard to spaces and case. */
export function templateTitleKey(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}
