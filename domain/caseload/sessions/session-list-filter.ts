import { type Day, type Instant, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { type SessionStatus, type SessionType, sessionStatuses, sessionTypes } from './session-words.ts';

export const statusChoices = ['all', ...sessionStatuses] as const;
export const typeChoices = ['all', ...sessionTypes] as const;
export const dateChoices = ['all', 'upcoming', 'past', 'today', 'tomorrow'] as const;
export type DateChoice = (typeof dateChoices)[number];

/** The filters of the session list. */
export interface SessionListFilter {
  status: SessionStatus | 'all';
  type: SessionType | 'all';
  date: DateChoice;
  /** A group's id, or all sessions. */
  group: string;
  /** Part of the client's name. */
  search: string;
}

/**
 * Returns the first instant of a date choice and the instant after its last. Upcoming and past are divided at `now`;
 * `today` and tomorrow are days in the time zone.
 */
export function spanOf(
  date: DateChoice,
  { now, today }: { now: Instant; today: Day },
  timeZone: TimeZone,
): { from?: Instant; until?: Instant } {
  if (date === 'upcoming') return { from: now };
  if (date === 'past') return { until: now };
  if (date === 'all') return {};
  const day = plusDays(today, date === 'tomorrow' ? 1 : 0);
  return { from: startOfDay(day, timeZone), until: startOfDay(plusDays(day, 1), timeZone) };
}
