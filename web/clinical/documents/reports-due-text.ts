import { countOf } from '#domain/platform/count-of.ts';
import { type Day, shortDay } from '#domain/platform/dates.ts';

/** Returns "2 reports due by Nov 13"; empty if none are due. */
export function reportsDueText(due: readonly { dueOn: Day }[], today: Day): string {
  const last = due
    .map(({ dueOn }) => dueOn)
    .toSorted()
    .at(-1);
  if (last === undefined) return '';
  return `${countOf(due.length, 'report')} due by ${shortDay(last, today)}`;
}
