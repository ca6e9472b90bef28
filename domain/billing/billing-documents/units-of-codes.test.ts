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
});
