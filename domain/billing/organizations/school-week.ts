import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames, weekdayOf } from '#domain/platform/week.ts';
import { clockText } from './organization-words.ts';

type Visit = Pick<Session, 'clientId' | 'date' | 'duration' | 'mandateId' | 'status'>;

/** Children seen at one time of a weekday. */
export interface WeekdayTime {
  weekday: WeekdayName;
  /** "10:30 AM". */
  time: string;
  minutes: number;
  clientIds: number[];
  /** The days on which they are seen then, earliest first. */
  days: Day[];
}

/** Returns the planned sessions of the named mandates by weekday and time, as a week at a school shows them. */
export function weekAtSchool(
  sessions: readonly Visit[],
  mandateIds: readonly number[],
  timeZone: TimeZone,
): WeekdayTime[] {
  const named = new Set<number | null>(mandateIds);
  const times = new Map<string, WeekdayTime>();
  for (const { clientId, date, duration, mandateId, status } of sessions) {
    if (status !== 'scheduled' || mandateId === null || !named.has(mandateId)) continue;
    const day = dayOf(date, timeZone);
    const weekday = weekdayOf(day);
    const clock = timeOfDay(date, timeZone);
    const key = [weekdayNames.indexOf(weekday), clock, String(duration).padStart(3, '0')].join(' ');
    const known = times.get(key) ?? {
      weekday,
      time: clockText(clock),
      minutes: duration,
      clientIds: [],
      days: [],
    };
    if (!known.clientIds.includes(clientId)) known.clientIds.push(clientId);
    if (!known.days.includes(day)) known.days.push(day);
    times.set(key, known);
  }
  return [...times]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, time]) => ({ ...time, days: time.days.toSorted() }));
}
