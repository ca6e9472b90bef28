import { expect, test } from 'vitest';
import { shownNote } from './shown-note.ts';

const note = {
  template: 'soap',
  activity: 'Cut out leaves',
  subjective: 'Came in quiet.',
  objective: 'Cut three lines.',
  assessment: 'Turns the paper.',
  planText: 'Curves next.',
  groupSize: 3,
  makeUpFor: '2026-11-12',
  progress: 'progress',
  coTreatedWith: 'Speech therapist',
  coTreatmentReason: 'Joint attention',
} as const;
const noSections = { subjective: null, objective: null, assessment: null, planText: null };
const noService = {
  ...noSections,
  activity: null,
  groupSize: null,
  makeUpFor: null,
  progress: null,
  coTreatedWith: null,
  coTreatmentReason: null,
};

test.each([
  ['soap', 'completed', {}],
  ['soap', 'scheduled', {}],
  ['narrative', 'completed', noSections],
  ['soap', 'no-show', noService],
  ['narrative', 'cancelled', noService],
  ['soap', 'absence', noService],
] as const)('A %s note of a session that is %s is shown without %o', (template, status, hidden) => {
  expect(shownNote({ ...note, template }, { status })).toEqual({ ...note, template, ...hidden });
});
