import type { Policy } from '#domain/billing/organizations/contract.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { GapReason } from './gap-reasons.ts';
import {
  type LedgerHistory,
  type LedgerSession,
  minutesUntil,
  type PeriodHistory,
  sumOf,
} from './ledger-history.ts';
import { type DayNumber, dayNumber, endOfMonth, weekdayIndex } from './open-days.ts';
import { isFinished, type OwedPeriod, sessionsDue, weekdayIndexes } from './owed-periods.ts';
import { isToBeMadeUp, reasonOfClosing, reasonOfMissed } from './policy-presets.ts';

/** Owed minutes that did not take place, before make-ups. */
export interface GapPart {
  reason: GapReason;
  session: LedgerSession | null;
  day: Day;
  minutes: number;
  isToBeMadeUp: boolean;
  isDeclined: boolean;
  /** The day until which it is to be made up. */
  until: Day;
}

export interface CountedPeriod {
  period: OwedPeriod;
  sessions: readonly LedgerSession[];
  isFinished: boolean;
  /** The sessions and minutes that are due. */
  due: number;
  minutes: number;
  completed: number;
  covered: number;
  over: number;
  running: number;
  parts: readonly GapPart[];
}

/** Counts the periods of a mandate on a day; periods that ended before are counted once for all days. */
export function periodCounter(history: LedgerHistory): (on: Day) => CountedPeriod[] {
  const ended: (CountedPeriod | undefined)[] = [];
  return (on) =>
    history.periods.map((entry, place) => {
      const known = ended[place];
      if (known && known.period.until < on) return known;
      const counted = countPeriod(history, entry, on);
      if (entry.period.until < on) ended[place] = counted;
      return counted;
    });
}

function countPeriod(history: LedgerHistory, { period, sessions }: PeriodHistory, on: Day): CountedPeriod {
  const onNumber = dayNumber(on);
  const isOver = isFinished(period, onNumber);
  const length = period.term.minutes;
  const completed = sumOf(sessions, (session) => minutesUntil(session, on));
  const due = sessionsDue(period, onNumber, history.days);
  const minutes = due * length;
  const counted = { period, sessions, isFinished: isOver, due, minutes, completed };
  if (!isOver && period.per !== 'year')
    return { ...counted, covered: 0, over: 0, running: completed, parts: [] };
  const covered = Math.min(minutes, completed);
  const over = Math.max(completed - period.sessions * length, 0);
  return {
    ...counted,
    covered,
    over,
    running: completed - covered - over,
    parts: explainGap(history, { period, sessions }, minutes - covered, on),
  };
}

/** Explains a gap by missed, unanswered and short sessions, closed usual days, and the rest, in this order. */
function explainGap(
  history: LedgerHistory,
  { period, sessions }: PeriodHistory,
  gap: number,
  on: Day,
): GapPart[] {
  const { days, policy } = history;
  const length = period.term.minutes;
  const parts: GapPart[] = [];
  let left = gap;
  const explain = (reason: GapReason, minutes: number, day: Day, session: LedgerSession | null = null) => {
    const part = Math.min(minutes, left);
    if (part <= 0) return;
    left -= part;
    const isDeclined = session !== null && session.makeUpDeclined !== null;
    parts.push({
      reason,
      session,
      day,
      minutes: part,
      isToBeMadeUp: !isDeclined && isToBeMadeUp(policy, reason),
      isDeclined,
      until: makeUpUntil(policy, session ? day : period.until, history),
    });
  };
  if (left === 0) return parts;
  for (const session of sessions) {
    if (!isMissed(session) || session.day > on) continue;
    explain(reasonOfMissed(session, days.closedOn(dayNumber(session.day))), length, session.day, session);
  }
  for (const session of sessions) {
    if (session.status === 'scheduled' && session.day < on)
      explain('unanswered', length, session.day, session);
  }
  for (const session of sessions) {
    if (session.status !== 'completed' || session.day > on) continue;
    explain('short', length - session.duration, session.day, session);
  }
  if (left > 0) {
    const past = isFinished(period, dayNumber(on)) ? period.last : dayNumber(on) - 1;
    for (const number of closedUsualDays(history, period, period.first, past)) {
      const reason = reasonOfClosing(days.closedOn(number));
      if (reason) explain(reason, length, days.dayAt(number));
    }
  }
  explain('unscheduled', left, period.until);
  return parts;
}

/** Returns the usual days in a part of a period on which a closing left no session. */
export function closedUsualDays(
  { days, daysWithSession }: LedgerHistory,
  { term }: OwedPeriod,
  first: DayNumber,
  last: DayNumber,
): DayNumber[] {
  const usual = weekdayIndexes(term.weekdays);
  const closed: DayNumber[] = [];
  if (usual.length === 0) return closed;
  for (let number = first; number <= last; number += 1) {
    if (!usual.includes(weekdayIndex(number))) continue;
    if (reasonOfClosing(days.closedOn(number)) && !daysWithSession.has(days.dayAt(number)))
      closed.push(number);
  }
  return closed;
}

function makeUpUntil({ until }: Policy, missedOn: Day, { mandate, days }: LedgerHistory): Day {
  if (until.kind === 'mandate') return mandate.endsOn;
  if (until.kind === 'days') return days.dayAt(dayNumber(missedOn) + until.days);
  return days.dayAt(endOfMonth(missedOn));
}
