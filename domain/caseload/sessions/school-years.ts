import { type Day, dayOf, plusDays, type TimeZone } from '#domain/platform/dates.ts';
import { schoolYearOf } from './absence-billing.ts';
import type { Session } from './session.ts';
import { byTime } from './session-order.ts';

export interface SchoolYear {
  from: Day;
  /** The day after the last one. */
  until: Day;
  /** "2025–2026", or one year if it is a calendar year. */
  label: string;
  /** Ordered by time. */
  sessions: Session[];
}

/** Groups sessions by school year, earliest first, without empty years. */
export function bySchoolYear(
  sessions: readonly Session[],
  timeZone: TimeZone,
  schoolYearStart?: string,
): SchoolYear[] {
  const years = new Map<Day, SchoolYear>();
  for (const session of [...sessions].sort(byTime)) {
    const { from, until } = schoolYearOf(dayOf(session.date, timeZone), schoolYearStart);
    const year = years.get(from) ?? { from, until, label: yearLabel(from, until), sessions: [] };
    year.sessions.push(session);
    years.set(from, year);
  }
  return [...years.values()];
}

function yearLabel(from: Day, until: Day): string {
  const [first, last] = [from, plusDays(until, -1)].map((day) => day.slice(0, 4));
  return first === last ? `${first}` : `${first}–${last}`;
}
