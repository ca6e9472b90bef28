import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosings } from './closing-queries.ts';

const none: readonly Closing[] = [];

/** Gives the closing that a day lies in, as far as the closings are read. */
export function useClosingOn(): (day: Day) => Closing | undefined {
  const { data: closings = none } = useClosings();
  return (day) => closingOn(day, closings);
}
