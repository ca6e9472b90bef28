import type { GoalResultForm } from '#domain/clinical/results/goal-result.ts';

/** Builds a request to save five trials on the ladder of cues; pass what matters. */
export function buildResult(changes: Partial<GoalResultForm> = {}): GoalResultForm {
  return { phase: 'teaching', marks: ['I', 'I', 'V', 'M', 'X'], ...changes };
}
