import { expect, test } from 'vitest';
import type { Question } from './question.ts';
import { answersWith, unsavedIn } from './unsaved-answers.ts';

const questions: Question[] = [
  { text: 'Buttons?', type: 'yes_no' },
  { text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Right'] },
  { text: 'What helps?', type: 'text' },
];
const assessment = { questions, responses: [true, 'Left', null] };

test('what differs from the server is unsaved, and stands over it again', () => {
  const unsaved = unsavedIn(assessment, [false, 'Left', 'Music']);
  expect(unsaved).toEqual([
    { place: 0, text: 'Buttons?', type: 'yes_no', answer: false },
    { place: 2, text: 'What helps?', type: 'text', answer: 'Music' },
  ]);
  expect(answersWith(assessment, unsaved)).toEqual([false, 'Left', 'Music']);
  expect(answersWith({ questions, responses: [null, 'Right', null] }, unsaved)).toEqual([
    false,
    'Right',
    'Music',
  ]);
});

test('an answer taken back is unsaved too', () => {
  const unsaved = unsavedIn(assessment, [true, null, null]);
  expect(answersWith(assessment, unsaved)).toEqual([true, null, null]);
});

test('an answer whose question was changed is left out', () => {
  const unsaved = unsavedIn(assessment, [false, 'Right', null]);
  const changed: Question[] = [
    { text: 'Zippers?', type: 'yes_no' },
    { text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Both'] },
  ];
  expect(answersWith({ questions: changed, responses: null }, unsaved)).toEqual([null, null]);
});
