import { expect, test } from 'vitest';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { applyKey, isEmptyResult, phaseAfter, withTime, withTyped } from './pad-keys.ts';
import { nothingRecorded, type Recorded } from './recorded.ts';

const labels = ['a', 'b', 'c', 'd', 'e'];
const of = (changes: Partial<Measuring>): Measuring => ({ ...storedGoal(), labels, ...changes });
const pressed = (goal: Measuring, keys: string): Recorded =>
  keys.split(' ').reduce((recorded, key) => applyKey(goal, recorded, key), nothingRecorded);

test.each<[string, Partial<Measuring>, string, Partial<Recorded>]>([
  ['digits are the places on the ladder, 0 is X', {}, '1 4 7 0', { marks: ['I', 'V', 'FP', 'X'] }],
  ['a digit without a level marks nothing', {}, '8 9', {}],
  ['a hidden level moves no other one', { hiddenLevels: ['G'] }, '3 4', { marks: ['V'] }],
  ['Backspace takes the last mark back', {}, '1 4 Backspace', { marks: ['I'] }],
  ['there are no more marks than opportunities', { opportunities: 1 }, '1 1', { marks: ['I'] }],
  ['a level of help', { measure: 'cue' }, '4 2', { cue: 'VI' }],
  ['X is no level of help', { measure: 'cue' }, '4 0', { cue: 'V' }],
  ['a step of the rubric', { measure: 'rating' }, '3', { rating: 3 }],
  ['a step that the rubric does not have', { measure: 'rating' }, '2 7', { rating: 2 }],
  ['1 to 5 are −2 to +2', { measure: 'gas' }, '1', { rating: -2 }],
  ['5 is +2', { measure: 'gas' }, '5 6', { rating: 2 }],
  ['a rating taken back', { measure: 'gas' }, '5 Backspace', { rating: null }],
  ['counting up and down', { measure: 'frequency' }, '+ + = -', { count: 2 }],
  ['fewer than none is nothing counted', { measure: 'frequency' }, '+ - -', { count: null }],
  ['signs count nothing else', {}, '+ -', {}],
])('%s', (_what, goal, keys, recorded) => {
  expect(pressed(of(goal), keys)).toEqual({ ...nothingRecorded, ...recorded });
});

test('Typed marks and times are appended to earlier ones', () => {
  const before = { ...nothingRecorded, marks: ['I'] as const, seconds: [60] };
  expect(withTyped(storedGoal(), before, { marks: ['V', 'X'] }).marks).toEqual(['I', 'V', 'X']);
  expect(withTyped(of({ measure: 'duration' }), before, { seconds: [5] }).seconds).toEqual([60, 5]);
  expect(withTyped(of({ measure: 'frequency' }), before, { count: 6 }).count).toBe(6);
});

test('A session holds at most 50 times', () => {
  const full = { ...nothingRecorded, seconds: Array<number>(50).fill(1) };
  expect(withTime(full, 2)).toEqual(full);
});

test('Without a mark, a time, a count or a step, nothing is recorded', () => {
  expect(isEmptyResult({ ...nothingRecorded, marks: [null, null], seconds: [], minutes: 30 })).toBe(true);
  expect(isEmptyResult({ ...nothingRecorded, count: 0 })).toBe(false);
  expect(isEmptyResult({ ...nothingRecorded, rating: 0 })).toBe(false);
});

test('The phases cycle', () => {
  expect([phaseAfter('baseline'), phaseAfter('teaching'), phaseAfter('probe')]).toEqual([
    'teaching',
    'probe',
    'baseline',
  ]);
});
