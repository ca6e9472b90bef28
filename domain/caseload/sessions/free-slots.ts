import { type Day, dayOf, type Instant, momentOf, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import { isWeekend, weekdayOf } from '#domain/platform/week.ts';
import type { Session } from './session.ts';
import { endOfSession, overlap, takesTime } from './session-span.ts';
import { DURATION_STEP_MINUTES } from './session-words.ts';

const MINUTE_MS = 60_000;

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
  workingHours: { from: string; until: string };
  timeZone: TimeZone;
}

/** The start times of the free slots on one day. */
export interface FreeDay {
  day: Day;
  starts: Instant[];
}

/**
 * Finds free slots of the given length, back to back: within the working hours of Monday to Friday, extended by the
 * hours of the therapist's own sessions. Cancelled and missed sessions take no time; time without a child does.
 */
export function freeSlots(search: SlotSearch): FreeDay[] {
  const { days, sessions, timeEntries, duration, now, workingHours, timeZone } = search;
  const held = sessions.filter(takesTime);
  const taking = [...held, ...timeEntries];
  return days.flatMap((day) => {
    const hours = hoursOf(day, held, workingHours, timeZone);
    const starts = hours ? startsWithin(hours, { taking, duration, now }) : [];
    return starts.length > 0 ? [{ day, starts }] : [];
  });
}

interface Hours {
  from: Instant;
  until: Instant;
}

/**
 * Returns the therapist's hours on a day, also judged by the same weekday of the other week. Undefined on a day off.
 */
function hoursOf(
  day: Day,
  taking: readonly Pick<Session, 'date' | 'duration'>[],
  workingHours: SlotSearch['workingHours'],
  timeZone: TimeZone,
): Hours | undefined {
  const own = taking.filter(({ date }) => weekdayOf(dayOf(date, timeZone)) === weekdayOf(day));
  const from = own.map(({ date }) => timeOfDay(date, timeZone));
  const until = own.map((session) => lastMinute(session, timeZone));
  if (!isWeekend(day)) {
    from.push(workingHours.from);
    until.push(workingHours.until);
  }
  const [first, last] = [from.toSorted()[0], until.toSorted().at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return { from: momentOf(day, first, timeZone), until: momentOf(day, last, timeZone) };
}

/** Returns the end of a session on the clock of its own day, midnight at the latest. */
function lastMinute(session: Pick<Session, 'date' | 'duration'>, timeZone: TimeZone): string {
  const end = endOfSession(session);
  return dayOf(end, timeZone) === dayOf(session.date, timeZone) ? timeOfDay(end, timeZone) : '23:59';
}

/** Returns the earliest start, then each next one as soon as the previous slot ends. */
function startsWithin(
  { from, until }: Hours,
  { taking, duration, now }: Pick<SlotSearch, 'duration' | 'now'> & { taking: SlotSearch['timeEntries'] },
): Instant[] {
  const starts: Instant[] = [];
  let at = Date.parse(from);
  while (at + duration * MINUTE_MS <= Date.parse(until)) {
    const slot = { date: new Date(at).toISOString(), duration };
    const blocking = taking.filter((session) => overlap(slot, session)).map(endOfSession);
    if (slot.date <= now) at += DURATION_STEP_MINUTES * MINUTE_MS;
    else if (blocking.length > 0) at = roundUpToStep(blocking.toSorted().at(-1) ?? slot.date);
    else {
      starts.push(slot.date);
      at += duration * MINUTE_MS;
    }
  }
  return starts;
}

/** Rounds up to the next quarter hour. */
function roundUpToStep(moment: Instant): number {
  const step = DURATION_STEP_MINUTES * MINUTE_MS;
  return Math.ceil(Date.parse(moment) / step) * step;
}
