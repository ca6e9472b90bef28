import type { GoalResult } from '#domain/results/goal-result.ts';

/** Whether the note of a result's session is signed, and the result with it. No note can be signed yet. */
export function isSigned(_result: GoalResult): boolean {
  return false;
}
