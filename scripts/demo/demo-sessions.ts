import { randomUUID } from 'node:crypto';
import { absenceBilling, schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import type { SessionStatus, SessionType } from '#domain/caseload/sessions/session-words.ts';
import { type Day, dayOf, daysBetween, momentOf, plusDays, type TimeZone } from '#domain/platform/dates.ts';
import type { SessionContent } from '#server/caseload/sessions/session-store.ts';
import type { Dice } from './dice.ts';

/** A session before it has a client and an id. */
export type DemoSession = Omit<SessionContent, 'clientId'>;

/** A session before its absences are counted. */
type UncountedSession = Omit<DemoSession, 'absenceNumber' | 'billable'>;

export interface DemoSchedule {
  weekday: number;
  time: string;
  duration: number;
  type: SessionType;
  /** The share of sessions that the child misses. */
  absences: number;
}

const weeksBack = 40;
const weeksAhead = 3;

const sessionNotes = [
  'Warm-up on the scooter board, then bead stringing. Kept both hands in play without a reminder.',
  'Wrote his name three times on the line. Asked for a break by himself.',
  'Cut along a curve with the loop scissors. Next: corners.',
  'Tried the weighted lap pad at circle time; sat through the whole story.',
  'Buttons: four of five alone. Zipper still needs the start.',
  'Copied a block tower of eight. Laughed when it fell, built it again.',
  'Played a turn-taking game with two classmates. Waited for a turn four times out of six, and told a friend how the game works. The teacher will use the same picture cards at recess.',
  'Keyboarding: home row without looking for a full line.',
] as const;

/** Returns a client's weekly time slot, from Monday to Friday. */
export function demoSchedule(dice: Dice, index: number): DemoSchedule {
  const slot = Math.floor(index / 5) % 8;
  // The last one on Thursday starts before the previous one ends: an overlap for the calendar to show.
  const minutes = 8 * 60 + 30 + slot * 60 - (index === 38 ? 45 : 0);
  const type: SessionType = index % 6 === 4 ? 'group' : index % 9 === 8 ? 'home' : 'individual';
  return {
    weekday: index % 5,
    time: clockTime(minutes),
    duration: dice.pick([30, 45, 45, 60]),
    type,
    // One child has so many absences that some of the school year are not billable.
    absences: index === 5 ? 0.45 : 0.08,
  };
}

/** Returns a client's weekly sessions from ten months ago to three weeks ahead, without school breaks. */
export function demoSessions(
  dice: Dice,
  schedule: DemoSchedule,
  today: Day,
  now: Date,
  timeZone: TimeZone,
): UncountedSession[] {
  const monday = plusDays(today, -((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7));
  const sessions: UncountedSession[] = [];
  // Future sessions were scheduled as one series.
  const seriesId = randomUUID();
  for (let week = -weeksBack; week <= weeksAhead; week += 1) {
    const day = plusDays(monday, week * 7 + schedule.weekday);
    if (isSchoolBreak(day)) continue;
    const date = momentOf(day, schedule.time, timeZone);
    const status = statusFor(dice, schedule, date, now);
    sessions.push({
      date,
      duration: schedule.duration,
      type: status === 'absence' && dice.chance(0.5) ? 'absent' : schedule.type,
      status,
      notes: status === 'completed' && dice.chance(0.7) ? dice.pick(sessionNotes) : null,
      seriesId: date >= now.toISOString() ? seriesId : null,
      cycleLength: null,
      makesUpFor: null,
      groupId: null,
      mandateId: null,
      missedReason: null,
      makeUpDeclined: null,
    });
  }
  return sessions;
}

/** Returns sessions today for `count` clients, on any weekday: some completed, some missed, some scheduled. */
export function demoToday(dice: Dice, count: number, now: Date, timeZone: TimeZone): UncountedSession[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: count }, (_, index) => {
    const date = momentOf(today, clockTime(8 * 60 + index * 75), timeZone);
    return {
      date,
      duration: dice.pick([30, 45, 60]),
      type: todaysTypes[index % todaysTypes.length] ?? 'individual',
      status: statusToday(index, date < now.toISOString()),
      notes: null,
      seriesId: null,
      cycleLength: null,
      makesUpFor: null,
      groupId: null,
      mandateId: null,
      missedReason: null,
      makeUpDeclined: null,
    };
  });
}

/** Returns the sessions by time, with the absences of each school year counted and billed by the rule. */
export function countAbsences(sessions: readonly UncountedSession[], timeZone: TimeZone): DemoSession[] {
  const counts = new Map<Day, number>();
  return sessions
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .map((session) => {
      const year = schoolYearOf(dayOf(session.date, timeZone)).from;
      const next = (counts.get(year) ?? 0) + 1;
      if (session.status === 'absence') counts.set(year, next);
      return { ...session, ...absenceBilling(session, undefined, next) };
    });
}

const todaysTypes: readonly SessionType[] = ['individual', 'absent', 'home', 'individual', 'group'];

/** Absences are known in advance, no-shows only afterwards. */
function statusToday(index: number, isOver: boolean): SessionStatus {
  if (index === 1) return 'absence';
  if (index === 3) return 'cancelled';
  if (!isOver) return 'scheduled';
  return index === 2 ? 'no-show' : 'completed';
}

function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function statusFor(dice: Dice, { absences }: DemoSchedule, date: string, now: Date): SessionStatus {
  if (date >= now.toISOString()) return dice.chance(0.03) ? 'cancelled' : 'scheduled';
  const roll = dice.roll();
  if (roll < 0.06) return 'cancelled';
  if (roll < 0.1) return 'no-show';
  if (roll < 0.1 + absences) return 'absence';
  // A few have no status yet: the open work that Reports shows.
  if (roll > 0.99 && daysBetween(date.slice(0, 10), now.toISOString().slice(0, 10)) < 30) return 'scheduled';
  return 'completed';
}

function isSchoolBreak(day: Day): boolean {
  const monthDay = day.slice(5);
  return monthDay >= '12-24' || monthDay <= '01-01' || (monthDay >= '08-10' && monthDay <= '08-31');
}
