import { expect, test } from 'vitest';
import { storedGoal, storedResult } from '#tests/builders/stored-records.ts';
import { fillDifferences } from './fill-differences.ts';
import type { FilledDocument } from './filled-document.ts';
import { filledGoal } from './filled-goal.ts';

function goal(results: number, changes = {}) {
  return filledGoal(
    storedGoal(changes),
    {
      revisions: [],
      results: Array.from({ length: results }, (_, index) =>
        storedResult({ id: index + 1, noteStatus: 'signed' }),
      ),
      earlierMarks: [],
    },
    {
      period: { fromOn: '2026-09-08', untilOn: '2026-11-13' },
      graphFrom: '2026-09-08',
      firstName: 'Ada',
      today: '2026-11-20',
      timeZone: 'America/New_York',
    },
  );
}

const before: FilledDocument = {
  goals: [goal(1), goal(0, { name: 'Shoe tying', position: 2 })],
  client: { name: 'Ada Appletree', dateOfBirth: '2018-03-02' },
  plan: null,
  held: 10,
  minutes: 300,
  missed: [],
  firstDay: '2026-09-14',
  lastDay: '2026-11-06',
  unsigned: 2,
  months: [],
  proposedGoals: [],
  assessments: [],
};

test('Two fills with the same data have no differences', () => {
  expect(fillDifferences(before, structuredClone(before))).toEqual([]);
});

test('Each difference names the new value and the old one', () => {
  const after: FilledDocument = {
    ...before,
    goals: [goal(2), goal(0, { name: 'Buttons', position: 3 })],
    held: 12,
    owed: { owed: 600, covered: 410 },
    unsigned: 0,
    missed: [{ status: 'absence', sessions: 1 }],
    assessments: [{ title: 'Sensory profile', completedOn: '2026-11-01', answers: [] }],
  };
  expect(fillDifferences(before, after)).toEqual([
    'Sessions held: 12, was 10',
    'Service owed: 410 of 600 minutes, signed or not, make-ups not counted, was nothing',
    'Missed: Absence 1, was nothing',
    'Sessions not signed: 0, was 2',
    'Cutting on a line: figures: 6 of 10 trials with no more than verbal cues (60%) in 2 sessions; median session 60%; 4 of 10 independent (40%); support score 57 (our index, 0–100), was 3 of 5 trials with no more than verbal cues (60%) in 1 session; 2 of 5 independent (40%); support score 57 (our index, 0–100)',
    'Cutting on a line: last results: Oct 5: 3 of 5 trials (60%); Oct 5: 3 of 5 trials (60%), was Oct 5: 3 of 5 trials (60%)',
    'Cutting on a line: trend: Not enough data yet (2 of 6), was Not enough data yet (1 of 6)',
    'Cutting on a line: graph: 2, was 1',
    'Buttons: new in this document',
    'Shoe tying: no longer in this document',
    'Assessments: 1, was 0',
  ]);
});
