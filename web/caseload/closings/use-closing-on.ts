import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosings } from './closing-queries.ts';

const none: readonly Closing[] = [];

/**
 * Returns a function that finds the practice's closing of a day among those loaded, or one of these schools and
 * districts.
 */
export function useClosingOn(organizationIds: readonly number[] = []): (day: Day) => Closing | undefined {
  const { data: closings = none } = useClosings();
  const closed = closings.filter(
    ({ organizationId }) => organizationId === null || organizationIds.includes(organizationId),
  );
  return (day) => closingOn(day, closed);
}
