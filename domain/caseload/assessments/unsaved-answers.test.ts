import { expect, test } from 'vitest';
import type { StoredQuestion } from './question.ts';
import { answersWith, givenAnswers, isSameAnswers, unsavedIn } from './unsaved-answers.ts';

const questions: StoredQuestion[] = [
  { id: 'a', text: 'Buttons?', type: 'yes_no' },
  { id: 'b', text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Right'] },
  { id: 'c', text: 'What helps?', type: 'text' },
];
const assessment = { questions, responses: [true, 'Left', null] };

test("An answer that differs from the server's is unsaved and is shown instead of it", () => {
  const unsaved = unsavedIn(assessment, [false, 'Left', 'Music']);
  expect(unsaved).toEqual([
    { questionId: 'a', place: 0, text: 'Buttons?', type: 'yes_no', answer: false },
    { questionId: 'c', place: 2, text: 'What helps?', type: 'text', answer: 'Music' },
  ]);
  expect(answersWith(assessment, unsaved)).toEqual([false, 'Left', 'Music']);
  expect(answersWith({ questions, responses: [null, 'Right', null] }, unsaved)).toEqual([
    false,
    'Right',
    'Music',
  ]);
});

test('A removed answer is unsaved too', () => {
  const unsaved = unsavedIn(assessment, [true, null, null]);
  expect(answersWith(assessment, unsaved)).toEqual([true, null, null]);
});

test('An answer whose question changed is left out', () => {
  const unsaved = unsavedIn(assessment, [false, 'Right', null]);
  const changed: StoredQuestion[] = [
    { id: 'd', text: 'Zippers?', type: 'yes_no' },
    { id: 'b', text: 'Which hand?', type: 'multiple_choice', options: ['Left', 'Both'] },
  ];
  expect(answersWith({ questions: changed, responses: null }, unsaved)).toEqual([null, null]);
});

test('An answer follows its question when it is moved and reworded', () => {
  const unsaved = unsavedIn(assessment, [true, 'Left', 'Music']);
  const moved: StoredQuestion[] = [{ id: 'c', text: 'What calms?', type: 'text' }];
  expect(answersWith({ questions: moved, responses: null }, unsaved)).toEqual(['Music']);
});

test('Answers are compared without their positions, and unanswered questions are ignored', () => {
  const given = givenAnswers(assessment);
  expect(given.map(({ questionId, answer }) => [questionId, answer])).toEqual([
    ['a', true],
    ['b', 'Left'],
  ]);
  const moved = { questions: questions.toReversed(), responses: [null, 'Left', true] };
  expect(isSameAnswers(given, givenAnswers(moved))).toBe(true);
  for (const responses of [[true, 'Right', null], [true], [true, 'Left', 'Music'], null]) {
    expect(isSameAnswers(given, givenAnswers({ questions, responses }))).toBe(false);
  }
});

test('An answer stored without an id is matched by position and text', () => {
  const left = { place: 2, text: 'What helps?', type: 'text', answer: 'Music' } as const;
  expect(answersWith(assessment, [left])).toEqual([true, 'Left', 'Music']);
  expect(answersWith(assessment, [{ ...left, place: 1 }])).toEqual([true, 'Left', null]);
});
