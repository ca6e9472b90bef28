import { type Day, dayOf, type Instant, momentOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';
import type { Session } from './session.ts';
import { endOfSession, takesTime } from './session-span.ts';
import { DURATION_STEP_MINUTES } from './session-words.ts';

const MINUTE_MS = 60_000;
const STEP_MS = DURATION_STEP_MINUTES * MINUTE_MS;

interface SlotSearch {
  days: readonly Day[];
  /** The therapist's sessions on these days. */
  sessions: readonly Pick<Session, 'date' | 'duration' | 'status'>[];
  /** The therapist's time without a child on these days. */
  timeEntries: readonly Pick<Session, 'date' | 'duration'>[];
  /** Length of a slot, in minutes. */
  duration: number;
  /** Slots begin at or after this time. */
  now: Instant;
  /** The practice's working hours, each "HH:mm". */
  workingHours: ClockHours;
  /** The hours of the place where the slots are, as a school's; null for any. */
  placeHours?: ClockHours | null;
  timeZone: TimeZone;
}

interface ClockHours {
  from: string;
  until: string;
}

/** The start times of the free slots on one day. */
export interface FreeDay {
  day: Day;
  starts: Instant[];
}

/**
 * Finds free slots of the given length, back to back: within the working hours of Monday to Friday, extended by the
 * hours of the therapist's own sessions, and within those of the place. Cancelled and missed sessions take no time; time
 * without a child does.
 */
export function freeSlots(search: SlotSearch): FreeDay[] {
  return [...freeDays(search)];
}

/** Finds the same day by day: who needs the first free time alone does not look for the others. */
export function* freeDays(search: SlotSearch): Generator<FreeDay, undefined> {
  const { days, sessions, timeEntries, duration, now, workingHours, placeHours, timeZone } = search;
  const held = sessions.filter(takesTime);
  const taken = [...held, ...timeEntries].map(spanOf);
  const worked = Map.groupBy(held, ({ date }) => weekdayOf(dayOf(date, timeZone)));
  for (const day of days) {
    const worktime = hoursOf(day, worked.get(weekdayOf(day)) ?? [], workingHours, timeZone);
    const hours = worktime && within(worktime, placeHours && spanOfHours(day, placeHours, timeZone));
    const starts = hours ? startsWithin(hours, taken, duration, Date.parse(now)) : [];
    if (starts.length > 0) yield { day, starts };
  }
}

/** From one moment until another, in milliseconds. */
interface Span {
  from: number;
  until: number;
}

function spanOf({ date, duration }: Pick<Session, 'date' | 'duration'>): Span {
  const from = Date.parse(date);
  return { from, until: from + duration * MINUTE_MS };
}

/** Returns the therapist's hours on a day, also judged by the sessions of its weekday. Undefined on a day off. */
function hoursOf(
  day: Day,
  ofWeekday: readonly Pick<Session, 'date' | 'duration'>[],
  workingHours: ClockHours,
  timeZone: TimeZone,
): Span | undefined {
  const from = ofWeekday.map(({ date }) => timeOfDay(date, timeZone));
  const until = ofWeekday.map((session) => lastMinute(session, timeZone));
  if (!isWeekend(day)) {
    from.push(workingHours.from);
    until.push(workingHours.until);
  }
  const [first, last] = [from.toSorted()[0], until.toSorted().at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return spanOfHours(day, { from: first, until: last }, timeZone);
}

function spanOfHours(day: Day, { from, until }: ClockHours, timeZone: TimeZone): Span {
  return {
    from: Date.parse(momentOf(day, from, timeZone)),
    until: Date.parse(momentOf(day, until, timeZone)),
  };
}

function within(one: Span, other: Span | null | undefined): Span {
  if (!other) return one;
  return { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
}

/** Returns the end of a session on the clock of its own day, midnight at the latest. */
function lastMinute(session: Pick<Session, 'date' | 'duration'>, timeZone: TimeZone): string {
  const end = endOfSession(session);
  return dayOf(end, timeZone) === dayOf(session.date, timeZone) ? timeOfDay(end, timeZone) : '23:59';
}

/** Returns the earliest start after `now`, then each next one as soon as the previous slot ends. */
function startsWithin(hours: Span, taken: readonly Span[], duration: number, now: number): Instant[] {
  const starts: Instant[] = [];
  const passed = Math.max(0, Math.floor((now - hours.from) / STEP_MS) + 1);
  let at = hours.from + passed * STEP_MS;
  while (at + duration * MINUTE_MS <= hours.until) {
    const until = at + duration * MINUTE_MS;
    const blocking = taken.filter((span) => span.from < until && at < span.until);
    if (blocking.length > 0) at = roundUpToStep(Math.max(...blocking.map((span) => span.until)));
    else {
      starts.push(new Date(at).toISOString());
      at = until;
    }
  }
  return starts;
}

/** Rounds up to the next quarter hour. */
function roundUpToStep(moment: number): number {
  return Math.ceil(moment / STEP_MS) * STEP_MS;
}
