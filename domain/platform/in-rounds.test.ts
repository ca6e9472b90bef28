import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goalRecord } from '#domain/clinical/goals/goal.ts';
import { inRounds } from './in-rounds.ts';

const goal = (id: number, continuesId: number | null, parentId: number | null = null) => ({
  id,
  continuesId,
  parentId,
});

test('Each kind comes after those that it refers to', () => {
  const records = [goal(1, 2, 3), goal(2, 3), goal(3, null), goal(4, null, 3)];
  expect(inRounds(goalRecord, records)).toEqual({
    rounds: [[goal(3, null)], [goal(2, 3), goal(4, null, 3)], [goal(1, 2, 3)]],
    leftOver: [],
  });
});

test('What names itself, one another in a circle, or one that is not there is left over', () => {
  const circle = [goal(1, 2), goal(2, 1), goal(3, 3), goal(4, 99)];
  expect(inRounds(goalRecord, [...circle, goal(5, null)])).toEqual({
    rounds: [[goal(5, null)]],
    leftOver: circle,
  });
});

test('However records refer to each other, none is lost and none comes before one that it refers to', () => {
  const number = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { maxLength: 10 }), (links) => {
      const records = links.map(([continuesId, parentId], id) => goal(id, continuesId, parentId));
      const { rounds, leftOver } = inRounds(goalRecord, records);
      expect([...rounds.flat(), ...leftOver].toSorted((a, b) => a.id - b.id)).toEqual(records);
      const placed = new Set<number | null>([null]);
      for (const round of rounds) {
        for (const one of round)
          expect([placed.has(one.continuesId), placed.has(one.parentId)]).toEqual([true, true]);
        for (const { id } of round) placed.add(id);
      }
    }),
  );
});
