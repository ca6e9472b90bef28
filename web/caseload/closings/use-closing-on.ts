import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import { closingsOfPractice } from '#domain/caseload/closings/closed-places.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosings } from './closing-queries.ts';

const none: readonly Closing[] = [];

/** Returns a function that finds the practice's closing of a day among those loaded; schools have their own. */
export function useClosingOn(): (day: Day) => Closing | undefined {
  const { data: closings = none } = useClosings();
  const ofPractice = closingsOfPractice(closings);
  return (day) => closingOn(day, ofPractice);
}
