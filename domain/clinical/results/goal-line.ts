import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from './data-line.ts';
import type { Recorded } from './recorded.ts';

/** Returns a goal's line in a note: its name, its result, and the comment after a dash. */
export function goalLine(goal: Goal, result: Recorded & { comment: string | null }): string {
  const text = [dataLine(goal, result), result.comment].filter(Boolean).join(' – ');
  return `${goal.name}: ${text}${/[.!?]$/.test(text) ? '' : '.'}`;
}
