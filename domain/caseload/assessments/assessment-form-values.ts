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

/** The values of the form while it is edited: the client may be missing, and every question has an option list. */
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

/** Returns the form's initial values: those of the assessment, or one empty text question. */
export function assessmentFormStart(
  assessment: Assessment | undefined,
  clientId: number | undefined,
): AssessmentFormValues {
  if (!assessment) {
    return { title: '', description: '', clientId: clientId ?? null, questions: [emptyQuestion] };
  }
  return {
    ...copyAssessmentForm(assessment, assessment.clientId),
    questions: assessment.questions.map(({ id, ...asked }) => ({ questionId: id, ...formOfQuestion(asked) })),
  };
}

/** Returns the initial values of a new assessment that asks the same questions, without answers. */
export function copyAssessmentForm(asked: AskedContent, clientId: number | undefined): AssessmentFormValues {
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

/** Validates the form by converting it to the shape that is sent. */
export const assessmentFormSchema = z.pipe(
  z.transform((values: AssessmentFormValues) => assessmentOfForm(values)),
  newAssessment,
);

// Options are sent only for types that have them. No client has the id 0, so a missing client fails its rule.
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

// A scale without anchors is sent without these keys, as before they existed.
function anchorsOf(lowAnchor: string, highAnchor: string) {
  return lowAnchor.trim() === '' && highAnchor.trim() === '' ? {} : { lowAnchor, highAnchor };
}
