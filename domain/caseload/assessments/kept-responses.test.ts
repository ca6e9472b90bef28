import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { identifiedQuestions } from './identified-questions.ts';
import { keptResponses as keptOf } from './kept-responses.ts';
import type { Question, Response } from './question.ts';
import { fittingResponses } from './response-fit.ts';

const text = (words: string): Question => ({ text: words, type: 'text' });
const texts = (letters: string) => Array.from(letters, text);
/** What is kept when a caller who knows no ids sends other questions. */
function keptResponses(answers: Response[] | null, before: Question[], after: Question[]): Response[] | null {
  let given = 0;
  const newId = () => `${++given}`;
  const earlier = identifiedQuestions(before, [], newId);
  return keptOf(answers, earlier, identifiedQuestions(after, earlier, newId));
}
/** Each question's answer is its own letter in small. */
const answersTo = (letters: string) => Array.from(letters.toLowerCase());

describe('A changed question keeps the answers of the others', () => {
  test.each([
    // before, after, what is kept for each question after; "-" for nothing
    ['ABC', 'ABC', 'abc'],
    ['ABC', 'AC', 'ac'],
    ['ABC', 'CAB', 'cab'],
    ['ABC', 'ABCX', 'abc-'],
    ['ABC', 'XABC', '-abc'],
    ['ABC', 'AXBC', 'a-bc'],
    ['AA', 'A', 'a'],
    ['A', 'AA', 'a-'],
    // only the wording changed: the answer stays with its place between the same neighbours
    ['ABC', 'AXC', 'abc'],
    ['ABC', 'XYC', 'abc'],
    ['ABC', 'AXCD', 'abc-'],
    // came, went and changed at one place: no answer is put under a question it was not given to
    ['ABC', 'AXYC', 'a--c'],
    ['AB', 'XYB', '--b'],
    ['ABC', 'BXY', 'b--'],
    ['AB', 'X', '-'],
    ['ABC', 'CXA', 'c-a'],
  ])('%s to %s keeps %s', (before, after, kept) => {
    const expected = Array.from(kept, (letter) => (letter === '-' ? null : letter));
    const all = expected.every((answer) => answer === null) ? null : expected;
    expect(keptResponses(answersTo(before), texts(before), texts(after))).toEqual(all);
  });

  test('an answer that no longer fits is not kept', () => {
    const hand: Question = { text: 'Hand', type: 'multiple_choice', options: ['Left', 'Right'] };
    const before = [text('A'), hand];
    expect(
      keptResponses(['a', 'Left'], before, [text('A'), { ...hand, options: ['Right', 'Both'] }]),
    ).toEqual(['a', null]);
    expect(keptResponses(['a', 'Left'], before, [text('A'), { ...hand, options: ['Left', 'Both'] }])).toEqual(
      ['a', 'Left'],
    );
    expect(keptResponses(['a', 'Left'], before, [{ text: 'A', type: 'yes_no' }, hand])).toEqual([
      null,
      'Left',
    ]);
    expect(keptResponses(['a'], [text('A')], [text('B'), text('C')])).toBeNull();
  });

  test('nothing is kept of nothing', () => {
    expect(keptResponses(null, texts('A'), texts('B'))).toBeNull();
  });
});

const letters = fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 1, maxLength: 8 });

test('What is kept fits, is used once, and is all there is when nothing changed', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const [before, after] = [one.map(text), other.map(text)];
      const answers = one.map((letter, index) => `${letter}${index}`);
      const kept = keptResponses(answers, before, after);
      expect(fittingResponses(kept, after)).toEqual(kept);
      const used = (kept ?? []).filter((answer) => answer !== null);
      expect(new Set(used).size).toBe(used.length);
      expect(keptResponses(answers, before, before)).toEqual(answers);
      expect(keptResponses(answers, before, before.toReversed())?.toSorted()).toEqual(answers.toSorted());
    }),
  );
});

test('A question that stands there word for word keeps an answer as long as there is one to it', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const answers = one.map((letter, index) => `${letter}${index}`);
      const kept = keptResponses(answers, one.map(text), other.map(text));
      for (const letter of ['A', 'B', 'C', 'D']) {
        const [had, has] = [one, other].map((list) => list.filter((each) => each === letter).length);
        const own = (kept ?? []).filter((answer) => String(answer).startsWith(letter));
        expect(own.length).toBeGreaterThanOrEqual(Math.min(had ?? 0, has ?? 0));
      }
    }),
  );
});

describe('An answer hangs on the id of its question', () => {
  const kept = (id: string, words: string) => ({ text: words, type: 'text' as const, id });
  const before = [kept('x', 'A'), kept('y', 'B'), kept('z', 'C')];
  const keptOn = (after: Question[]) =>
    keptOf(
      ['a', 'b', 'c'],
      before,
      identifiedQuestions(after, before, () => 'new'),
    );

  test.each<[string, Question[], Response[] | null]>([
    ['moved and worded anew at once', [kept('z', 'Z'), kept('x', 'B'), kept('y', 'A')], ['c', 'a', 'b']],
    ['removed', [kept('y', 'B')], ['b']],
    ['taken the place of by a new one with its words', [text('A'), kept('y', 'B')], [null, 'b']],
    ['unknown here', [kept('other', 'A'), kept('y', 'B')], [null, 'b']],
    ['named twice', [kept('y', 'B'), kept('y', 'B')], ['b', null]],
  ])('when it was %s', (_, after, answers) => {
    expect(keptOn(after)).toEqual(answers);
  });

  test('and a new question gets one', () => {
    const ids = identifiedQuestions([kept('y', 'B'), text('D')], before, () => 'new').map(({ id }) => id);
    expect(ids).toEqual(['y', 'new']);
  });
});
