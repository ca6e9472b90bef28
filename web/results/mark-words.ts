import { type LadderKey, levelOf } from '#domain/goals/ladders.ts';
import type { MarkKey } from '#domain/results/marks.ts';

/** What a letter stands for. */
export function markWords(ladder: LadderKey, mark: MarkKey): string {
  return mark === 'X' ? 'Not successful' : (levelOf(ladder, mark)?.label ?? mark);
}
