import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosings } from './closing-queries.ts';

const none: readonly Closing[] = [];

/** Returns a function that finds the closing of a day among those loaded. */
export function useClosingOn(): (day: Day) => Closing | undefined {
  const { data: closings = none } = useClosings();
  return (day) => closingOn(day, closings);
}
