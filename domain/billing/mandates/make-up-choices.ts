import type { Group } from '#domain/caseload/groups/group.ts';
import { groupByMeeting, isMeeting, type Meeting } from '#domain/caseload/groups/meeting.ts';
import { hasRoom } from '#domain/caseload/groups/meeting-room.ts';
import { type FreeDay, freeSlots } from '#domain/caseload/sessions/free-slots.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { overlap, takenTime, takesTime } from '#domain/caseload/sessions/session-span.ts';
import { type Day, dayOf, type Instant, plusDays, type TimeZone } from '#domain/platform/dates.ts';
import { dayNumber } from './day-numbers.ts';
import { type Mandate, termOn } from './mandate.ts';
import { termShown } from './mandate-standing.ts';
import type { SchoolDays } from './open-days.ts';

/** How many days from today on a make-up is looked for. */
const SEARCH_DAYS = 60;
/** How many times, and how many meetings, are offered. */
const MOST_OFFERED = 10;
/** A child has at most so many sessions on a day, the make-up included. */
const MOST_A_DAY = 2;

type Planned = Pick<
  Session,
  'id' | 'clientId' | 'date' | 'duration' | 'status' | 'type' | 'groupId' | 'mandateId'
>;
type Hours = { from: string; until: string };

interface MakeUpSearch {
  /** The mandate of the missed session. */
  mandate: Mandate;
  /** The last day on which the make-up is in time. */
  until: Day;
  /** The days of the mandate's school, from `schoolCalendars`. */
  days: SchoolDays;
  schoolHours: Hours | null;
  /** The therapist's sessions and time without a child in the searched days. */
  sessions: readonly Planned[];
  timeEntries: readonly Pick<Session, 'date' | 'duration'>[];
  groups: readonly Pick<Group, 'id' | 'others'>[];
  /** The mandates of the children who may meet with this one. */
  mandates: readonly Mandate[];
  /** Minutes. */
  duration: number;
  now: Instant;
  workingHours: Hours;
  timeZone: TimeZone;
}

/** A later meeting of a group that the child can join. */
export interface MeetingChoice {
  groupId: number;
  date: Instant;
  duration: number;
  /** The children in the room without this one. */
  children: number;
}

/** When a session can be made up: free times by day, and meetings with room. The nearest come first. */
export interface MakeUpChoices {
  slots: FreeDay[];
  meetings: MeetingChoice[];
}

/** Returns the last day of the search: that until which the make-up is due, if it is not past, in 60 days at most. */
export function lastSearchedDay(until: Day, today: Day): Day {
  const last = plusDays(today, SEARCH_DAYS);
  return until < today || until > last ? last : until;
}

/**
 * Returns when a session can be made up: on open days until it is due, within the school's hours, when the therapist and
 * the child are free, and at most two sessions of the child a day. A group mandate also gets the meetings at the same
 * school that have room.
 */
export function makeUpChoices(search: MakeUpSearch): MakeUpChoices {
  const { mandate, days, schoolHours, sessions, duration, now, workingHours, timeZone } = search;
  const today = dayOf(now, timeZone);
  const last = lastSearchedDay(search.until, today);
  const ofChild = sessions.filter((one) => one.clientId === mandate.clientId && takesTime(one));
  const perDay = Map.groupBy(ofChild, ({ date }) => dayOf(date, timeZone));
  const isPossible = (day: Day) => isOpenFor(days, day) && (perDay.get(day)?.length ?? 0) < MOST_A_DAY;
  const possible = daysFrom(today, last).filter(isPossible);
  const found = freeSlots({
    days: possible,
    sessions,
    timeEntries: search.timeEntries,
    duration,
    now,
    workingHours,
    placeHours: schoolHours,
    timeZone,
  });
  const taken = ofChild.map(takenTime);
  const isFree = (meeting: MeetingChoice) => !taken.some((one) => overlap(one, takenTime(meeting)));
  const meetings = meetingsOf(search).filter(
    (meeting) => possible.includes(dayOf(meeting.date, timeZone)) && isFree(meeting),
  );
  return { slots: nearest(found), meetings: meetings.slice(0, MOST_OFFERED) };
}

function isOpenFor(days: SchoolDays, day: Day): boolean {
  const number = dayNumber(day);
  return days.isOpen(number) && !days.closedOn(number).isPracticeClosed;
}

function daysFrom(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  for (let day = first; day <= last; day = plusDays(day, 1)) days.push(day);
  return days;
}

function nearest(found: readonly FreeDay[]): FreeDay[] {
  let left = MOST_OFFERED;
  return found.flatMap(({ day, starts }) => {
    const offered = starts.slice(0, left);
    left -= offered.length;
    return offered.length > 0 ? [{ day, starts: offered }] : [];
  });
}

/** Returns the later meetings at the mandate's school with room for one more child, the nearest first. */
function meetingsOf({ mandate, sessions, groups, mandates, now, timeZone }: MakeUpSearch): MeetingChoice[] {
  if ((termShown(mandate, dayOf(now, timeZone))?.group ?? 1) === 1) return [];
  const later = sessions
    .filter((one) => takesTime(one) && one.date > now)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const mandateOf = new Map(mandates.map((one) => [one.id, one]));
  const childrenIn = ({ groupId, sessions: those }: Meeting<Planned>) =>
    those.length + (groups.find(({ id }) => id === groupId)?.others ?? 0);
  const fits = (meeting: Meeting<Planned>): boolean => {
    const theirs = meeting.sessions.map(({ mandateId }) => mandateOf.get(mandateId ?? 0));
    const day = dayOf(meeting.sessions[0].date, timeZone);
    const ratios = [mandate, ...theirs].map((one) => (one && termOn(one, day)?.group) ?? null);
    return (
      theirs.some((one) => one !== undefined && one.schoolId === mandate.schoolId) &&
      hasRoom(childrenIn(meeting), ratios)
    );
  };
  return groupByMeeting(later)
    .filter((entry) => isMeeting(entry))
    .filter((meeting) => fits(meeting))
    .map((meeting) => {
      const { date, duration } = meeting.sessions[0];
      return { groupId: meeting.groupId, date, duration, children: childrenIn(meeting) };
    });
}
