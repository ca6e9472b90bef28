import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import type { Task } from './task.ts';
import { compareTasks, dueLabel } from './task-order.ts';

function task(changes: Partial<Task>): Task {
  return {
    id: 1,
    therapistId: 1,
    title: 'Order pencil grips',
    description: null,
    dueDate: null,
    completed: false,
    clientId: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

describe('The task order', () => {
  const sorted = [
    task({ id: 4, dueDate: '2026-11-30' }),
    task({ id: 6, dueDate: '2026-11-30' }),
    task({ id: 1, dueDate: '2026-12-24' }),
    task({ id: 2 }),
    task({ id: 9 }),
    task({ id: 3, completed: true, dueDate: '2026-11-01' }),
    task({ id: 5, completed: true }),
  ];

  test('lists open tasks first, by due date, undated last', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
        expect(shuffled.toSorted(compareTasks)).toEqual(sorted);
      }),
    );
  });

  test('compares any two tasks consistently', () => {
    const any = fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      completed: fc.boolean(),
      dueDate: fc.option(fc.integer({ min: 0, max: 3 }).map((days) => plusDays('2026-11-21', days))),
    });
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        const [first, second, third] = [task(a), task(b), task(c)];
        expect(Math.sign(compareTasks(first, second)) + Math.sign(compareTasks(second, first))).toBe(0);
        const [low = first, middle = second, high = third] = [first, second, third].sort(compareTasks);
        expect(compareTasks(low, middle)).toBeLessThanOrEqual(0);
        expect(compareTasks(middle, high)).toBeLessThanOrEqual(0);
        expect(compareTasks(low, high)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

test.each([
  ['2026-11-20', false, 'overdue', 'Due: Nov 20, 2026 (Overdue)'],
  ['2026-11-21', false, 'today', 'Due: Nov 21, 2026 (Today)'],
  ['2026-11-22', false, 'later', 'Due: Nov 22, 2026'],
  [null, false, 'none', 'No due date'],
  ['2026-11-20', true, 'completed', 'Completed'],
  [null, true, 'completed', 'Completed'],
] as const)('On 2026-11-21 a task due %s, completed %s, is %s: %s', (dueDate, completed, state, text) => {
  expect(dueLabel({ dueDate, completed }, '2026-11-21')).toEqual({ state, text });
});
