import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { type CountedMakeUps, type MadeUpPart, momentToMakeUp } from './count-make-ups.ts';
import type { CountedPeriod } from './count-periods.ts';
import { dayNumber } from './day-numbers.ts';
import { closedUsualDays } from './explain-gap.ts';
import { canBeMadeUp, type LedgerHistory, minutesToCome, sumOf } from './ledger-history.ts';
import { isToBeMadeUp } from './policy-presets.ts';

/** The scheduled and the missing minutes of an unfinished period. */
export interface PeriodAhead {
  planned: number;
  /** Closed usual days in what is left, where the policy excuses them. */
  excusedToCome: number;
  missing: number;
}

export interface CountedAhead {
  /** In the order of the counted periods. */
  periods: PeriodAhead[];
  planned: number;
  /** Make-ups to come, and completed ones for a session of a period that is not finished. */
  plannedMakeUps: number;
  excusedToCome: number;
  /** What is open or owed later, and neither excused nor scheduled. */
  missing: number;
}

const nothing: PeriodAhead = { planned: 0, excusedToCome: 0, missing: 0 };

/** Counts what is scheduled toward the unfinished periods and the open parts of a mandate. */
export function countAhead(
  history: LedgerHistory,
  counted: readonly CountedPeriod[],
  { partsByPeriod, running }: Pick<CountedMakeUps, 'partsByPeriod' | 'running'>,
  on: Day,
): CountedAhead {
  const makeUps = new Map(running);
  for (const [moment, sessions] of history.makeUps) {
    const minutes = sumOf(sessions, (session) => minutesToCome(session, on));
    if (minutes > 0) makeUps.set(moment, minutes + (makeUps.get(moment) ?? 0));
  }
  let plannedMakeUps = 0;
  const take = (moment: Instant, atMost: number) => {
    const available = makeUps.get(moment) ?? 0;
    const taken = Math.min(available, atMost);
    if (taken > 0) makeUps.set(moment, available - taken);
    plannedMakeUps += taken;
    return taken;
  };
  let missing = 0;
  const periods = counted.map((period, place) => {
    const parts = partsByPeriod[place] ?? [];
    if (period.isFinished) {
      for (const part of parts) missing += part.open - take(momentToMakeUp(part) ?? '', part.open);
      return nothing;
    }
    const ahead = countPeriodAhead(history, period, parts, on);
    for (const session of period.sessions) {
      if (ahead.missing === 0) break;
      if (canBeMadeUp(session, period.period.term.minutes))
        ahead.missing -= take(session.date, ahead.missing);
    }
    missing += ahead.missing;
    return ahead;
  });
  return {
    periods,
    planned: sumOf(periods, ({ planned }) => planned),
    plannedMakeUps,
    excusedToCome: sumOf(periods, ({ excusedToCome }) => excusedToCome),
    missing,
  };
}

function countPeriodAhead(
  history: LedgerHistory,
  { period, sessions, minutes, running }: CountedPeriod,
  parts: readonly MadeUpPart[],
  on: Day,
): PeriodAhead {
  const length = period.term.minutes;
  const isYear = period.per === 'year';
  // What a year has open can still be filled by any later session of it.
  const owed = period.sessions * length - (isYear ? minutes : 0) + sumOf(parts, ({ open }) => open);
  const scheduled = isYear
    ? running + sumOf(sessions, (session) => minutesToCome(session, on))
    : sumOf(sessions, (session) => (isMissed(session) ? 0 : session.duration));
  const planned = Math.min(owed, scheduled);
  const left = owed - planned;
  if (left === 0) return { planned, excusedToCome: 0, missing: 0 };
  const first = isYear ? Math.max(dayNumber(on), period.first) : period.first;
  const excused = closedUsualDays(history, period, first, period.last).filter(
    ({ reason }) => !isToBeMadeUp(history.policy, reason),
  );
  const excusedToCome = Math.min(left, length * excused.length);
  return { planned, excusedToCome, missing: left - excusedToCome };
}
