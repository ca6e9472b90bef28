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

test('A goal offers its ladder’s letters, except hidden ones, and X', () => {
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

test('A level hidden later still shows in its place if it was recorded', () => {
  const help = { ladder: 'cues', hiddenLevels: ['G', 'PP', 'FP'] } as const;
  expect(levelsToShow(help, null)).toEqual(offeredLevels(help));
  expect(levelsToShow(help, 'V')).toEqual(['I', 'VI', 'V', 'M']);
  expect(levelsToShow(help, 'G')).toEqual(['I', 'VI', 'G', 'V', 'M']);
});

test('A goal without a ladder offers no letters', () => {
  expect(offeredMarks({ ladder: null, hiddenLevels: [] })).toEqual([]);
});

test('X is valid on both ladders, a level only on its own', () => {
  expect(isMarkOf('cues', 'X') && isMarkOf('assistance', 'X')).toBe(true);
  expect([isMarkOf('cues', 'V'), isMarkOf('assistance', 'V')]).toEqual([true, false]);
});

test('X has weight 0 and ranks above every level', () => {
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

test('A result’s default phase is teaching, and probe for a mastered goal', () => {
  expect(phases).toEqual(['baseline', usualPhase('active'), usualPhase('mastered')]);
});
