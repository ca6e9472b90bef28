import { expect, test } from 'vitest';
import { type GoalStatus, goalStatuses, needsReason, statusFault } from './goal-status.ts';

const follows: [GoalStatus, GoalStatus][] = [
  ['draft', 'active'],
  ['active', 'on-hold'],
  ['active', 'mastered'],
  ['active', 'discontinued'],
  ['on-hold', 'active'],
  ['mastered', 'active'],
  ['discontinued', 'active'],
];

test('A goal’s status can change in these ways only', () => {
  const pairs = goalStatuses.flatMap((from) => goalStatuses.map((to) => [from, to] as const));
  expect(pairs.filter(([from, to]) => statusFault(from, to) === undefined)).toEqual(follows);
});

test.each<[GoalStatus, GoalStatus, string]>([
  ['draft', 'mastered', 'A draft cannot become mastered. Make it active first'],
  ['on-hold', 'discontinued', 'A goal on hold cannot be discontinued. Make it active first'],
  ['mastered', 'on-hold', 'A mastered goal cannot be put on hold. Make it active first'],
  ['discontinued', 'draft', 'A discontinued goal cannot become a draft'],
  ['active', 'draft', 'An active goal cannot become a draft'],
])('From %s to %s the message is: %s', (from, to, message) => {
  expect(statusFault(from, to)).toBe(message);
});

test('Only reopening a closed goal requires a reason', () => {
  expect(follows.filter(([from, to]) => needsReason(from, to))).toEqual([
    ['mastered', 'active'],
    ['discontinued', 'active'],
  ]);
});
