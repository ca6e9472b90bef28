import * as z from 'zod/mini';
import { type Assessment, newAssessment } from './assessment.ts';
import type { Question } from './question.ts';

export type AssessmentFormResult = z.output<typeof newAssessment>;

/** The form as it is typed: the client may still be missing, an option list is there for any type. */
export interface AssessmentFormValues {
  title: string;
  description: string;
  clientId: number | null;
  questions: { questionId?: string; text: string; type: Question['type']; options: { text: string }[] }[];
}

export const emptyQuestion: AssessmentFormValues['questions'][number] = {
  text: '',
  type: 'text',
  options: [{ text: '' }, { text: '' }],
};

/** What the form starts with: the assessment's own content, or one empty text question. */
export function assessmentFormStart(assessment: Assessment | undefined, clientId: number | undefined) {
  const values: AssessmentFormValues = {
    title: assessment?.title ?? '',
    description: assessment?.description ?? '',
    clientId: assessment?.clientId ?? clientId ?? null,
    questions: assessment?.questions.map(({ id, text, type, options }) => ({
      questionId: id,
      text,
      type,
      options: options?.length ? options.map((option) => ({ text: option })) : emptyQuestion.options,
    })) ?? [emptyQuestion],
  };
  return values;
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
    questions: questions.map(({ questionId, text, type, options }) => ({
      ...(questionId !== undefined && { id: questionId }),
      text,
      type,
      ...(type === 'multiple_choice' && { options: options.map((option) => option.text) }),
    })),
  };
}
