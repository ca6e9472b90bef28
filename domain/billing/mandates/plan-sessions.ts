import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { PlannedRepeat } from '#domain/caseload/sessions/session-form-values.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';
import type { Mandate, MandateTerm } from './mandate.ts';

/** The days after the first one in which an open day is looked for: as long as a summer. */
const LONGEST_SEARCH_DAYS = 120;

interface PlanningCalendar {
  today: Day;
  closings: readonly Closing[];
  /** The child's school and its district. */
  closedFor?: readonly number[] | undefined;
}

/**
 * Returns the repeat with which the sessions of a term are planned, and its first date: the first open usual day from
 * today on, or any weekday where no day is usual yet. The repeat ends with the term.
 */
export function planOfSessions(
  { id, terms, endsOn }: Mandate,
  term: MandateTerm,
  { today, closings, closedFor = [] }: PlanningCalendar,
): { date: Day; planned: PlannedRepeat } {
  const next = terms[terms.indexOf(term) + 1];
  const from = today > term.startsOn ? today : term.startsOn;
  const closed = closings.filter(
    ({ organizationId }) => organizationId === null || closedFor.includes(organizationId),
  );
  const isUsual = (day: Day) =>
    term.weekdays.length === 0 ? !isWeekend(day) : term.weekdays.includes(weekdayOf(day));
  const days = Array.from({ length: LONGEST_SEARCH_DAYS }, (_, index) => plusDays(from, index));
  const date = days.find((day) => isUsual(day) && closingOn(day, closed) === undefined) ?? from;
  return {
    date,
    planned: {
      mandateId: id,
      duration: term.minutes,
      type: term.group > 1 ? 'group' : 'individual',
      weekdays: term.weekdays,
      until: next ? plusDays(next.startsOn, -1) : endsOn,
    },
  };
}
