import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { goalMeasures, LONGEST_SECONDS, type Measuring } from '#domain/clinical/goals/measures.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { type Mark, offeredMarks } from './marks.ts';
import { quickEntry } from './quick-entry.ts';
import { MOST_MARKS, nothingRecorded } from './recorded.ts';

const trials: Measuring = storedGoal();
const opportunities: Measuring = { ...trials, measure: 'opportunities', opportunities: 5, targetCue: 'I' };
const assistance: Measuring = { ...trials, ladder: 'assistance', targetCue: 'MIN', hiddenLevels: ['SU'] };
const labels = ['0', '1', '2', '3', '4'];
const of = (measure: Measuring['measure']): Measuring => ({ ...trials, measure, labels });

const read = (goal: Measuring, typed: string) => quickEntry(goal, nothingRecorded, typed);
const marksOf = (goal: Measuring, typed: string) => {
  const { understood, fault } = read(goal, typed);
  return fault ?? (understood.marks ?? []).join(' ');
};

describe('A typed line for a goal with trials', () => {
  test.each<[string, string]>([
    ['4i3v1x', 'I I I I V V V X'],
    ['4I 3V, 1X', 'I I I I V V V X'],
    ['iivx', 'I I V X'],
    ['vi v i', 'VI V I'],
    ['2pp fp', 'PP PP FP'],
    ['4 i 3 v', 'I I I I V V V'],
    ['7/10 v', 'V V V V V V V X X X'],
    ['1/2v', 'V X'],
    ['1/2 vi', 'VI X'],
    ['4/5', 'V V V V X'],
    ['1 / 2', 'V X'],
    ['1/2 2i', 'V X I I'],
    ['5/5', 'V V V V V'],
    ['0/2', 'X X'],
    ['0i', ''],
    ['', ''],
    ['  ', ''],
  ])('reads "%s" as %s', (typed, marks) => {
    expect(marksOf(trials, typed)).toBe(marks);
  });

  test('counts "4/5" as independent if the goal asks for independence', () => {
    expect(marksOf(opportunities, '4/5')).toBe('I I I I X');
  });

  test('uses the assistance ladder’s own letters', () => {
    expect(marksOf(assistance, '2min mod 1x')).toBe('MIN MIN MOD X');
    expect(marksOf(assistance, '3/4')).toBe('MIN MIN MIN X');
    expect(marksOf(assistance, '4v')).toContain('4i 3min 1x');
  });

  test.each<[Measuring, string, string]>([
    [trials, '4q', '“4q” was not understood. Write letters with their numbers, such as 4i 3v 1x, or 7/10 v.'],
    [trials, '4min', '“4min” was not understood. Write letters with their numbers'],
    [trials, '7/5', '“7/5” was not understood.'],
    [trials, '80%', '“80%” was not understood.'],
    [trials, '5', '“5” was not understood.'],
    [trials, '201i', 'A session has room for 200 marks.'],
    [trials, '99999999999999999999i', '“99999999999999999999…” was not understood.'],
    [opportunities, '6i', 'This goal has 5 opportunities in a session.'],
    [assistance, '1su', 'This goal does not offer the level SU.'],
  ])('reports what was not understood: %#', (goal, typed, sentence) => {
    expect(read(goal, typed).fault).toContain(sentence);
  });

  test('keeps what was understood before it', () => {
    expect(read(trials, '2i 4q 1x')).toMatchObject({ understood: { marks: ['I', 'I'] } });
  });

  test('fills only the room left by existing marks', () => {
    const before = { ...nothingRecorded, marks: ['I', 'I', 'I'] satisfies Mark[] };
    expect(quickEntry(opportunities, before, '2i').fault).toBeUndefined();
    expect(quickEntry(opportunities, before, '3i').fault).toContain('5 opportunities');
  });

  test('is read back as the same marks after printing', () => {
    const runs = fc.array(
      fc.record({
        times: fc.integer({ min: 1, max: 9 }),
        mark: fc.constantFrom(...offeredMarks(trials)),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(runs, (some) => {
        const typed = some.map(({ times, mark }) => `${times}${mark.toLowerCase()}`).join('');
        const marks = some.flatMap(({ times, mark }) => Array.from({ length: times }, () => mark));
        expect(read(trials, typed).understood.marks ?? []).toEqual(marks);
      }),
    );
  });
});

describe('A typed line for another measure', () => {
  test.each<[Measuring['measure'], string, object]>([
    ['cue', 'v', { cue: 'V' }],
    ['cue', ' VI ', { cue: 'VI' }],
    ['duration', '12:30', { seconds: [750] }],
    ['duration', '90s', { seconds: [90] }],
    ['duration', '1:02:03', { seconds: [3723] }],
    ['duration', '5m 30s', { seconds: [330] }],
    ['duration', '2 min, 45 sec', { seconds: [165] }],
    ['duration', '12:30 90s 0:05', { seconds: [750, 90, 5] }],
    ['duration', '1h', { seconds: [3600] }],
    ['frequency', '6', { count: 6 }],
    ['frequency', '0', { count: 0 }],
    ['frequency', '6 in 30m', { count: 6, minutes: 30 }],
    ['frequency', '6/30', { count: 6, minutes: 30 }],
    ['rating', '3', { rating: 3 }],
    ['gas', '+1', { rating: 1 }],
    ['gas', '−2', { rating: -2 }],
    ['gas', '-0', { rating: 0 }],
    ['gas', '2', { rating: 2 }],
  ])('is read for %s: "%s"', (measure, typed, recorded) => {
    expect(read(of(measure), typed)).toEqual({ understood: recorded, fault: undefined });
  });

  test.each<[Measuring['measure'], string, string]>([
    ['cue', 'x', 'Write the help that was needed: I, VI, G, V, M, PP, FP.'],
    ['duration', '90', 'Write a time such as 12:30, 90s or 5m.'],
    ['duration', '12:75', 'Write a time such as 12:30, 90s or 5m.'],
    ['duration', '11h', 'A time is at most 10 hours.'],
    ['frequency', 'six', 'Write the count, such as 6, or 6 in 30m with its minutes.'],
    ['frequency', '1000', 'The count is at most 999.'],
    ['frequency', '6/0', 'The minutes are 1 to 1,440.'],
    ['rating', '5', 'Write a step of the rubric, from 0 to 4.'],
    ['rating', '-1', 'Write a step of the rubric, from 0 to 4.'],
    ['gas', '+3', 'Write a step from −2 to +2.'],
  ])('is rejected for %s: "%s"', (measure, typed, sentence) => {
    expect(read(of(measure), typed).fault).toContain(sentence);
  });

  test('holds at most 50 times per session', () => {
    expect(read(of('duration'), '9s '.repeat(50)).fault).toBeUndefined();
    expect(read(of('duration'), '9s '.repeat(51)).fault).toContain('room for 50 times');
  });
});

test('Any typed text gives a result or a message, and nothing throws', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...'0123456789ivgmpfxsudeao/:+-−% ,hx'), maxLength: 60 }),
  );
  const goals = fc.constantFrom(...goalMeasures.map(of), assistance, opportunities, {
    ...trials,
    ladder: null,
  });
  fc.assert(
    fc.property(goals, typed, (goal, text) => {
      const { understood, fault } = read(goal, text);
      expect(fault === undefined || fault.endsWith('.')).toBe(true);
      expect((understood.marks ?? []).length).toBeLessThanOrEqual(goal.opportunities ?? MOST_MARKS);
      for (const mark of understood.marks ?? []) expect(offeredMarks(goal)).toContain(mark);
      for (const time of understood.seconds ?? []) expect(time).toBeLessThanOrEqual(LONGEST_SECONDS);
    }),
    { numRuns: 500 },
  );
});
