import { expect, test } from 'vitest';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { goalChange, goalFault, newGoal } from './goal.ts';

const steps = 'Please name 2 to 20 steps, each in 60 characters';

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ clientId: null }, 'Client is required'],
  [{ domain: 'speech' }, 'Choose the domain of the goal'],
  [{ name: ' ' }, 'Name is required'],
  [{ name: 'a'.repeat(61) }, 'Please shorten this to 60 characters'],
  [{ statement: '' }, 'Statement is required'],
  [{ statement: 'a'.repeat(1_001) }, 'Please shorten this to 1,000 characters'],
  [{ measure: 'percent' }, 'Choose how the goal is measured'],
  [{ ladder: 'help' }, 'Choose how help is recorded: cues or assistance'],
  [{ targetCue: 'X' }, 'Choose the most help with which it still counts'],
  [{ hiddenLevels: ['X'] }, 'A hidden level is not on the ladder'],
  [{ steps: ['One'] }, steps],
  [{ steps: ['One', 'a'.repeat(61)] }, 'Please shorten this to 60 characters'],
  [{ opportunities: 51 }, 'There can be 1 to 50 opportunities'],
  [{ plannedTrials: 0 }, 'There can be 1 to 50 planned trials'],
  [{ sessionsInARow: 11 }, 'There can be 1 to 10 sessions in a row'],
  [{ target: 1.5 }, 'Please enter a whole number'],
  [{ startsOn: '2026-02-30' }, 'Please enter a valid first day'],
  [{ status: 'met' }, 'Choose a status from the list'],
  [
    { objectives: Array.from({ length: 11 }, () => buildGoal({ clientId: 1 })) },
    'A goal can have at most 10 objectives',
  ],
])('A new goal with %o: %s', (changes, message) => {
  const parsed = newGoal.safeParse({ ...buildGoal({ clientId: 1 }), ...changes });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test('A change holds the changed fields only, and cannot move the goal', () => {
  expect(goalChange.parse({ name: ' Cutting ', planId: 7, clientId: 7 })).toEqual({ name: 'Cutting' });
  expect(goalChange.safeParse({ reason: 'a'.repeat(501) }).success).toBe(false);
});

test.each([
  [{}, undefined],
  [{ targetOn: '2026-09-08' }, undefined],
  [{ targetOn: '2026-09-07' }, 'The target day must not come before the first day'],
  [{ statement: '{child} will cut ___.' }, 'Fill in the blanks (___), or keep the goal as a draft'],
  [{ statement: '{child} will cut ___.', status: 'draft' } as const, undefined],
  [{ target: 120 }, 'The target is a percentage from 0 to 100'],
])('A goal with %o: %s', (changes, message) => {
  expect(goalFault(storedGoal(changes))?.message).toBe(message);
});
