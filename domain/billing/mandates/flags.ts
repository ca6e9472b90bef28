import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { type Day, daysBetween, plusDays, shortDay } from '#domain/platform/dates.ts';
import type { PeriodAhead } from './count-ahead.ts';
import type { CountedPeriod } from './count-periods.ts';
import { dayNumber } from './day-numbers.ts';
import { type LedgerHistory, minutesToCome } from './ledger-history.ts';
import type { LedgerFlag, LedgerPart } from './ledger-shapes.ts';
import { firstDayOf, type Mandate, type MandateDays, termOn } from './mandate.ts';

// The thresholds are ours.
const SOON_DAYS = 14;
const WEEKS_LOOKED_AHEAD = 4;
const EMPTY_PERIODS = 3;
const OPEN_DAYS_LOOKED_AHEAD = 10;
const MISSED_IN_A_ROW = 5;
/** A mandate ends soon if it ends in so many days. */
export const ENDING_DAYS = 30;

/** The parts of a ledger from which flags and remarks follow. */
export interface FlaggedLedger {
  history: LedgerHistory;
  on: Day;
  counted: readonly CountedPeriod[];
  ahead: readonly PeriodAhead[];
  parts: readonly LedgerPart[];
  owed: number;
  open: number;
  late: number;
}

/** Returns whether a mandate is on track, behind or at risk. */
export function flagOf(ledger: FlaggedLedger): LedgerFlag {
  if (isAtRisk(ledger)) return 'at-risk';
  return isBehind(ledger) ? 'behind' : 'on-track';
}

function isAtRisk(ledger: FlaggedLedger): boolean {
  const { open, owed, late } = ledger;
  if (late > 0 || (open > 0 && open >= Math.max(2 * minutesOfPeriod(ledger), owed / 10))) return true;
  return hasEmptyPeriods(ledger) || nothingIsScheduled(ledger);
}

function isBehind(ledger: FlaggedLedger): boolean {
  const { open, parts, on } = ledger;
  const soon = plusDays(on, SOON_DAYS);
  return (
    (open > 0 && open >= minutesOfPeriod(ledger)) ||
    parts.some((part) => part.open > 0 && part.until !== null && part.until <= soon) ||
    lacksSessionsSoon(ledger)
  );
}

/** Returns the minutes that the mandate promises for one period. */
function minutesOfPeriod({ history: { mandate }, on }: FlaggedLedger): number {
  const { terms } = mandate;
  const term = termOn(mandate, on) ?? (on < firstDayOf(mandate) ? terms[0] : terms.at(-1));
  return term ? term.sessions * term.minutes : 0;
}

/** Returns whether nothing took place in the last three finished periods, and not all of it is excused. */
function hasEmptyPeriods({ counted, parts }: FlaggedLedger): boolean {
  const last = counted.filter(({ isFinished, minutes }) => isFinished && minutes > 0).slice(-EMPTY_PERIODS);
  const [first] = last;
  if (last.length < EMPTY_PERIODS || !first || last.some(({ covered }) => covered > 0)) return false;
  return parts.some((part) => part.isToBeMadeUp && part.day >= first.period.from);
}

/** Returns whether one of the next four weeks has less planned than it is expected to have. */
function lacksSessionsSoon({ counted, ahead, on }: FlaggedLedger): boolean {
  const until = plusDays(on, 7 * WEEKS_LOOKED_AHEAD);
  return counted.some(
    ({ period }, place) =>
      period.per === 'week' && period.from > on && period.from <= until && (ahead[place]?.missing ?? 0) > 0,
  );
}

/** Returns whether the next ten open days have no session, although their periods lack some. */
function nothingIsScheduled({ history, counted, ahead, on }: FlaggedLedger): boolean {
  const { mandate, days, sessions } = history;
  if (on < firstDayOf(mandate) || on > mandate.endsOn) return false;
  const today = dayNumber(on);
  const last = Math.min(
    days.openDayFrom(today, OPEN_DAYS_LOOKED_AHEAD - 1) ?? Number.POSITIVE_INFINITY,
    dayNumber(mandate.endsOn),
  );
  const until = days.dayAt(last);
  if (sessions.some((session) => minutesToCome(session, on) > 0 && session.day <= until)) return false;
  return counted.some(({ period }, place) => period.from <= until && (ahead[place]?.missing ?? 0) > 0);
}

/** Returns what else is worth knowing, in few words: "5 missed in a row", "open since Oct 1 (51 days)". */
export function remarksOf(
  ledger: FlaggedLedger,
  { openSince, firstSessionOn, hasSuccessor }: RemarkedDays,
): string[] {
  const { history, on } = ledger;
  const { endsOn } = history.mandate;
  const remarks: string[] = [];
  const missed = missedInARow(ledger);
  if (missed >= MISSED_IN_A_ROW) remarks.push(`${missed} missed in a row`);
  if (openSince !== null) remarks.push(`open since ${shortDay(openSince, on)} (${daysText(openSince, on)})`);
  const begin = beginText(ledger, firstSessionOn);
  if (begin !== undefined) remarks.push(begin);
  if (!hasSuccessor && on <= endsOn && daysBetween(on, endsOn) <= ENDING_DAYS) {
    remarks.push(`${on === endsOn ? 'ends today' : `ends in ${daysText(on, endsOn)}`}, no successor`);
  }
  return remarks;
}

interface RemarkedDays {
  openSince: Day | null;
  firstSessionOn: Day | null;
  hasSuccessor: boolean;
}

/** Returns how many sessions up to a day were missed since the last one that took place. */
function missedInARow({ history: { sessions }, on }: FlaggedLedger): number {
  const past = sessions.filter((session) => session.day <= on && session.status !== 'scheduled');
  return past.length - 1 - past.findLastIndex((session) => !isMissed(session));
}

/** Returns when the mandate was to begin, if its first period that owes sessions went by without one. */
function beginText({ history, counted, on }: FlaggedLedger, firstSessionOn: Day | null): string | undefined {
  const first = counted.find(({ isFinished, due }) => isFinished && due > 0);
  if (first?.period.lastOpen === undefined) return undefined;
  const due = shortDay(firstDayOf(history.mandate), on);
  if (firstSessionOn === null) return `due to begin ${due}, no session yet`;
  return dayNumber(firstSessionOn) > first.period.lastOpen
    ? `due to begin ${due}, first session ${shortDay(firstSessionOn, on)}`
    : undefined;
}

function daysText(from: Day, until: Day): string {
  return countOf(daysBetween(from, until), 'day');
}

/** Returns whether a later mandate of the child continues the same service. */
export function hasSuccessor(mandate: Followed, others: readonly Followed[]): boolean {
  return others.some(
    (other) =>
      other.clientId === mandate.clientId &&
      other.service === mandate.service &&
      other.delivery === mandate.delivery &&
      firstDayOf(other) > firstDayOf(mandate) &&
      other.endsOn > mandate.endsOn,
  );
}

type Followed = MandateDays & Pick<Mandate, 'clientId' | 'service' | 'delivery'>;
