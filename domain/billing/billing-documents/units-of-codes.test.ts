<<<<<<< HEAD
import { expect, test } from 'vitest';
import { unitsOfCodes } from './units-of-codes.ts';

const of15 = (minutes: number) => ({ minutes, unitMinutes: 15 }) as const;

test.each([
  [[45], [3], [3]],
  [
    [24, 23],
    [2, 1],
    [2, 2],
  ],
  [
    [20, 20],
    [2, 1],
    [1, 1],
  ],
  [
    [8, 8, 14],
    [1, 0, 1],
    [1, 1, 1],
  ],
  [
    [7, 7, 7],
    [1, 0, 0],
    [0, 0, 0],
  ],
  [
    [8, 8],
    [1, 0],
    [1, 1],
  ],
  [
    [33, 7],
    [2, 1],
    [2, 0],
  ],
  [
    [18, 13, 10, 8],
    [1, 1, 1, 0],
    [1, 1, 1, 1],
  ],
])('Codes of %o minutes have %o units by CMS and %o by AMA', (minutes, cms, ama) => {
  expect(unitsOfCodes(minutes.map(of15), 'cms')).toEqual(cms);
  expect(unitsOfCodes(minutes.map(of15), 'ama')).toEqual(ama);
});

test.each([
  [30, 15, 0],
  [30, 16, 1],
  [60, 30, 0],
  [60, 31, 1],
  [60, 91, 2],
  [null, 5, 1],
] as const)(
  'A code of %s minutes has after %i minutes %i units by either rule',
  (unitMinutes, minutes, units) => {
    const codes = [of15(8), { minutes, unitMinutes }];
    expect([unitsOfCodes(codes, 'cms'), unitsOfCodes(codes, 'ama')]).toEqual([
      [1, units],
      [1, units],
    ]);
  },
);

test('By CMS the units of any three codes are those of all their minutes', () => {
  let wrong = 0;
  for (let a = 0; a <= 60; a += 1) {
    for (let b = 0; b <= 60; b += 1) {
      for (let c = 0; c <= 60; c += 1) {
        const [one = 0, two = 0, three = 0] = unitsOfCodes([of15(a), of15(b), of15(c)], 'cms');
        if (one + two + three !== Math.floor((a + b + c + 7) / 15)) wrong += 1;
      }
    }
  }
  expect(wrong).toBe(0);
=======
import { describe, expect, test } from 'vitest';
import { type CodeMinutes, type UnitRule, unitsOfCodes } from './units-of-codes.ts';

const codesOf = (minutes: readonly number[], unitMinutes: CodeMinutes = 15) =>
  minutes.map((own, index) => ({ code: `X${index + 1}001`, minutes: own, unitMinutes }));

describe('Units of a day', () => {
  test.each<[minutes: number[], cms: number[], ama: number[]]>([
    [[7], [0], [0]],
    [[8], [1], [1]],
    [[22], [1], [1]],
    [[23], [2], [2]],
    [[37], [2], [2]],
    [[38], [3], [3]],
    [[45], [3], [3]],
    [[53], [4], [4]],
    [
      [24, 23],
      [2, 1],
      [2, 2],
    ],
    [
      [20, 20],
      [2, 1],
      [1, 1],
    ],
    [
      [8, 8, 14],
      [1, 0, 1],
      [1, 1, 1],
    ],
    [
      [7, 7, 7],
      [1, 0, 0],
      [0, 0, 0],
    ],
    [
      [8, 8],
      [1, 0],
      [1, 1],
    ],
    [
      [33, 7],
      [2, 1],
      [2, 0],
    ],
    [
      [18, 13, 10, 8],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ],
  ])('%j minutes are %j by CMS and %j by AMA', (minutes, cms, ama) => {
    expect(unitsOfCodes(codesOf(minutes), 'cms')).toEqual(cms);
    expect(unitsOfCodes(codesOf(minutes), 'ama')).toEqual(ama);
  });

  test.each<[minutes: number, unitMinutes: CodeMinutes, units: number]>([
    [15, 30, 0],
    [16, 30, 1],
    [46, 30, 2],
    [30, 60, 0],
    [31, 60, 1],
    [91, 60, 2],
    [0, null, 1],
    [90, null, 1],
  ])('%i minutes of a code of %s minutes are %i units by both rules', (minutes, unitMinutes, units) => {
    for (const rule of ['cms', 'ama'] satisfies UnitRule[]) {
      expect(unitsOfCodes(codesOf([minutes], unitMinutes), rule)).toEqual([units]);
    }
  });

  test('count an untimed code once, and leave it out of the minutes that count together', () => {
    const untimed = { code: 'X9001', minutes: 45, unitMinutes: null };
    expect(unitsOfCodes([untimed, ...codesOf([8, 8]), untimed], 'cms')).toEqual([1, 1, 0, 0]);
  });

  test('by CMS add up to those of all minutes together, for every three codes of up to an hour', () => {
    const minutes = Array.from({ length: 61 }, (_, index) => index);
    let [triples, wrong] = [0, 0];
    for (const one of minutes) {
      for (const other of minutes) {
        for (const third of minutes) {
          const units = unitsOfCodes(codesOf([one, other, third]), 'cms');
          const total = units.reduce((sum, own) => sum + own, 0);
          triples += 1;
          if (total !== Math.floor((one + other + third + 7) / 15)) wrong += 1;
        }
      }
    }
    expect([triples, wrong]).toEqual([226_981, 0]);
  });
>>>>>>> 74f7a7c7 (Make superbills that stay as they were made)
});
