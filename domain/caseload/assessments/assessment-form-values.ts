import * as z from 'zod/mini';
import type { AskedContent } from './asked-content.ts';
import { type Assessment, newAssessment } from './assessment.ts';
import type { Question } from './question.ts';

export type AssessmentFormResult = z.output<typeof newAssessment>;

interface QuestionFormValues {
  questionId?: string;
  text: string;
  type: Question['type'];
  options: { text: string }[];
  lowAnchor: string;
  highAnchor: string;
}

/** The form as it is typed: the client may still be missing, an option list is there for any type. */
export interface AssessmentFormValues {
  title: string;
  description: string;
  clientId: number | null;
  questions: QuestionFormValues[];
}

export const emptyQuestion: QuestionFormValues = {
  text: '',
  type: 'text',
  options: [{ text: '' }, { text: '' }],
  lowAnchor: '',
  highAnchor: '',
};

/** What the form starts with: the assessment's own content, or one empty text question. */
export function assessmentFormStart(
  assessment: Assessment | undefined,
  clientId: number | undefined,
): AssessmentFormValues {
  if (!assessment) {
    return { title: '', description: '', clientId: clientId ?? null, questions: [emptyQuestion] };
  }
  return {
    ...assessmentFormAgain(assessment, assessment.clientId),
    questions: assessment.questions.map(({ id, ...asked }) => ({ questionId: id, ...formOfQuestion(asked) })),
  };
}

/** What the form starts with when it asks again what was asked before: the same questions, and no answers. */
export function assessmentFormAgain(asked: AskedContent, clientId: number | undefined): AssessmentFormValues {
  return {
    title: asked.title,
    description: asked.description ?? '',
    clientId: clientId ?? null,
    questions: asked.questions.map(formOfQuestion),
  };
}

function formOfQuestion({ text, type, options, lowAnchor, highAnchor }: Question): QuestionFormValues {
  return {
    text,
    type,
    options: options?.length ? options.map((option) => ({ text: option })) : emptyQuestion.options,
    lowAnchor: lowAnchor ?? '',
    highAnchor: highAnchor ?? '',
  };
}

/** The rules of an assessment, met in the shape in which it would be sent. */
export const assessmentFormSchema = z.pipe(
  z.transform((values: AssessmentFormValues) => assessmentOfForm(values)),
  newAssessment,
);

// Options are sent only where the type has them; no client has the number 0, so none chosen fails its rule.
function assessmentOfForm({
  clientId,
  questions,
  ...values
}: AssessmentFormValues): z.input<typeof newAssessment> {
  return {
    ...values,
    clientId: clientId ?? 0,
    questions: questions.map(({ questionId, text, type, options, lowAnchor, highAnchor }) => ({
      ...(questionId !== undefined && { id: questionId }),
      text,
      type,
      ...(type === 'multiple_choice' && { options: options.map((option) => option.text) }),
      ...(type === 'scale' && anchorsOf(lowAnchor, highAnchor)),
    })),
  };
}

// A scale without words at its ends stays as it was sent before there were any.
function anchorsOf(lowAnchor: string, highAnchor: string) {
  return lowAnchor.trim() === '' && highAnchor.trim() === '' ? {} : { lowAnchor, highAnchor };
}
