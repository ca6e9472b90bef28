import type { Day, Instant } from '#domain/platform/dates.ts';
import type { CountedPeriod } from './count-periods.ts';
import type { GapPart } from './explain-gap.ts';
import { canBeMadeUp, type LedgerHistory, minutesUntil, sumOf } from './ledger-history.ts';

/** A part of a gap with what make-ups filled of it. */
export interface MadeUpPart extends GapPart {
  madeUp: number;
  /** What is still to be made up. */
  open: number;
}

/** The parts of all gaps, and the minutes of make-ups by what they are. */
export interface CountedMakeUps {
  partsByPeriod: MadeUpPart[][];
  madeUp: number;
  /** Beyond the part that they name, or naming none. */
  over: number;
  /** For a session of a period that is not finished, by the moment of that session. */
  running: ReadonlyMap<Instant, number>;
}

/** Counts which make-ups until a day fill which parts; what they have in surplus is over. */
export function countMakeUps(
  history: LedgerHistory,
  counted: readonly CountedPeriod[],
  on: Day,
): CountedMakeUps {
  const unused = new Map<Instant, number>();
  for (const [moment, makeUps] of history.makeUps) {
    const minutes = sumOf(makeUps, (session) => minutesUntil(session, on));
    if (minutes > 0) unused.set(moment, minutes);
  }
  let madeUp = 0;
  const partsByPeriod = counted.map(({ parts }) =>
    parts.map((part) => {
      const moment = momentToMakeUp(part) ?? '';
      const available = unused.get(moment) ?? 0;
      const filled = Math.min(part.minutes, available);
      if (filled > 0) unused.set(moment, available - filled);
      madeUp += filled;
      return { ...part, madeUp: filled, open: part.isToBeMadeUp ? part.minutes - filled : 0 };
    }),
  );
  const surplus = [...unused].filter(([, minutes]) => minutes > 0);
  const awaited = surplus.length > 0 ? momentsAwaited(counted) : new Set();
  const running = new Map(surplus.filter(([moment]) => awaited.has(moment)));
  const over = sumOf(surplus, ([moment, minutes]) => (awaited.has(moment) ? 0 : minutes));
  return { partsByPeriod, madeUp, over, running };
}

/** Returns when the missed or short session of a part began; undefined for a session that is still scheduled, or none. */
export function momentToMakeUp({
  session,
  reason,
}: Pick<GapPart, 'session' | 'reason'>): Instant | undefined {
  return reason === 'unanswered' ? undefined : session?.date;
}

/** Returns when the missed and short sessions of unfinished periods began. */
function momentsAwaited(counted: readonly CountedPeriod[]): Set<Instant> {
  return new Set(
    counted
      .filter(({ isFinished }) => !isFinished)
      .flatMap(({ sessions, period }) =>
        sessions.filter((session) => canBeMadeUp(session, period.term.minutes)).map(({ date }) => date),
      ),
  );
}
