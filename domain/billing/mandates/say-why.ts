import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { NewSession, Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf, plusDays, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';
import type { LedgerMandate } from './ledger-history.ts';
import type { LedgerPart, LedgerPeriod } from './ledger-shapes.ts';
import { firstDayOf, type Mandate, termOn } from './mandate.ts';

/** The time of a session whose mandate had none before. */
const FIRST_TIME = '09:00';

type Timed = Pick<Session, 'date' | 'mandateId'>;

/** Returns the days of a period on which a session of the mandate could have been, up to today; latest first. */
export function daysOfPeriod(mandate: LedgerMandate, { from, until }: PeriodDays, today: Day): Day[] {
  const last = [until, mandate.endsOn, today].toSorted()[0] ?? until;
  const first = firstDayOf(mandate) > from ? firstDayOf(mandate) : from;
  const days: Day[] = [];
  for (let day = last; day >= first; day = plusDays(day, -1)) days.push(day);
  return days;
}

type PeriodDays = Pick<LedgerPeriod, 'from' | 'until'>;

/**
 * Proposes the day of a session that was never scheduled: that of the closing, else the latest usual day of the period
 * that has no session and no closing, else the latest such weekday.
 */
export function proposedDay(
  mandate: LedgerMandate,
  { part, period, sessions, today, timeZone }: Unscheduled,
): Day {
  if (part.reason !== 'unscheduled') return part.day;
  const held = new Set(sessionsOf(mandate, sessions).map(({ date }) => dayOf(date, timeZone)));
  for (const { day, reason } of period.parts) if (reason !== 'unscheduled') held.add(day);
  const days = daysOfPeriod(mandate, period, today);
  const free = days.filter((day) => !held.has(day));
  const isUsual = (day: Day) => termOn(mandate, day)?.weekdays.includes(weekdayOf(day)) ?? false;
  return free.find(isUsual) ?? free.find((day) => !isWeekend(day)) ?? days[0] ?? part.day;
}

interface Unscheduled {
  part: Pick<LedgerPart, 'day' | 'reason'>;
  period: PeriodDays & { parts: readonly Pick<LedgerPart, 'day' | 'reason'>[] };
  /** The child's sessions. */
  sessions: readonly Timed[];
  today: Day;
  timeZone: TimeZone;
}

/** Returns the time of the mandate's latest session on the weekday of `day`, else of its latest session: "10:30". */
export function usualTime(
  mandate: Pick<Mandate, 'id'>,
  day: Day,
  sessions: readonly Timed[],
  timeZone: TimeZone,
): string {
  const own = sessionsOf(mandate, sessions).toSorted((one, other) => other.date.localeCompare(one.date));
  const weekday = weekdayOf(day);
  const usual = own.find(({ date }) => weekdayOf(dayOf(date, timeZone)) === weekday) ?? own[0];
  return usual ? timeOfDay(usual.date, timeZone) : FIRST_TIME;
}

function sessionsOf({ id }: Pick<Mandate, 'id'>, sessions: readonly Timed[]): Timed[] {
  return sessions.filter(({ mandateId }) => mandateId === id);
}

/** Returns the canceled session that gives the reason for owed minutes that were never scheduled. */
export function missedSession(
  mandate: LedgerMandate,
  { day, time, missedReason }: { day: Day; time: string; missedReason: MissedReason },
): NewSession {
  const term = termOn(mandate, day) ?? mandate.terms[0];
  return {
    clientId: mandate.clientId,
    mandateId: mandate.id,
    date: day,
    time,
    duration: term?.minutes ?? 0,
    type: term && term.group > 1 ? 'group' : 'individual',
    status: 'cancelled',
    missedReason,
  };
}
