import { dayOf, type Instant, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { type SessionStatus, type SessionType, sessionStatuses, sessionTypes } from './session-words.ts';

export const statusChoices = ['all', ...sessionStatuses] as const;
export const typeChoices = ['all', ...sessionTypes] as const;
export const dateChoices = ['all', 'upcoming', 'past', 'today', 'tomorrow'] as const;
export type DateChoice = (typeof dateChoices)[number];

/** What the list of sessions is narrowed to. */
export interface SessionListFilter {
  status: SessionStatus | 'all';
  type: SessionType | 'all';
  date: DateChoice;
  /** The number of a group, or all sessions. */
  group: string;
  /** Part of the client's name. */
  search: string;
}

/**
 * The first moment of a choice of dates and the moment after its last. Upcoming and past divide at the moment `now`;
 * today and tomorrow are days of the time zone.
 */
export function spanOf(
  date: DateChoice,
  now: Instant,
  timeZone: TimeZone,
): { from?: Instant; until?: Instant } {
  if (date === 'upcoming') return { from: now };
  if (date === 'past') return { until: now };
  if (date === 'all') return {};
  const day = plusDays(dayOf(now, timeZone), date === 'tomorrow' ? 1 : 0);
  return { from: startOfDay(day, timeZone), until: startOfDay(plusDays(day, 1), timeZone) };
}
