import { describe, expect, test } from 'vitest';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { newResultFault, resultFault } from './result-fault.ts';

type Recorded = Parameters<typeof resultFault>[1];

const nothing: Recorded = {
  marks: null,
  cue: null,
  seconds: null,
  count: null,
  minutes: null,
  rating: null,
  comment: null,
};
const steps = ['Cross the laces', 'Pull through', 'Make a loop'];
const cue: Partial<Goal> = { measure: 'cue' };
const opportunities: Partial<Goal> = { measure: 'opportunities', opportunities: 5 };
const duration: Partial<Goal> = { measure: 'duration', ladder: null };
const frequency: Partial<Goal> = { measure: 'frequency', ladder: null };
const rating: Partial<Goal> = { measure: 'rating', ladder: null, labels: ['Fist', 'Palm', 'Tripod'] };
const gas: Partial<Goal> = { measure: 'gas', ladder: null };

describe('A result fits its goal', () => {
  test.each<[Partial<Goal>, Partial<Recorded>]>([
    [{}, { marks: ['I', 'FP', 'X'] }],
    [{}, { marks: [], comment: 'Would not sit down.' }],
    [{ ladder: 'assistance' }, { marks: ['SU', 'DEP', 'X', 'I'] }],
    [{ steps }, { marks: ['I', null, 'X'] }],
    [{ steps }, { marks: ['I', null, 'X', 'I', 'I', null] }],
    [opportunities, { marks: ['I', 'I', 'X', 'V', 'V'] }],
    [{ ...opportunities, opportunities: 3, steps }, { marks: [null, null, 'V'] }],
    [cue, { cue: 'G' }],
    [duration, { seconds: [0, 36_000] }],
    [frequency, { count: 0 }],
    [frequency, { count: 6, minutes: 30 }],
    [rating, { rating: 0 }],
    [rating, { rating: 2 }],
    [gas, { rating: -2 }],
    [gas, { rating: 2 }],
    [gas, { comment: 'Not observed.' }],
  ])('%o accepts %o', (goal, result) => {
    expect(resultFault(storedGoal(goal), { ...nothing, ...result })).toBeUndefined();
  });
});

describe('A result that does not fit its goal is refused', () => {
  test.each<[Partial<Goal>, Partial<Recorded>, string]>([
    [{}, {}, 'A result needs something recorded, or a comment'],
    [{}, { marks: [] }, 'A result needs something recorded, or a comment'],
    [{ steps }, { marks: [null, null, null] }, 'A result needs something recorded, or a comment'],
    [duration, { seconds: [] }, 'A result needs something recorded, or a comment'],
    [{}, { marks: ['SU'] }, 'A mark is not on the ladder of this goal'],
    [{ ladder: 'assistance' }, { marks: ['I', 'V'] }, 'A mark is not on the ladder of this goal'],
    [cue, { cue: 'MIN' }, 'The level of help is not on the ladder of this goal'],
    [{}, { marks: ['I', null] }, 'Only a named step can be without a mark'],
    [{ steps }, { marks: ['I', 'I'] }, 'The marks fill whole rounds of the 3 steps'],
    [{ steps }, { marks: ['I', 'I', 'I', 'I'] }, 'The marks fill whole rounds of the 3 steps'],
    [opportunities, { marks: Array(6).fill('I') }, 'This goal has 5 opportunities in a session'],
    [
      { ...opportunities, opportunities: 3, steps },
      { marks: Array(6).fill('I') },
      'This goal has 3 opportunities in a session',
    ],
    [{}, { cue: 'I' }, 'A goal measured by "Percent of trials" has no single level of help'],
    [{}, { marks: ['I'], rating: 1 }, 'A goal measured by "Percent of trials" has no rating'],
    [{}, { marks: ['I'], minutes: 5 }, 'A goal measured by "Percent of trials" has no minutes'],
    [cue, { marks: ['I'] }, 'A goal measured by "Level of help" has no marks'],
    [duration, { count: 3 }, 'A goal measured by "Time" has no count'],
    [rating, { seconds: [5] }, 'A goal measured by "Rating on a rubric" has no times'],
    [frequency, { minutes: 30 }, 'Enter what was counted in these minutes'],
    [rating, { rating: 3 }, 'The rating is a step of the rubric, from 0 to 2'],
    [rating, { rating: -1 }, 'The rating is a step of the rubric, from 0 to 2'],
    [gas, { rating: 3 }, 'The rating is a step from −2 to +2'],
  ])('%o refuses %o: %s', (goal, result, message) => {
    expect(resultFault(storedGoal(goal), { ...nothing, ...result })).toBe(message);
  });
});

describe('A level that was hidden later', () => {
  const goal = storedGoal({ hiddenLevels: ['M', 'G'] });
  const gone = 'This goal does not offer the level "Model" any more';

  test.each<[Recorded['marks'], Recorded['marks'], string | undefined]>([
    [['M'], [], gone],
    [['I', 'M'], ['M', 'M'], undefined],
    [['M', 'I', 'M'], ['M'], gone],
    [['G'], ['M'], 'This goal does not offer the level "Gestural" any more'],
  ])('cannot be added: %o replacing %o', (marks, former, fault) => {
    expect(resultFault(goal, { ...nothing, marks }, { ...nothing, marks: former })).toBe(fault);
    expect(resultFault(goal, { ...nothing, marks })).toBeDefined();
  });

  test('can stay as the recorded level, but cannot be chosen', () => {
    const hidden = storedGoal({ ...cue, hiddenLevels: ['M'] });
    const model: Recorded = { ...nothing, cue: 'M' };
    expect(resultFault(hidden, { ...model, comment: 'Tired.' }, model)).toBeUndefined();
    expect(resultFault(hidden, model, { ...nothing, cue: 'I' })).toBe(gone);
    expect(resultFault(hidden, model)).toBe(gone);
  });
});

describe('A goal accepts new results', () => {
  test.each<[Partial<Goal>, string, string | undefined]>([
    [{ status: 'active' }, '2026-01-01', undefined],
    [{ status: 'mastered' }, '2027-01-01', undefined],
    [{ status: 'draft' }, '2026-11-20', 'This goal is a draft. Make it active before you record results'],
    [{ status: 'on-hold', statusOn: '2026-11-20' }, '2026-11-20', undefined],
    [
      { status: 'on-hold', statusOn: '2026-11-20' },
      '2026-11-21',
      'This goal was put on hold before this session. Make it active to record results',
    ],
    [{ status: 'discontinued', statusOn: '2026-11-20' }, '2026-11-19', undefined],
    [
      { status: 'discontinued', statusOn: '2026-11-20' },
      '2026-11-21',
      'This goal was discontinued before this session. Make it active to record results',
    ],
  ])('depending on %o and the session day %s: %s', (goal, on, fault) => {
    expect(newResultFault(storedGoal(goal), on)).toBe(fault);
  });
});
