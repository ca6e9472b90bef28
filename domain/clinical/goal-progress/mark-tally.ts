import { isMarkOf, type Mark, markKeys } from '#domain/clinical/results/marks.ts';
import type { LadderKey } from '#domain/people/practice/ladders.ts';

/**
 * Returns the number of trials per mark, least help first: "I 4 · V 3 · X 1". Lines break only between two
 * marks.
 */
export function markTally(marks: readonly Mark[], ladder: LadderKey): string {
  return markKeys
    .filter((key) => isMarkOf(ladder, key))
    .map((key) => ({ key, count: marks.filter((mark) => mark === key).length }))
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `${key}\u00A0${count}`)
    .join('\u00A0· ');
}
