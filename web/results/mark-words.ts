import { type LadderKey, type LevelNames, levelOf } from '#domain/goals/ladders.ts';
import type { MarkKey } from '#domain/results/marks.ts';

/** What a letter stands for. */
export function markWords(ladder: LadderKey, mark: MarkKey, names?: LevelNames): string {
  return mark === 'X' ? 'Not successful' : (levelOf(ladder, mark, names)?.label ?? mark);
}
