import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import { buildPlan } from './plan-builder.ts';

/** Builds a request to create an active goal measured in trials; pass its client, its plan, and what matters. */
export function buildGoal(changes: Partial<NewGoal> & Pick<NewGoal, 'clientId'>): NewGoal {
  return {
    domain: 'fine-motor',
    name: 'Cutting on a line',
    statement: '{child} will cut along a straight line, staying within a quarter inch of it.',
    measure: 'trials',
    ladder: 'cues',
    target: 80,
    targetCue: 'V',
    baselineText: 'Cuts across the line.',
    baselineValue: 20,
    status: 'active',
    ...changes,
  };
}

/** Builds a request to create a client's first goal together with its plan. */
export function buildFirstGoal(changes: Partial<NewGoal> & Pick<NewGoal, 'clientId'>): NewGoal {
  const { clientId: _ofGoal, ...plan } = buildPlan({ clientId: changes.clientId });
  return { ...buildGoal(changes), plan };
}

/** The fields that change for a goal measured by rating. */
export const byRating = {
  measure: 'rating',
  ladder: null,
  targetCue: null,
  plannedTrials: null,
  minimumTrials: null,
  baselineValue: 1,
  unit: 'pencil-grip rubric',
  labels: ['Fist', 'Palm', 'Fingers', 'Tripod'],
  target: 3,
} as const satisfies Partial<NewGoal>;
