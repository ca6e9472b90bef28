import { expect, test } from 'vitest';
import { hasRoom } from './meeting-room.ts';

test.each<[children: number, ratios: (number | null)[], expected: boolean]>([
  [4, [5, 5], true],
  [5, [5, 5], false],
  [2, [5, 3], true],
  [3, [5, 3], false],
  [1, [1], false],
  [11, [null, null], true],
  [12, [null], false],
])('A meeting of %i children with the ratios %o has room: %s', (children, ratios, expected) => {
  expect(hasRoom(children, ratios)).toBe(expected);
});
