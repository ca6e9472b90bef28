import type { GoalResultForm } from '#domain/clinical/results/goal-result.ts';

/** Five trials of a goal on the ladder of cues, as they are sent; state what matters. */
export function buildResult(changes: Partial<GoalResultForm> = {}): GoalResultForm {
  return { phase: 'teaching', marks: ['I', 'I', 'V', 'M', 'X'], ...changes };
}
