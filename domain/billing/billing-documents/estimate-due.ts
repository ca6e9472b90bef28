import * as z from 'zod/mini';
import { isFederalHoliday } from '#domain/caseload/closings/federal-holidays.ts';
import { type Day, plusDays, shortDay } from '#domain/platform/dates.ts';
import { day, id } from '#domain/platform/stored-shapes.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';

const LONG_AHEAD = 10;
const SHORT_AHEAD = 3;

/**
 * Returns the day by which a good faith estimate is due for a visit; null if it was scheduled fewer than 3 business days
 * ahead. At 10 or more it is due within 3 business days of scheduling, at 3 to 9 within 1 (45 CFR 149.610). Business days
 * are Monday to Friday without federal holidays; they count from the day after scheduling up to the visit (our reading, U).
 */
export function estimateDue(scheduledOn: Day, visitOn: Day): Day | null {
  const ahead = businessDaysAhead(scheduledOn, visitOn);
  if (ahead < SHORT_AHEAD) return null;
  return nthBusinessDay(scheduledOn, ahead < LONG_AHEAD ? 1 : 3);
}

/** Counts no further than the rule looks. */
function businessDaysAhead(scheduledOn: Day, visitOn: Day): number {
  let ahead = 0;
  for (let on = plusDays(scheduledOn, 1); on <= visitOn && ahead < LONG_AHEAD; on = plusDays(on, 1)) {
    if (isBusinessDay(on)) ahead += 1;
  }
  return ahead;
}

function nthBusinessDay(after: Day, days: number): Day {
  const next = plusDays(after, 1);
  const left = isBusinessDay(next) ? days - 1 : days;
  return left === 0 ? next : nthBusinessDay(next, left);
}

function isBusinessDay(on: Day): boolean {
  return !isWeekend(on) && !isFederalHoliday(on);
}

/** A planned visit with the day on which it was entered. */
export interface ScheduledVisit {
  clientId: number;
  day: Day;
  scheduledOn: Day;
}

/** The days that an estimate of a client covers. */
export interface CoveredDays {
  clientId: number;
  fromOn: Day;
  untilOn: Day;
}

/** An estimate that a family has to get. */
export const dueEstimateShape = z.strictObject({ clientId: id, dueOn: day });
export type DueEstimate = z.output<typeof dueEstimateShape>;

/** Returns the clients with a visit that no estimate covers, each with the earliest day due, earliest first. */
export function estimatesDue(
  visits: readonly ScheduledVisit[],
  estimates: readonly CoveredDays[],
): DueEstimate[] {
  const covers = Map.groupBy(estimates, ({ clientId }) => clientId);
  const found = new Map<number, Day>();
  for (const { clientId, day: visitOn, scheduledOn } of visits) {
    const isCovered = covers
      .get(clientId)
      ?.some(({ fromOn, untilOn }) => fromOn <= visitOn && visitOn <= untilOn);
    const dueOn = isCovered ? null : estimateDue(scheduledOn, visitOn);
    const earliest = found.get(clientId);
    if (dueOn !== null && (earliest === undefined || dueOn < earliest)) found.set(clientId, dueOn);
  }
  return [...found]
    .map(([clientId, dueOn]) => ({ clientId, dueOn }))
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)));
}

/** Returns "1 estimate due Tue, Nov 24", of several the earliest day; empty if none is due. */
export function estimatesDueText(due: readonly Pick<DueEstimate, 'dueOn'>[], today: Day): string {
  const [first] = due.map(({ dueOn }) => dueOn).toSorted();
  if (first === undefined) return '';
  const on = `${weekdayOf(first).slice(0, 3)}, ${shortDay(first, today)}`;
  return due.length === 1 ? `1 estimate due ${on}` : `${due.length} estimates due, the first ${on}`;
}
