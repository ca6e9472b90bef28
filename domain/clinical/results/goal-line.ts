import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from './data-line.ts';
import type { Recorded } from './recorded.ts';

/** The line of a goal in a note: its name, what was recorded of it, and the comment after a dash. */
export function goalLine(goal: Goal, result: Recorded & { comment: string | null }): string {
  const said = [dataLine(goal, result), result.comment].filter(Boolean).join(' – ');
  return `${goal.name}: ${said}${/[.!?]$/.test(said) ? '' : '.'}`;
}
