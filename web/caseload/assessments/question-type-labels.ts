import type { QuestionType } from '#domain/caseload/assessments/question.ts';

export const questionTypeLabels: Record<QuestionType, string> = {
  text: 'Text',
  scale: 'Scale (1-5)',
  multiple_choice: 'Multiple Choice',
  yes_no: 'Yes/No',
};
