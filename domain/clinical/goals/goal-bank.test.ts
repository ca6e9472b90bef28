import { expect, test } from 'vitest';
import { storedGoal } from '#tests/builders/stored-records.ts';
import { criterionSentence } from './criterion.ts';
import { goalFault, newGoal } from './goal.ts';
import { goalBank } from './goal-bank.ts';
import { goalDomains, hasBlank, statementFor } from './goal-domains.ts';

const nothing = {
  ladder: null,
  targetCue: null,
  baselineValue: null,
  target: null,
  plannedTrials: null,
  minimumTrials: null,
};

test('The bank has about 40 goals in all nine domains, each with a unique name', () => {
  expect(goalBank.length).toBeGreaterThanOrEqual(40);
  expect(new Set(goalBank.map(({ domain }) => domain))).toEqual(new Set(goalDomains));
  expect(new Set(goalBank.map(({ name }) => name)).size).toBe(goalBank.length);
});

test.each(goalBank)('"$name" can be saved unchanged as a draft, and its criterion is complete', (goal) => {
  const { domain, name, statement, measuring } = goal;
  const trials = measuring.measure === 'trials' ? { plannedTrials: 5, minimumTrials: 5 } : {};
  const draft = {
    ...storedGoal(),
    ...nothing,
    ...trials,
    ...measuring,
    domain,
    name,
    statement,
    status: 'draft',
  } as const;
  const whole = { ...draft, steps: measuring.steps ?? null, labels: measuring.labels ?? null };
  expect(goalFault(whole)).toBeUndefined();
  expect(newGoal.safeParse(whole).error).toBeUndefined();
  expect(criterionSentence(whole)).not.toContain('…');
  expect(statement).toContain('{child}');
});

test('The child’s name replaces every placeholder, and blanks are detected', () => {
  expect(statementFor('{child} waits until {child} is called.', 'Ada')).toBe(
    'Ada waits until Ada is called.',
  );
  expect([hasBlank('Stays with ___.'), hasBlank('Stays.')]).toEqual([true, false]);
});
