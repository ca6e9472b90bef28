import { randomUUID } from 'node:crypto';
import type { NewAssessment } from '#domain/caseload/assessments/assessment.ts';
import type { NewAssessmentTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import type { Question } from '#domain/caseload/assessments/question.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addRecord } from './add-record.ts';

const questions: Question[] = [
  { text: 'What does writing look like today?', type: 'text' },
  { text: 'Pencil grasp', type: 'scale' },
  { text: 'Preferred hand', type: 'multiple_choice', options: ['Left', 'Right', 'Not settled'] },
  { text: 'Cuts along a line', type: 'yes_no' },
];

/** Builds a request to create an assessment with a question of each type; pass the client, and what matters. */
export function buildAssessment(
  changes: Partial<NewAssessment> & Pick<NewAssessment, 'clientId'>,
): NewAssessment {
  return {
    title: 'Fine motor screening',
    description: 'Start of the school year.',
    questions,
    ...changes,
  };
}

/** Builds a request to create a template of the practice. */
export function buildTemplate(changes: Partial<NewAssessmentTemplate> = {}): NewAssessmentTemplate {
  return { title: 'Fine motor screening', description: 'Start of the school year.', questions, ...changes };
}

/** Creates a template with a unique title; returns its id. */
export async function addTemplate(therapist: TestVisitor): Promise<number> {
  const body = buildTemplate({ title: `Sample ${randomUUID()}` });
  return (await addRecord<{ id: number }>(therapist, '/api/assessment-templates', body)).id;
}
