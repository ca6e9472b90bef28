import { expect, test } from 'vitest';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { storedDocument } from '#tests/builders/stored-records.ts';
import { reservationOf } from './reservation.ts';
import { documentRefusal } from './unsigned-document.ts';

const { filled: empty } = storedDocument();
const unmarked = 'Choose a mark for every goal before you sign';
const marked = (goalPosition: number, code: string | null = 'PS') => ({
  ...{ goalPosition, code, comment: null, plainLine: null },
});

function document(
  goals: Partial<FilledGoal>[],
  changes: Partial<ClinicalDocument>,
): Parameters<typeof documentRefusal>[0] {
  const filledGoals = goals.map((goal, index) => ({ ...someGoal, goalPosition: index + 1, ...goal }));
  return storedDocument({ filled: { ...empty, goals: filledGoals }, ...changes });
}

const someGoal: FilledGoal = {
  goalPosition: 1,
  name: 'Cutting on a line',
  domain: 'fine-motor',
  statement: 'Ada will cut along a line.',
  isObjective: false,
  status: 'active',
  statusOn: '2026-09-08',
  measure: 'trials',
  criterion: '80%',
  baseline: '20%',
  method: null,
  schedule: null,
  startsOn: '2026-09-08',
  targetOn: '2027-06-25',
  earlierCriteria: [],
  figures: 'No signed results in this period',
  lastResults: [],
  trend: 'Not enough data yet (0 of 6)',
  suggestedMark: 'NI',
  suggestionReason: 'Nothing signed was ever recorded for this goal',
  plainLine: null,
  points: [],
  scale: { lowest: 0, highest: 100, direction: 'up' },
  target: 80,
  baselineValue: 20,
  earlierMarks: [],
};

test.each<[string, Partial<FilledGoal>[], Partial<ClinicalDocument>, string | undefined]>([
  ['every goal has a mark', [{}, {}], { marks: [marked(1), marked(2)] }, undefined],
  ['one has none', [{}, {}], { marks: [marked(1)] }, unmarked],
  ['one has a comment alone', [{}], { marks: [marked(1, null)] }, unmarked],
  ['the one without is on hold', [{}, { status: 'on-hold' }], { marks: [marked(1)] }, undefined],
  ['the one without is an objective', [{}, { isObjective: true }], { marks: [marked(1)] }, undefined],
  ['an annual review lacks one', [{}], { kind: 'annual-review', marks: [] }, unmarked],
  ['a discharge summary asks for none', [{}], { kind: 'discharge-summary', marks: [] }, undefined],
])('A document can be signed, or the refusal says why not: %s', (_, goals, changes, refusal) => {
  expect(documentRefusal(document(goals, changes))).toBe(refusal);
});

const notFinal = 'Not final: an occupational therapist has not signed';
test.each([
  ['evaluation', notFinal],
  ['plan-of-care', notFinal],
  ['discharge-summary', notFinal],
  ['progress-report', undefined],
  ['annual-review', undefined],
  ['session-note', undefined],
] as const)('What an assistant signs says what is missing: %s', (kind, reservation) => {
  expect([reservationOf('OTA', kind), reservationOf('OT', kind)]).toEqual([reservation, undefined]);
});
