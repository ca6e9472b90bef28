import { formatDate, formatTime } from '#domain/platform/dates.ts';
import type { PastEdition } from '#domain/website/identity/website-edition.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/** Returns a function that names an edition by when it was saved. */
export function useEditionName(): (edition: PastEdition) => string {
  const timeZone = useTimeZone();
  return ({ createdAt }) =>
    createdAt === null
      ? 'The sample'
      : `${formatDate(createdAt, timeZone)}, ${formatTime(createdAt, timeZone)}`;
}
