import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Question, question, type Response, response } from './question.ts';
import { answeredCount, fitsQuestion, fittingResponses } from './response-fit.ts';

const words: Question = { text: 'How is writing today?', type: 'text' };
const grasp: Question = { text: 'Grasp', type: 'scale' };
const hand: Question = { text: 'Hand', type: 'multiple_choice', options: ['Left', 'Right'] };
const cuts: Question = { text: 'Cuts along a line', type: 'yes_no' };

describe('An answer fits its question', () => {
  test.each<[Question, Response, boolean]>([
    [words, 'Slow', true],
    [words, '', true],
    [words, 3, false],
    [words, true, false],
    [grasp, 1, true],
    [grasp, 5, true],
    [grasp, 0, false],
    [grasp, 6, false],
    [grasp, 2.5, false],
    [grasp, -1, false],
    [grasp, Number.NaN, false],
    [grasp, '3', false],
    [grasp, true, false],
    [hand, 'Left', true],
    [hand, 'left', false],
    [hand, 'Both', false],
    [hand, 0, false],
    [cuts, true, true],
    [cuts, false, true],
    [cuts, 'yes', false],
    [cuts, 1, false],
  ])('%j with %j: %s', (asked, answer, fits) => {
    expect(fitsQuestion(answer, asked)).toBe(fits);
  });

  test('no answer fits every question', () => {
    for (const asked of [words, grasp, hand, cuts]) expect(fitsQuestion(null, asked)).toBe(true);
  });
});

describe('Stored answers', () => {
  test.each<[Response[] | null, Question[], Response[] | null | undefined]>([
    [null, [words], null],
    [[], [words, grasp], null],
    [[null, null], [words, grasp], null],
    [['  ', null], [words, grasp], null],
    [['Slow'], [words, grasp], ['Slow', null]],
    [
      ['', 3],
      [words, grasp],
      [null, 3],
    ],
    [
      [null, 3, 'Left', false],
      [words, grasp, hand, cuts],
      [null, 3, 'Left', false],
    ],
    [[3], [words], undefined],
    [['Slow', 3], [words], undefined],
    [['Slow', null], [words], undefined],
  ])('%j to %j: %j', (answers, questions, stored) => {
    expect(fittingResponses(answers, questions)).toEqual(stored);
  });

  const asked = fc.oneof(
    fc.constantFrom<Question>(words, grasp, cuts),
    fc
      .uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 5 })
      .map((options): Question => ({ text: 'Choose', type: 'multiple_choice', options })),
  );
  const anything = fc.option(
    fc.oneof(fc.string(), fc.integer({ min: -1, max: 7 }), fc.double(), fc.boolean()),
  );

  test('have one fitting answer per question, and storing them again changes nothing', () => {
    fc.assert(
      fc.property(fc.array(asked, { minLength: 1 }), fc.array(anything), (questions, answers) => {
        const stored = fittingResponses(answers, questions);
        if (stored === undefined || stored === null) return;
        expect(stored).toHaveLength(questions.length);
        stored.forEach((answer, index) => {
          const one = questions[index];
          expect(one !== undefined && fitsQuestion(answer, one)).toBe(true);
          expect(response.safeParse(answer).success).toBe(true);
        });
        expect(fittingResponses(stored, questions)).toEqual(stored);
        expect(answeredCount(stored)).toBeGreaterThan(0);
      }),
    );
  });
});

test('Only answered questions are counted', () => {
  expect(answeredCount(null)).toBe(0);
  expect(answeredCount([null, '', false, 1, 'Left'])).toBe(3);
});

test('Options are refused for another type unless the list is empty', () => {
  expect(question.safeParse({ ...grasp, options: [] }).success).toBe(true);
  expect(question.safeParse({ ...grasp, options: ['1', '2'] }).success).toBe(false);
});
