import type { Question, Response } from '#domain/caseload/assessments/question.ts';
import type { Dice } from './dice.ts';

export interface DemoAssessment {
  title: string;
  description: string;
  questions: Question[];
}

const attention: Question = {
  text: 'How long does the child stay with a task at the table?',
  type: 'multiple_choice',
  options: ['Under 2 minutes', '2 to 5 minutes', '5 to 10 minutes', 'Over 10 minutes'],
};

export const demoAssessments: readonly [DemoAssessment, ...DemoAssessment[]] = [
  {
    title: 'Handwriting screening',
    description: 'Ten minutes at the table, pencil and lined paper.',
    questions: [
      { text: 'Holds the pencil with a useful grip', type: 'yes_no' },
      {
        text: 'Letter size and spacing',
        type: 'scale',
        lowAnchor: 'Hard to read',
        highAnchor: 'Easy to read',
      },
      attention,
      { text: 'What helped most today?', type: 'text' },
    ],
  },
  {
    title: 'Sensory questions for the classroom',
    description: 'Answered together with the teacher.',
    questions: [
      {
        text: 'Noise: how often does it stop the child from working?',
        type: 'scale',
        lowAnchor: 'Never',
        highAnchor: 'Always',
      },
      { text: 'Seeks movement during lessons', type: 'yes_no' },
      { text: 'Strategies already in place', type: 'text' },
    ],
  },
  {
    title: 'Self-care checklist',
    description: 'Dressing and meals, asked of the family.',
    questions: [
      { text: 'Buttons a shirt alone', type: 'yes_no' },
      { text: 'Opens lunch containers alone', type: 'yes_no' },
      { text: 'Ease of morning routine', type: 'scale', lowAnchor: 'Hard', highAnchor: 'Easy' },
      { text: 'What would make mornings easier?', type: 'text' },
    ],
  },
];

const words = [
  'A slant board and a short pencil.',
  'Headphones by the door, a break card on the desk.',
  'Laying out clothes the night before.',
] as const;

/** Returns an answer to each question. */
export function demoResponses(dice: Dice, questions: readonly Question[]): Response[] {
  return questions.map((asked) => demoResponse(dice, asked));
}

function demoResponse(dice: Dice, asked: Question): Response {
  switch (asked.type) {
    case 'text':
      return dice.pick(words);
    case 'scale':
      return dice.between(1, 5);
    case 'yes_no':
      return dice.chance(0.5);
    case 'multiple_choice':
      return asked.options?.[dice.between(0, asked.options.length - 1)] ?? null;
  }
}
