import { expect, test } from 'vitest';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { levelScale } from '#domain/clinical/goal-progress/whole-scale.ts';
import { criterionSentence, valueWithUnit } from '#domain/clinical/goals/criterion.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { nothingRecorded } from '#domain/clinical/results/recorded.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { ladders, levelsOf, withLevelNames } from './ladders.ts';
import { levelNames } from './level-names.ts';

const own = { cues: { V: 'Spoken prompt' } };
const goal = storedGoal({ ladder: 'cues', targetCue: 'V', measure: 'trials', target: 80 });
const named = withLevelNames(goal, own);
const cue = withLevelNames(storedGoal({ ladder: 'cues', targetCue: 'V', measure: 'cue', target: null }), own);

test.each<[unknown, boolean]>([
  [{}, true],
  [own, true],
  [{ cues: { V: 'Spoken' }, assistance: { MIN: 'A little' } }, true],
  [{ cues: { V: 'Gestural', G: 'Verbal' } }, true],
  [{ cues: { V: 'a'.repeat(40) } }, true],
  [{ cues: { V: 'a'.repeat(41) } }, false],
  [{ cues: { V: '' } }, false],
  [{ cues: { V: 'gestural' } }, false],
  [{ cues: { SU: 'Set out' } }, false],
  [{ cues: { Q: 'Quiet' } }, false],
  [{ hints: {} }, false],
])('%j as names of levels: %s', (names, isTaken) =>
  expect(levelNames.safeParse(names).success).toBe(isTaken),
);

test('A goal’s text uses the practice’s names of the levels, in their case and order', () => {
  const keys = (levels: readonly { key: string }[]) => levels.map(({ key }) => key);
  expect(keys(levelsOf('cues', own))).toEqual(keys(ladders.cues.levels));
  expect(criterionSentence(named)).toContain('80% with no more than Spoken prompt');
  expect(dataLine(named, { ...nothingRecorded, marks: ['I', 'V', 'X'] })).toContain(
    '2 of 3 with no more than Spoken prompt',
  );
  expect(dataLine(cue, { ...nothingRecorded, cue: 'V' })).toBe('Spoken prompt');
  expect(dataLine(cue, { ...nothingRecorded, cue: 'G' })).toBe('Gestural');
  expect([valueText(cue, 3), valueText(cue, 2.5), valueWithUnit(cue, 3)]).toEqual([
    'Spoken prompt',
    'Between “Gestural” and “Spoken prompt”',
    'spoken prompt',
  ]);
  expect(levelScale(cue).steps[3]).toEqual({ value: 3, label: 'Spoken prompt', shortLabel: 'V' });
  const long = levelScale({ ladder: 'cues', levelNames: { cues: { V: 'a'.repeat(40) } } });
  expect(long.steps[3]?.label).toBe(`${'a'.repeat(23)}…`);
});

test('Names of the other ladder change nothing of a goal', () => {
  expect(withLevelNames(goal, { assistance: { MIN: 'A little' } })).toBe(goal);
  expect(criterionSentence(goal)).toContain('with no more than verbal cues');
});
