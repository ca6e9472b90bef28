import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Day } from '#domain/platform/dates.ts';
import { type DayNumber, dayNumber, endOfMonth, weekdayIndex } from './day-numbers.ts';
import type { GapReason } from './gap-reasons.ts';
import type { LedgerHistory, LedgerSession } from './ledger-history.ts';
import { type OwedPeriod, weekdayIndexes } from './owed-periods.ts';
import { isToBeMadeUp, reasonOfClosing, reasonOfMissed } from './policy-presets.ts';

/** Owed minutes that did not take place, before make-ups. */
export interface GapPart {
  reason: GapReason;
  session: LedgerSession | null;
  day: Day;
  minutes: number;
  isToBeMadeUp: boolean;
  /** Who declined to have it made up, and why. */
  makeUpDeclined: string | null;
  /** The day until which it is to be made up. */
  until: Day;
}

/** What may explain minutes of a gap: a session, or (null) a closed usual day or the lack of a session. */
type Claim = Pick<GapPart, 'reason' | 'session' | 'day' | 'minutes'>;

/** A period that is finished, or a year so far, in which minutes are lacking. */
interface UnfilledPeriod {
  period: OwedPeriod;
  sessions: readonly LedgerSession[];
  isFinished: boolean;
  gap: number;
}

/** Explains the gap of a period on a day, each part by at most what is left. */
export function explainGap(history: LedgerHistory, unfilled: UnfilledPeriod, on: Day): GapPart[] {
  const parts: GapPart[] = [];
  let left = unfilled.gap;
  for (const { session, ...claim } of claims(history, unfilled, on)) {
    const minutes = Math.min(claim.minutes, left);
    const makeUpDeclined = session?.makeUpDeclined ?? null;
    parts.push({
      ...claim,
      session,
      minutes,
      isToBeMadeUp: makeUpDeclined === null && isToBeMadeUp(history.policy, claim.reason),
      makeUpDeclined,
      until: makeUpUntil(history, session ? claim.day : unfilled.period.until),
    });
    left -= minutes;
    if (left === 0) break;
  }
  return parts;
}

/** Missed sessions, unanswered and short ones, closed usual days, then the rest. */
function* claims(
  history: LedgerHistory,
  { period, sessions, isFinished, gap }: UnfilledPeriod,
  on: Day,
): Generator<Claim> {
  const { days } = history;
  const length = period.term.minutes;
  for (const session of sessions) {
    if (!isMissed(session) || session.day > on) continue;
    const reason = reasonOfMissed(session, days.closedOn(dayNumber(session.day)));
    yield { reason, session, day: session.day, minutes: length };
  }
  for (const session of sessions) {
    if (session.status !== 'scheduled' || session.day >= on) continue;
    yield { reason: 'unanswered', session, day: session.day, minutes: length };
  }
  for (const session of sessions) {
    if (session.status !== 'completed' || session.day > on || session.duration >= length) continue;
    yield { reason: 'short', session, day: session.day, minutes: length - session.duration };
  }
  const last = isFinished ? period.last : dayNumber(on) - 1;
  for (const { number, reason } of closedUsualDays(history, period, period.first, last)) {
    yield { reason, session: null, day: days.dayAt(number), minutes: length };
  }
  yield { reason: 'unscheduled', session: null, day: period.until, minutes: gap };
}

interface ClosedUsualDay {
  number: DayNumber;
  reason: GapReason;
}

/** Returns the usual days in a part of a period on which a closing left no session. */
export function closedUsualDays(
  { days, sessions }: LedgerHistory,
  { term }: OwedPeriod,
  first: DayNumber,
  last: DayNumber,
): ClosedUsualDay[] {
  const usual = weekdayIndexes(term.weekdays);
  const closed: ClosedUsualDay[] = [];
  if (usual.length === 0) return closed;
  for (let number = first; number <= last; number += 1) {
    const reason = usual.includes(weekdayIndex(number)) && reasonOfClosing(days.closedOn(number));
    if (!reason) continue;
    const closedDay = days.dayAt(number);
    if (!sessions.some(({ day }) => day === closedDay)) closed.push({ number, reason });
  }
  return closed;
}

/** Returns the last day on which minutes that were missed on a day, or in a period until it, are to be made up. */
export function makeUpUntil(
  { policy: { until }, mandate, days }: Pick<LedgerHistory, 'policy' | 'mandate' | 'days'>,
  from: Day,
): Day {
  if (until.kind === 'mandate') return mandate.endsOn;
  return days.dayAt(until.kind === 'days' ? dayNumber(from) + until.days : endOfMonth(from));
}
