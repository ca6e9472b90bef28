import { expect, test } from 'vitest';
import {
  countedMarks,
  isMarkOf,
  levelsToShow,
  offeredLevels,
  offeredMarks,
  phases,
  rankOfMark,
  usualPhase,
  weightOfMark,
} from './marks.ts';

test('A goal offers the letters of its own ladder that it does not hide, and X', () => {
  expect(offeredMarks({ ladder: 'cues', hiddenLevels: [] })).toEqual([
    ...['I', 'VI', 'G', 'V', 'M', 'PP', 'FP'],
    'X',
  ]);
  expect(offeredMarks({ ladder: 'assistance', hiddenLevels: ['SU', 'MAX'] })).toEqual([
    ...['I', 'MIN', 'MOD', 'DEP'],
    'X',
  ]);
  expect(offeredLevels({ ladder: 'cues', hiddenLevels: ['PP', 'FP'] })).toEqual(['I', 'VI', 'G', 'V', 'M']);
});

test('A level that was hidden later shows at its place where it was recorded', () => {
  const help = { ladder: 'cues', hiddenLevels: ['G', 'PP', 'FP'] } as const;
  expect(levelsToShow(help, null)).toEqual(offeredLevels(help));
  expect(levelsToShow(help, 'V')).toEqual(['I', 'VI', 'V', 'M']);
  expect(levelsToShow(help, 'G')).toEqual(['I', 'VI', 'G', 'V', 'M']);
});

test('A goal without a ladder offers no letters', () => {
  expect(offeredMarks({ ladder: null, hiddenLevels: [] })).toEqual([]);
});

test('X goes with both ladders, a level with its own alone', () => {
  expect(isMarkOf('cues', 'X') && isMarkOf('assistance', 'X')).toBe(true);
  expect([isMarkOf('cues', 'V'), isMarkOf('assistance', 'V')]).toEqual([true, false]);
});

test('X counts for nothing and stands beyond every level', () => {
  expect([weightOfMark('cues', 'I'), weightOfMark('cues', 'V'), weightOfMark('cues', 'X')]).toEqual([
    1, 0.5, 0,
  ]);
  expect(rankOfMark('cues', 'I')).toBe(0);
  expect(rankOfMark('cues', 'X')).toBeGreaterThan(rankOfMark('cues', 'FP'));
  expect(rankOfMark('assistance', 'X')).toBeGreaterThan(rankOfMark('assistance', 'DEP'));
});

test('A step without a mark does not count', () => {
  expect(countedMarks(['I', null, 'X', null])).toEqual(['I', 'X']);
});

test('A result is of teaching, of a mastered goal a probe', () => {
  expect(phases).toEqual(['baseline', usualPhase('active'), usualPhase('mastered')]);
});
