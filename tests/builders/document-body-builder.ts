import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import {
  type DocumentKind,
  documentKindLabels,
  documentSections,
} from '#domain/clinical/documents/document-sections.ts';
import type { FilledDocument, FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import type { Phase } from '#domain/clinical/results/marks.ts';
import { defaultProgressCodes } from '#domain/people/practice/default-progress-codes.ts';
import { plusDays } from '#domain/platform/dates.ts';

type Point = FilledGoal['points'][number];

/** Builds weekly results, improving from week to week; `changes` overrides some. */
export function buildPoints(count: number, changes: (index: number) => Partial<Point> = () => ({})): Point[] {
  return Array.from({ length: count }, (_, index) => ({
    on: plusDays('2026-09-08', 7 * index),
    phase: 'teaching' as Phase,
    revision: 1,
    value: Math.min(100, 20 + 5 * index),
    supportScore: Math.min(100, 35 + 4 * index),
    ...changes(index),
  }));
}

/** Builds a goal measured in trials as it appears in a document. */
export function buildFilledGoal(changes: Partial<FilledGoal> = {}): FilledGoal {
  return {
    goalPosition: 1,
    name: 'Cutting on a line',
    domain: 'fine-motor',
    statement: 'Ivy will cut along a straight line, staying within a quarter inch of it.',
    isObjective: false,
    status: 'active',
    statusOn: '2026-09-08',
    measure: 'trials',
    criterion: '80% with no more than verbal cues, 3 sessions in a row, at least 5 trials',
    baseline: '20%: Cuts across the line.',
    method: 'Data on each trial',
    schedule: 'Weekly',
    startsOn: '2026-09-08',
    targetOn: '2027-06-25',
    earlierCriteria: [],
    figures: '40 of 60 trials with no more than verbal cues (67%) in 12 sessions; median session 65%',
    lastResults: ['Oct 30: 3 of 5 trials (60%)', 'Nov 6: 4 of 5 trials (80%)', 'Nov 13: 4 of 5 trials (80%)'],
    trend: 'Improving (early)',
    suggestedMark: 'PS',
    suggestionReason: 'At or above the expected pace',
    plainLine:
      'Ivy now cuts along a line by herself about 3 in 4 times. In September it was about 1 time in 5.',
    points: buildPoints(10),
    scale: { lowest: 0, highest: 100, direction: 'up' },
    target: 80,
    baselineValue: 20,
    earlierMarks: [],
    ...changes,
  };
}

/** Builds a document of a kind with text in every section. */
export function buildDocumentBody(kind: DocumentKind, changes: Partial<FilledDocument> = {}) {
  const filled: FilledDocument = {
    client: { name: 'Ivy Sample', dateOfBirth: '2018-04-09' },
    plan: {
      program: 'iep',
      title: 'IEP 2026-27',
      startsOn: '2026-09-08',
      endsOn: '2027-06-25',
      serviceText: '2x30 individual weekly',
      setting: 'school-classroom',
      school: 'Willow Street School',
      diagnosisCodes: ['R27.8'],
      procedureCodes: ['X1001'],
      precautions: 'Allergic to latex.',
      nextReview: '2027-02-05',
    },
    goals: [buildFilledGoal()],
    held: 18,
    minutes: 540,
    missed: [
      { status: 'absence', sessions: 2 },
      { status: 'cancelled', sessions: 1 },
    ],
    firstDay: '2026-09-08',
    lastDay: '2026-11-12',
    unsigned: 2,
    months: [
      { month: 'September 2026', held: 6, minutes: 180, missed: [] },
      { month: 'October 2026', held: 8, minutes: 240, missed: [{ status: 'absence', sessions: 2 }] },
    ],
    proposedGoals: [
      {
        name: 'Cutting curves',
        domain: 'fine-motor',
        statement: 'Ivy will cut along a curve.',
        isObjective: false,
        baseline: '10%',
        criterion: '80% independently',
        method: 'Data on each trial',
        schedule: null,
      },
    ],
    assessments: [
      {
        title: 'Fine motor screening',
        completedOn: '2026-10-02',
        answers: [
          {
            question: 'What does writing look like today?',
            answer: 'Letters stay on the line',
            earlier: { on: '2025-10-01', answer: 'Letters float above the line' },
          },
          { question: 'Cuts along a line', answer: null, earlier: null },
        ],
      },
    ],
    ...changes,
  };
  const typed =
    'Works with care and asks for help when the scissors slip. Turns the paper with the other hand.';
  const sections: ClinicalDocument['sections'] = documentSections[kind]
    .filter(({ isTyped }) => isTyped)
    .map(({ key }) => ({ key, text: typed }));
  const score = {
    ...{ test: 'Sample Motor Test', edition: 'Second edition', subtest: 'Manual dexterity', raw: '31' },
    ...{ standard: '8', scale: 'scaled' as const, interval: '6–10 (90%)' },
  };
  return {
    kind,
    title: documentKindLabels[kind],
    fromOn: '2026-09-08',
    untilOn: '2026-11-13',
    sections,
    marks: [{ goalPosition: 1, code: 'PS', comment: 'Cuts out whole shapes now.', plainLine: null }],
    scores: [{ ...score, percentile: '25', ageEquivalent: '7-2', descriptor: 'Average' }],
    filled,
    codes: defaultProgressCodes,
  };
}
