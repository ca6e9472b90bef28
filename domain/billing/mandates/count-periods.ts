import type { Day } from '#domain/platform/dates.ts';
import { type DayNumber, dayNumber } from './day-numbers.ts';
import { explainGap, type GapPart } from './explain-gap.ts';
import {
  type LedgerHistory,
  type LedgerSession,
  minutesUntil,
  type PeriodHistory,
  sumOf,
} from './ledger-history.ts';
import { isFinished, type OwedPeriod, sessionsDue } from './owed-periods.ts';

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

/** Counts the periods of a mandate on a day. Before and after a period its count is always the same, and done once. */
export function periodCounter(history: LedgerHistory): (on: Day) => CountedPeriod[] {
  const before = new Map<PeriodHistory, CountedPeriod>();
  const after = new Map<PeriodHistory, CountedPeriod>();
  return (on) => {
    const onNumber = dayNumber(on);
    return history.periods.map((entry) => {
      const { from, until } = entry.period;
      const known = on < from ? before : until < on ? after : undefined;
      const counted = known?.get(entry) ?? countPeriod(history, entry, on, onNumber);
      known?.set(entry, counted);
      return counted;
    });
  };
}

function countPeriod(
  history: LedgerHistory,
  { period, sessions }: PeriodHistory,
  on: Day,
  onNumber: DayNumber,
): CountedPeriod {
  const isOver = isFinished(period, onNumber);
  const length = period.term.minutes;
  const completed = sumOf(sessions, (session) => minutesUntil(session, on));
  const due = sessionsDue(period, onNumber, history.days);
  const minutes = due * length;
  const counted = { period, sessions, isFinished: isOver, due, minutes, completed };
  if (!isOver && period.per !== 'year') {
    return { ...counted, covered: 0, over: 0, running: completed, parts: [] };
  }
  const covered = Math.min(minutes, completed);
  const over = Math.max(completed - period.sessions * length, 0);
  return {
    ...counted,
    covered,
    over,
    running: completed - covered - over,
    parts: minutes > covered ? explainGap(history, { ...counted, gap: minutes - covered }, on) : [],
  };
}
