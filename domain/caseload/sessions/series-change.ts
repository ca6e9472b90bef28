import {
  dayOf,
  daysBetween,
  type Instant,
  momentOf,
  plusDays,
  type TimeZone,
  timeOfDay,
} from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayOf } from '#domain/platform/week.ts';
import type { Session, SessionChange } from './session.ts';

const MINUTES_A_DAY = 24 * 60;

type PlanChange = Omit<SessionChange, 'time' | 'updatedAt'>;

interface FollowingOptions {
  timeZone: TimeZone;
  /** Whether a cancellation applies to the following sessions too. */
  cancels: boolean;
}

/** What most sessions of a series have in common; one that differs was changed by itself. */
interface RegularPlan {
  /** Time of day. */
  time: string;
  duration: number;
  type: Session['type'];
  weekdays: ReadonlySet<WeekdayName>;
}

/**
 * Returns each following session of a series with what changes on it when `first` changes: the plan, where it differs
 * from `first`, since a form sends all fields. Times move by as much on the clock. What took place, was missed or
 * cancelled stays as it is, and so does each time, length and type that was changed for one session alone. What happened
 * in one session (status, note, billable flag) does not apply to others, except cancelling if `cancels` requests it.
 */
export function changesForFollowing(
  first: Session,
  change: PlanChange,
  following: readonly Session[],
  options: FollowingOptions,
): [Session, SessionChange][] {
  const regular = regularPlanOf([first, ...following], options.timeZone);
  return following.map((session) => [session, changeForFollowing(first, change, session, options, regular)]);
}

/** Returns what changes on one following session; `regular` is that of `first` if omitted. */
export function changeForFollowing(
  first: Session,
  change: PlanChange,
  following: Session,
  { timeZone, cancels }: FollowingOptions,
  regular: RegularPlan = regularPlanOf([first], timeZone),
): SessionChange {
  const carried: SessionChange = {};
  if (following.status !== 'scheduled') return carried;
  const isAtRegularTime =
    timeOfDay(following.date, timeZone) === regular.time &&
    // A cycle of school days falls on every weekday.
    (following.cycleLength !== null || regular.weekdays.has(weekdayOf(dayOf(following.date, timeZone))));
  if (change.date !== undefined && change.date !== first.date && isAtRegularTime) {
    // A first session that was moved by itself takes the others to its new time, not past it.
    const from = momentOf(dayOf(first.date, timeZone), regular.time, timeZone);
    carried.date = shiftMoment(following.date, from, change.date, timeZone);
  }
  if (isNew(change.duration, first.duration) && following.duration === regular.duration)
    carried.duration = change.duration;
  if (isNew(change.type, first.type) && following.type === regular.type) carried.type = change.type;
  if (isNew(change.clientId, first.clientId)) carried.clientId = change.clientId;
  if (cancels && change.status === 'cancelled') carried.status = 'cancelled';
  return carried;
}

/**
 * Returns why `first` cannot move with the following sessions: shifted by days, a cycle of school days would fall on
 * weekends and closings. Undefined if it can.
 */
export function cycleMoveObstacle(
  first: Session,
  date: Instant,
  following: readonly Session[],
  timeZone: TimeZone,
): string | undefined {
  const later = following.filter((one) => one.date !== first.date && one.status === 'scheduled');
  return later.some((one) => keepsDateOf(one, first.date, date, timeZone))
    ? 'Sessions that repeat by school days keep their dates, so nothing was changed. Move only this one, or delete it with the following ones and plan them anew'
    : undefined;
}

/** Returns whether a session keeps its date when another one of its series moves by itself to another day. */
export function keepsDateOf(
  { cycleLength }: Pick<Session, 'cycleLength'>,
  from: Instant,
  to: Instant,
  timeZone: TimeZone,
): boolean {
  return cycleLength !== null && dayOf(from, timeZone) !== dayOf(to, timeZone);
}

/** Describes what a change of the following sessions leaves. */
export function followingHint({ cycleLength }: Pick<Session, 'cycleLength'>): string {
  const stays = 'Sessions that were held, missed or changed by themselves stay as they are.';
  return cycleLength === null
    ? stays
    : `${stays} Sessions by school days keep their dates: only the time of day can change for all.`;
}

/** Describes the series of a session: "Part of a weekly series". */
export function seriesText({ cycleLength }: Pick<Session, 'cycleLength'>): string {
  return cycleLength === null
    ? 'Part of a weekly series'
    : `Part of a series by school days, ${cycleLength} in a cycle`;
}

function regularPlanOf(sessions: readonly Session[], timeZone: TimeZone): RegularPlan {
  const days = sessions.map(({ date }) => weekdayOf(dayOf(date, timeZone)));
  const often = new Set(days.filter((day, index) => days.indexOf(day) !== index));
  const [first] = days;
  return {
    time: mostFrequent(sessions.map(({ date }) => timeOfDay(date, timeZone))) ?? '',
    duration: mostFrequent(sessions.map(({ duration }) => duration)) ?? 0,
    type: mostFrequent(sessions.map(({ type }) => type)) ?? 'individual',
    // Where no weekday occurs twice, each may be one of the series.
    weekdays: often.size > 0 && first ? often.add(first) : new Set(days),
  };
}

/** Returns the most frequent value, the earliest of several. */
function mostFrequent<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[Value, number] | undefined>(
    (most, entry) => (most === undefined || entry[1] > most[1] ? entry : most),
    undefined,
  )?.[0];
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
