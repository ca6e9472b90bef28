import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedMarks, type Mark, type MarkKey } from './marks.ts';
import { MOST_MARKS } from './recorded.ts';
import { plannedPlaces, roomForMarks, withMark, withMarkAt, withoutLastMark } from './trial-marks.ts';

type MarkedGoal = Parameters<typeof withMark>[0];

const trials = { steps: null, opportunities: null, plannedTrials: 5 };
const opportunities = { steps: null, opportunities: 3, plannedTrials: null };
const steps = { steps: ['Wet', 'Soap', 'Rinse'], opportunities: null, plannedTrials: 5 };
const stepsOnce = { ...steps, opportunities: 3, plannedTrials: null };

const marked = (goal: MarkedGoal, ...marks: MarkKey[]) =>
  marks.reduce<readonly Mark[]>((some, mark) => withMark(goal, some, mark), []);

test('A session has one place for each step, opportunity or planned trial', () => {
  expect([trials, opportunities, steps].map(plannedPlaces)).toEqual([5, 3, 3]);
});

describe('Marks in sequence', () => {
  test('are appended up to the number of opportunities', () => {
    expect(marked(trials, 'I', 'V')).toEqual(['I', 'V']);
    expect(marked(opportunities, 'I', 'V', 'X', 'I')).toEqual(['I', 'V', 'X']);
    expect(roomForMarks(opportunities, ['I'])).toBe(2);
  });

  test('lose the last one on undo, and stay empty when empty', () => {
    expect(withoutLastMark(trials, ['I', 'V'])).toEqual(['I']);
    expect(withoutLastMark(trials, [])).toEqual([]);
  });

  test('can be replaced or removed one by one', () => {
    expect(withMarkAt(trials, ['I', 'V', 'X'], 1, 'M')).toEqual(['I', 'M', 'X']);
    expect(withMarkAt(trials, ['I', 'V', 'X'], 1, null)).toEqual(['I', 'X']);
    expect(withMarkAt(trials, ['I'], 4, 'M')).toEqual(['I']);
  });
});

describe('Named steps', () => {
  test('are marked in order, in whole rounds', () => {
    expect(marked(steps, 'I')).toEqual(['I', null, null]);
    expect(marked(steps, 'I', 'V', 'X', 'M')).toEqual(['I', 'V', 'X', 'M', null, null]);
    expect(marked(stepsOnce, 'I', 'V', 'X', 'M')).toEqual(['I', 'V', 'X']);
  });

  test('can be marked out of order, and the next mark fills the gap', () => {
    const third = withMarkAt(steps, [], 2, 'V');
    expect(third).toEqual([null, null, 'V']);
    expect(withMark(steps, third, 'I')).toEqual(['I', null, 'V']);
  });

  test('stay when one loses its mark, but a round without marks is removed', () => {
    expect(withMarkAt(steps, ['I', 'V', 'X'], 1, null)).toEqual(['I', null, 'X']);
    expect(withoutLastMark(steps, ['I', 'V', 'X', 'M', null, null])).toEqual(['I', 'V', 'X']);
    expect(withoutLastMark(steps, ['I', null, null])).toEqual([]);
  });
});

test('are unmarked by undo in a session of any length', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(trials, steps),
      fc.array(fc.constantFrom<MarkKey>('I', 'V', 'X'), { maxLength: MOST_MARKS }),
      (goal, marks) => {
        let current = marked(goal, ...marks);
        expect(countedMarks(current)).toEqual(marks);
        for (const _ of marks) current = withoutLastMark(goal, current);
        expect(current).toEqual([]);
      },
    ),
  );
});
