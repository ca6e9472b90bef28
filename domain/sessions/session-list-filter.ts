import { dayOf, type Instant, plusDays, startOfDay, type TimeZone } from '#domain/dates.ts';
import type { Session } from './session.ts';
import { type SessionStatus, type SessionType, sessionStatuses, sessionTypes } from './session-words.ts';

export const statusChoices = ['all', ...sessionStatuses] as const;
export const typeChoices = ['all', ...sessionTypes] as const;
export const dateChoices = ['all', 'upcoming', 'past', 'today', 'tomorrow'] as const;
export type DateChoice = (typeof dateChoices)[number];

export interface SessionListFilter {
  status: SessionStatus | 'all';
  type: SessionType | 'all';
  date: DateChoice;
  /** The clients that a search for a name has found; all when undefined. */
  clientIds?: ReadonlySet<number> | undefined;
}

/**
 * The sessions that pass, in the order they come in. Upcoming and past divide at the moment `now`; today and
 * tomorrow are days of the time zone.
 */
export function filterSessions<Listed extends Pick<Session, 'status' | 'type' | 'date' | 'clientId'>>(
  sessions: readonly Listed[],
  { status, type, date, clientIds }: SessionListFilter,
  now: Instant,
  timeZone: TimeZone,
): Listed[] {
  const { from, until } = spanOf(date, now, timeZone);
  return sessions.filter(
    (session) =>
      (status === 'all' || session.status === status) &&
      (type === 'all' || session.type === type) &&
      (from === undefined || session.date >= from) &&
      (until === undefined || session.date < until) &&
      (clientIds === undefined || clientIds.has(session.clientId)),
  );
}

/** The first moment of a choice of dates and the moment after its last. */
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
