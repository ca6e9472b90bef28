import { closingOn } from '#domain/closings/closed-days.ts';
import type { Closing } from '#domain/closings/closing.ts';
import type { Day } from '#domain/dates.ts';
import { useClosings } from './closing-queries.ts';

const none: readonly Closing[] = [];

/** Gives the closing that a day lies in, as far as the closings are read. */
export function useClosingOn(): (day: Day) => Closing | undefined {
  const { data: closings = none } = useClosings();
  return (day) => closingOn(day, closings);
}
