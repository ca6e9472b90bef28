import type { MarkKey } from '#domain/clinical/results/marks.ts';
import { type LadderKey, type LevelNames, levelOf } from '#domain/people/practice/ladders.ts';

/** Returns the name of a mark. */
export function markLabel(ladder: LadderKey, mark: MarkKey, names?: LevelNames): string {
  return mark === 'X' ? 'Not successful' : (levelOf(ladder, mark, names)?.label ?? mark);
}
