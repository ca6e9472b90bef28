import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assignQuestionIds } from './assign-question-ids.ts';
import type { Question, Response } from './question.ts';
import { fittingResponses } from './response-fit.ts';
import { retainResponses } from './retain-responses.ts';

const text = (words: string): Question => ({ text: words, type: 'text' });
const texts = (letters: string) => Array.from(letters, text);
/** Returns the stored answers after a caller that sends no ids changes the questions. */
function retainWithoutIds(
  answers: Response[] | null,
  before: Question[],
  after: Question[],
): Response[] | null {
  let given = 0;
  const newId = () => `${++given}`;
  const earlier = assignQuestionIds(before, [], newId);
  return retainResponses(answers, earlier, assignQuestionIds(after, earlier, newId));
}
/** Each question's answer is its letter in lower case. */
const answersTo = (letters: string) => Array.from(letters.toLowerCase());

describe('Answers without question ids', () => {
  test.each([
    // before, after, the answer stored for each question after; "-" for none
    ['ABC', 'ABC', 'abc'],
    ['ABC', 'AC', 'ac'],
    ['ABC', 'CAB', 'cab'],
    ['ABC', 'ABCX', 'abc-'],
    ['ABC', 'XABC', '-abc'],
    ['ABC', 'AXBC', 'a-bc'],
    ['AA', 'A', 'a'],
    ['A', 'AA', 'a-'],
    // only the wording changed: the answer stays in its position between the same neighbors
    ['ABC', 'AXC', 'abc'],
    ['ABC', 'XYC', 'abc'],
    ['ABC', 'AXCD', 'abc-'],
    // added, removed and changed in one position: no answer moves to a question it was not given to
    ['ABC', 'AXYC', 'a--c'],
    ['AB', 'XYB', '--b'],
    ['ABC', 'BXY', 'b--'],
    ['AB', 'X', '-'],
    ['ABC', 'CXA', 'c-a'],
  ])('%s to %s stay as %s', (before, after, retained) => {
    const expected = Array.from(retained, (letter) => (letter === '-' ? null : letter));
    const all = expected.every((answer) => answer === null) ? null : expected;
    expect(retainWithoutIds(answersTo(before), texts(before), texts(after))).toEqual(all);
  });

  test('that no longer fit are removed', () => {
    const hand: Question = { text: 'Hand', type: 'multiple_choice', options: ['Left', 'Right'] };
    const before = [text('A'), hand];
    expect(
      retainWithoutIds(['a', 'Left'], before, [text('A'), { ...hand, options: ['Right', 'Both'] }]),
    ).toEqual(['a', null]);
    expect(
      retainWithoutIds(['a', 'Left'], before, [text('A'), { ...hand, options: ['Left', 'Both'] }]),
    ).toEqual(['a', 'Left']);
    expect(retainWithoutIds(['a', 'Left'], before, [{ text: 'A', type: 'yes_no' }, hand])).toEqual([
      null,
      'Left',
    ]);
    expect(retainWithoutIds(['a'], [text('A')], [text('B'), text('C')])).toBeNull();
  });

  test('stay empty if none was given', () => {
    expect(retainWithoutIds(null, texts('A'), texts('B'))).toBeNull();
  });
});

const letters = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1, maxLength: 8 });

test('Stored answers fit, are used once, and all remain if nothing changed', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const [before, after] = [one.map(text), other.map(text)];
      const answers = one.map((letter, index) => `${letter}${index}`);
      const retained = retainWithoutIds(answers, before, after);
      expect(fittingResponses(retained, after)).toEqual(retained);
      const used = (retained ?? []).filter((answer) => answer !== null);
      expect(new Set(used).size).toBe(used.length);
      expect(retainWithoutIds(answers, before, before)).toEqual(answers);
      expect(retainWithoutIds(answers, before, before.toReversed())?.toSorted()).toEqual(answers.toSorted());
    }),
  );
});

test('An unchanged question has an answer as long as one exists for it', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const answers = one.map((letter, index) => `${letter}${index}`);
      const retained = retainWithoutIds(answers, one.map(text), other.map(text));
      for (const letter of ['A', 'B', 'C', 'D']) {
        const [had, has] = [one, other].map((list) => list.filter((each) => each === letter).length);
        const own = (retained ?? []).filter((answer) => String(answer).startsWith(letter));
        expect(own.length).toBeGreaterThanOrEqual(Math.min(had ?? 0, has ?? 0));
      }
    }),
  );
});

describe('Answers follow the id of their question', () => {
  const stored = (id: string, words: string) => ({ text: words, type: 'text' as const, id });
  const before = [stored('x', 'A'), stored('y', 'B'), stored('z', 'C')];
  const retainedOn = (after: Question[]) =>
    retainResponses(
      ['a', 'b', 'c'],
      before,
      assignQuestionIds(after, before, () => 'new'),
    );

  test.each<[string, Question[], Response[] | null]>([
    ['moved and reworded at once', [stored('z', 'Z'), stored('x', 'B'), stored('y', 'A')], ['c', 'a', 'b']],
    ['removed', [stored('y', 'B')], ['b']],
    ['replaced by a new one with the same text', [text('A'), stored('y', 'B')], [null, 'b']],
    ['of another assessment', [stored('other', 'A'), stored('y', 'B')], [null, 'b']],
    ['named twice', [stored('y', 'B'), stored('y', 'B')], ['b', null]],
  ])('when it was %s', (_, after, answers) => {
    expect(retainedOn(after)).toEqual(answers);
  });

  test('and a new question gets a new id', () => {
    const ids = assignQuestionIds([stored('y', 'B'), text('D')], before, () => 'new').map(({ id }) => id);
    expect(ids).toEqual(['y', 'new']);
  });
});
