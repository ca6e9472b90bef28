import { dayOf, type TimeZone } from '#domain/dates.ts';
import { BILLABLE_ABSENCES, schoolYearOf } from '#domain/sessions/absence-billing.ts';
import {
  type Session,
  type SessionStatus,
  type SessionType,
  sessionStatuses,
  sessionTypes,
} from '#domain/sessions/session.ts';
import { momentsOf, type Period } from './report-period.ts';

export interface SessionReport {
  total: number;
  byStatus: Record<SessionStatus, number>;
  byType: Record<SessionType, number>;
  /** Completed sessions in minutes. */
  minutesDelivered: number;
  /** Completed out of those that a child was expected at, from 0 to 1; null when there were none. */
  attendanceRate: number | null;
}

/** The sessions that begin in a period, of one client when given. */
export function sessionsIn(
  sessions: readonly Session[],
  period: Period,
  timeZone: TimeZone,
  clientId: number | null = null,
): Session[] {
  const { from, until } = momentsOf(period, timeZone);
  return sessions.filter(
    (session) =>
      session.date >= from && session.date < until && (clientId === null || session.clientId === clientId),
  );
}

/** Counts sessions. Cancelled and still scheduled ones say nothing about attendance. */
export function sessionReport(sessions: readonly Session[]): SessionReport {
  const byStatus = countBy(sessionStatuses, sessions, ({ status }) => status);
  const expected = byStatus.completed + byStatus.absence + byStatus['no-show'];
  return {
    total: sessions.length,
    byStatus,
    byType: countBy(sessionTypes, sessions, ({ type }) => type),
    minutesDelivered: sessions
      .filter(({ status }) => status === 'completed')
      .reduce((sum, { duration }) => sum + duration, 0),
    attendanceRate: expected === 0 ? null : byStatus.completed / expected,
  };
}

export interface MonthOfSessions extends Record<SessionStatus, number> {
  /** "2026-09" */
  month: string;
}

/** Sessions by the month they begin in, oldest first, each with its statuses counted. */
export function sessionsByMonth(sessions: readonly Session[], timeZone: TimeZone): MonthOfSessions[] {
  const months = Map.groupBy(sessions, ({ date }) => dayOf(date, timeZone).slice(0, 7));
  return [...months]
    .map(([month, within]) => ({ month, ...countBy(sessionStatuses, within, ({ status }) => status) }))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}

export interface ClientAbsences {
  clientId: number;
  absences: number;
  /** How many billable absences are left in the school year of `day`. */
  billableLeft: number;
}

/** Each client's absences in the school year of `day`, most first; clients without any are left out. */
export function absencesByClient(
  sessions: readonly Session[],
  day: string,
  timeZone: TimeZone,
  {
    billableAbsences = BILLABLE_ABSENCES,
    schoolYearStart,
  }: { billableAbsences?: number; schoolYearStart?: string } = {},
): ClientAbsences[] {
  const year = sessionsIn(sessions, schoolYearOf(day, schoolYearStart), timeZone);
  const absent = Map.groupBy(
    year.filter(({ status }) => status === 'absence'),
    ({ clientId }) => clientId,
  );
  return [...absent]
    .map(([clientId, { length }]) => ({
      clientId,
      absences: length,
      billableLeft: Math.max(0, billableAbsences - length),
    }))
    .sort((a, b) => b.absences - a.absences || a.clientId - b.clientId);
}

function countBy<Item, Key extends string>(
  keys: readonly Key[],
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Record<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  const zeros: Partial<Record<Key, number>> = {};
  for (const key of keys) zeros[key] = counts.get(key) ?? 0;
  return zeros as Record<Key, number>;
}
