import {
  dayOf,
  daysBetween,
  type Instant,
  momentOf,
  plusDays,
  type TimeZone,
  timeOfDay,
} from '#domain/platform/dates.ts';
import type { Session, SessionChange } from './session.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * Returns what changes on a following session when one session of a series changes: the plan, where it differs from
 * `first`, since a form sends all fields. Times move by as much on the clock. What happened in one session (status,
 * note, billable flag) does not apply to others, except cancelling if `cancels` requests it.
 */
export function changeForFollowing(
  first: Session,
  change: Omit<SessionChange, 'time' | 'updatedAt'>,
  following: Session,
  { timeZone, cancels }: { timeZone: TimeZone; cancels: boolean },
): SessionChange {
  const carried: SessionChange = {};
  if (change.date !== undefined && change.date !== first.date) {
    carried.date = shiftMoment(following.date, first.date, change.date, timeZone);
  }
  if (isNew(change.duration, first.duration)) carried.duration = change.duration;
  if (isNew(change.type, first.type)) carried.type = change.type;
  if (isNew(change.clientId, first.clientId)) carried.clientId = change.clientId;
  if (cancels && change.status === 'cancelled' && following.status === 'scheduled')
    carried.status = 'cancelled';
  return carried;
}

/** Moves an instant by the days and clock minutes between `from` and `to`. */
export function shiftMoment(moment: Instant, from: Instant, to: Instant, timeZone: TimeZone): Instant {
  const days = daysBetween(dayOf(from, timeZone), dayOf(to, timeZone));
  const minutes = minuteOfDay(to, timeZone) - minuteOfDay(from, timeZone);
  const minute = minuteOfDay(moment, timeZone) + minutes;
  const carriedDays = Math.floor(minute / MINUTES_A_DAY);
  const day = plusDays(dayOf(moment, timeZone), days + carriedDays);
  return momentOf(day, clockTime(minute - carriedDays * MINUTES_A_DAY), timeZone);
}

function isNew<T>(requested: T | undefined, before: T): requested is T {
  return requested !== undefined && requested !== before;
}

function minuteOfDay(moment: Instant, timeZone: TimeZone): number {
  const [hours = 0, minutes = 0] = timeOfDay(moment, timeZone).split(':').map(Number);
  return hours * 60 + minutes;
}

function clockTime(minuteOfDay: number): string {
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60];
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
