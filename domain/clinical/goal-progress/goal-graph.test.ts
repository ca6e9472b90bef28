import { describe, expect, test } from 'vitest';
import { storedGoal, storedResult, storedRevision } from '#tests/builders/stored-records.ts';
import { dayMarks } from './day-marks.ts';
import { aimLine, aimWithin, daysOfResults, graphDays, targetLines } from './goal-lines.ts';
import { graphBreaks, unbrokenRuns } from './graph-breaks.ts';
import { markTally } from './mark-tally.ts';
import { sessionResults } from './session-result.ts';
import { valueText } from './value-text.ts';

const goal = storedGoal();
const second = storedRevision({
  id: 2,
  revision: 2,
  effectiveOn: '2027-01-11',
  content: { ...goal, target: 90 },
});
const revisions = [storedRevision(), second];

type Seen = [day: string, phase?: 'baseline' | 'teaching' | 'probe', goalRevision?: number];

function seen(...sessions: Seen[]) {
  const results = sessions.map(([day, phase = 'teaching', goalRevision = 1], index) =>
    storedResult({ id: index + 1, date: `${day}T15:00:00.000Z`, phase, goalRevision }),
  );
  return sessionResults(goal, { revisions, results }, 'America/New_York');
}

describe('The path of a graph', () => {
  test.each<[string, number[], Seen[]]>([
    ['joins comparable results', [3], [['2026-10-05'], ['2026-10-07'], ['2026-10-07']]],
    ['goes on over 30 days', [2], [['2026-10-01'], ['2026-10-31']]],
    ['breaks after more', [1, 1], [['2026-10-01'], ['2026-11-01']]],
    [
      'breaks where the phase changes',
      [2, 1, 1],
      [['2026-10-01', 'baseline'], ['2026-10-02', 'baseline'], ['2026-10-05'], ['2026-10-06', 'probe']],
    ],
    ['breaks where the goal was revised', [1, 1], [['2027-01-08'], ['2027-01-12', 'teaching', 2]]],
    ['is empty without results', [], []],
  ])('%s', (_case, lengths, sessions) => {
    expect(unbrokenRuns(seen(...sessions)).map(({ length }) => length)).toEqual(lengths);
  });

  test('labels each break with what starts there', () => {
    const results = seen(['2026-10-01', 'baseline'], ['2026-10-05'], ['2027-01-12', 'teaching', 2]);
    expect(graphBreaks(results, revisions)).toEqual([
      { kind: 'phase', label: 'Teaching', index: 1 },
      { kind: 'revision', label: 'Revision 2', on: '2027-01-11' },
    ]);
  });
});

describe('The lines of a graph', () => {
  const days = { first: '2026-09-08', last: '2027-06-25' };

  test('reach from the first day of the goal to its target day, or as far as there are results', () => {
    expect(graphDays(goal, [])).toEqual(days);
    expect(graphDays(goal, seen(['2026-09-01'], ['2027-07-02']))).toEqual({
      first: '2026-09-01',
      last: '2027-07-02',
    });
    expect(graphDays({ ...goal, targetOn: goal.startsOn }, [])).toEqual({
      first: '2026-09-08',
      last: '2026-09-09',
    });
  });

  test('can be those from the first result to the last, at least four weeks', () => {
    const results = seen(['2026-12-01'], ['2027-02-02']);
    expect(daysOfResults(goal, results)).toEqual({ first: '2026-12-01', last: '2027-02-02' });
    expect(daysOfResults(goal, seen(['2026-12-01']))).toEqual({ first: '2026-12-01', last: '2026-12-29' });
    expect(daysOfResults(goal, [])).toEqual(days);
  });

  test('cut off the lines that lead out of them', () => {
    const cut = { first: '2027-01-31', last: '2027-04-01' };
    expect(targetLines(goal, revisions, cut)).toEqual([{ ...cut, value: 90 }]);
    expect(targetLines(goal, revisions, { first: '2026-10-01', last: '2026-11-01' })).toEqual([
      { first: '2026-10-01', last: '2026-11-01', value: 80 },
    ]);
    // 290 days from 20 to 80, of which 145 have passed.
    expect(aimWithin(goal, cut)).toMatchObject({
      from: { on: '2027-01-31', value: 50 },
      to: { on: '2027-04-01' },
    });
    expect(aimWithin(goal, days)).toEqual(aimLine(goal));
    expect(aimWithin(goal, { first: '2027-07-01', last: '2027-08-01' })).toBeUndefined();
  });

  test('show each revision’s target over its own days', () => {
    expect(targetLines(goal, revisions, days)).toEqual([
      { first: '2026-09-08', last: '2027-01-11', value: 80 },
      { first: '2027-01-11', last: '2027-06-25', value: 90 },
    ]);
    expect(targetLines(goal, [], days)).toEqual([{ ...days, value: 80 }]);
  });

  test('run from the baseline to the target if both are numbers', () => {
    expect(aimLine(goal)).toEqual({
      from: { on: '2026-09-08', value: 20 },
      to: { on: '2027-06-25', value: 80 },
    });
    expect(aimLine({ ...goal, baselineValue: null })).toBeUndefined();
  });
});

test.each<[string, string, string, number, string]>([
  [
    'a school year on a wide screen',
    '2026-09-08',
    '2027-06-25',
    12,
    'Oct 2026, Nov, Dec, Jan 2027, Feb, Mar, Apr, May, Jun',
  ],
  ['on a phone', '2026-09-08', '2027-06-25', 4, 'Oct 2026, Jan 2027, Apr'],
  ['three years', '2024-09-08', '2027-06-25', 6, 'Jan 2025, Jul, Jan 2026, Jul, Jan 2027'],
  ['ten years', '2017-09-08', '2027-06-25', 6, '2018, 2020, 2022, 2024, 2026'],
  ['a few weeks', '2026-11-20', '2026-12-18', 5, 'Nov 20, Nov 27, Dec 4, Dec 11, Dec 18'],
  ['a day', '2026-11-20', '2026-11-21', 5, 'Nov 20, Nov 21'],
])('The labeled days below a graph of %s are right', (_case, first, last, most, labels) => {
  const marks = dayMarks({ first, last }, most);
  expect(marks.map(({ label }) => label).join(', ')).toBe(labels);
  expect(marks.every(({ on }) => on >= first && on <= last)).toBe(true);
});

test.each([
  [{}, 66.67, '67%'],
  [{ measure: 'opportunities', opportunities: 5 }, 3.5, '3.5 of 5'],
  [{ measure: 'cue' }, 3, 'Verbal'],
  [{ measure: 'cue' }, 3.5, 'Between “Verbal” and “Model”'],
  [{ measure: 'duration' }, 89.6, '1 min 30 s'],
  [{ measure: 'frequency', unit: 'reminders', statistic: 'per-hour' }, 2.34, '2.3 reminders per hour'],
  [{ measure: 'rating', unit: 'pencil-grip rubric' }, 2.5, '2.5 on the pencil-grip rubric'],
  [{ measure: 'gas' }, -0.5, '−0.5'],
] as const)('A value of %o, %d, reads %s', (measuring, value, text) => {
  expect(valueText(storedGoal(measuring), value)).toBe(text);
});

test('The marks of a session are counted by level of help, least help first', () => {
  expect(markTally(['X', 'V', 'I', null, 'V', 'I'], 'cues')).toBe('I\u00A02\u00A0· V\u00A02\u00A0· X\u00A01');
  expect(markTally([], 'cues')).toBe('');
});
