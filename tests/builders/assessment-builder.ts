import type { NewAssessment } from '#domain/assessments/assessment.ts';

/** An assessment with a question of each type, as it is sent to be created; state the client, and what matters. */
export function buildAssessment(
  changes: Partial<NewAssessment> & Pick<NewAssessment, 'clientId'>,
): NewAssessment {
  return {
    title: 'Fine motor screening',
    description: 'Start of the school year.',
    questions: [
      { text: 'What does writing look like today?', type: 'text' },
      { text: 'Pencil grasp', type: 'scale' },
      { text: 'Preferred hand', type: 'multiple_choice', options: ['Left', 'Right', 'Not settled'] },
      { text: 'Cuts along a line', type: 'yes_no' },
    ],
    ...changes,
  };
}
