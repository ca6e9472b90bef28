import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames, weekdayOf } from '#domain/platform/week.ts';
import type { MandateDays } from './mandate.ts';
import { matchMandate } from './match-mandate.ts';

type Countable = Pick<Session, 'id' | 'date' | 'duration' | 'type' | 'mandateId'>;

/**
 * Returns the sessions without a mandate that the matching rule would give to the mandate `id`, out of these mandates of
 * the child.
 */
export function sessionsToCount<Counted extends Countable>(
  id: number,
  mandates: readonly (MandateDays & { id: number })[],
  sessions: readonly Counted[],
  timeZone: TimeZone,
): Counted[] {
  return sessions.filter(({ date, duration, type, mandateId }) => {
    if (mandateId !== null) return false;
    const session = { day: dayOf(date, timeZone), duration, isInGroup: type === 'group' };
    return matchMandate(session, mandates).mandateId === id;
  });
}

/** Asks whether sessions are to count: "Count 14 past and 52 planned sessions of Ada?" */
export function countQuestion(
  sessions: readonly Pick<Session, 'date'>[],
  name: string,
  now: Instant,
): string {
  const past = sessions.filter(({ date }) => date < now).length;
  const planned = sessions.length - past;
  const parts = [past > 0 && `${past} past`, planned > 0 && `${planned} planned`].filter(Boolean);
  return `Count ${parts.join(' and ')} ${sessions.length === 1 ? 'session' : 'sessions'} of ${name}?`;
}

/**
 * Returns the usual days of `most` sessions a week, in week order: the weekdays with the most of these sessions, with two
 * at least.
 */
export function usualDays(
  sessions: readonly Pick<Session, 'date'>[],
  most: number,
  timeZone: TimeZone,
): WeekdayName[] {
  const onDay = Map.groupBy(sessions, ({ date }) => weekdayOf(dayOf(date, timeZone)));
  const usual = [...onDay]
    .filter(([, those]) => those.length > 1)
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, most)
    .map(([weekday]) => weekday);
  return weekdayNames.filter((weekday) => usual.includes(weekday));
}

/** Returns the sessions of a mandate that no longer count if it ends on a day; make-ups still count. */
export function sessionsLost<Counted extends Countable & Pick<Session, 'makesUpFor'>>(
  id: number,
  endsOn: Day,
  sessions: readonly Counted[],
  timeZone: TimeZone,
): Counted[] {
  return sessions.filter(
    ({ mandateId, makesUpFor, date }) =>
      mandateId === id && makesUpFor === null && dayOf(date, timeZone) > endsOn,
  );
}

/** Says how many sessions an earlier end takes out: "3 sessions after that day no longer count toward it". */
export function lostText(count: number): string {
  if (count === 0) return 'No session after that day counts toward it';
  return count === 1
    ? '1 session after that day no longer counts toward it'
    : `${count} sessions after that day no longer count toward it`;
}
