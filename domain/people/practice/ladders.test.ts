import { expect, test } from 'vitest';
import { ladderKeys, ladders, levelKeys, rankOf, weightOf } from './ladders.ts';

test('The order of the levels is fixed, the least support first', () => {
  const keys = (ladder: 'cues' | 'assistance') => ladders[ladder].levels.map(({ key }) => key);
  expect(keys('cues')).toEqual(['I', 'VI', 'G', 'V', 'M', 'PP', 'FP']);
  expect(keys('assistance')).toEqual(['I', 'SU', 'MIN', 'MOD', 'MAX', 'DEP']);
  expect(new Set(ladderKeys.flatMap(keys))).toEqual(new Set(levelKeys));
});

test('A level counts for less the more support it is', () => {
  const weights = (ladder: 'cues' | 'assistance') =>
    ladders[ladder].levels.map(({ key }) => Math.round((weightOf(ladder, key) ?? Number.NaN) * 600) / 600);
  expect(weights('cues')).toEqual([1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0]);
  expect(weights('assistance')).toEqual([1, 0.8, 0.6, 0.4, 0.2, 0]);
});

test('The levels of one ladder are not on the other one', () => {
  expect([rankOf('cues', 'V'), rankOf('assistance', 'V'), weightOf('cues', 'MIN')]).toEqual([
    3,
    undefined,
    undefined,
  ]);
});
