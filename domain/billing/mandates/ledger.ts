import { type Day, plusDays } from '#domain/platform/dates.ts';
import { type CountedAhead, countAhead } from './count-ahead.ts';
import { type CountedMakeUps, countMakeUps, type MadeUpPart } from './count-make-ups.ts';
import { type CountedPeriod, periodCounter } from './count-periods.ts';
import { dayNumber } from './day-numbers.ts';
import { flagOf, remarksOf } from './flags.ts';
import { gapReasons, ownerOfReason } from './gap-reasons.ts';
import { historyOf, type LedgerHistory, type LedgerSource, minutesUntil, sumOf } from './ledger-history.ts';
import { ledgerMonths } from './ledger-months.ts';
import type {
  CurrentPeriod,
  HeldSession,
  Ledger,
  LedgerMonth,
  LedgerPart,
  LedgerPeriod,
  LedgerReason,
  LedgerSums,
} from './ledger-shapes.ts';
import { describeLedger } from './ledger-words.ts';
import { makeUpOffers } from './make-up-offers.ts';
import { firstDayOf } from './mandate.ts';

/** A mandate whose ledger is counted on a day, from its sessions as they are today. */
export interface LedgerQuestion extends LedgerSource {
  on: Day;
  /** Whether a later mandate continues it, by `hasSuccessor`. */
  hasSuccessor: boolean;
  /** Whether the child is an active client: only then is the mandate flagged. */
  isActive: boolean;
}

/** Counts what a mandate owed until a day, what took place, was made up, is excused or open, and what is planned. */
export function ledgerOf(question: LedgerQuestion): Ledger {
  const count = countOn(question);
  const sums = sumsOf(question, count);
  const periods = count.periods.map((period, place) => ledgerPeriod(period, count, place));
  return {
    ...sums,
    words: describeLedger({ ...sums, periods }),
    periods,
    months: monthsOf(count),
    reasons: reasonsOf(count.parts.flat()),
    offers: makeUpOffers(count.periods, count.makeUps.partsByPeriod.flat(), count.on),
  };
}

/** Counts the sums of a mandate alone, for a list of many. */
export function ledgerSumsOf(question: LedgerQuestion): LedgerSums {
  return sumsOf(question, countOn(question));
}

/** A mandate counted on a day. Periods, their parts and what is ahead in them have the same order. */
interface LedgerCount {
  on: Day;
  history: LedgerHistory;
  periodsOn: (on: Day) => CountedPeriod[];
  periods: readonly CountedPeriod[];
  makeUps: CountedMakeUps;
  parts: readonly (readonly LedgerPart[])[];
  ahead: CountedAhead;
}

function countOn({ on, ...source }: LedgerQuestion): LedgerCount {
  const history = historyOf(source);
  const periodsOn = periodCounter(history);
  const periods = periodsOn(on);
  const makeUps = countMakeUps(history, periods, on);
  const parts = makeUps.partsByPeriod.map((some) => some.map((part) => ledgerPart(part, on)));
  return {
    on,
    history,
    periodsOn,
    periods,
    makeUps,
    parts,
    ahead: countAhead(history, periods, makeUps, on),
  };
}

function sumsOf(question: LedgerQuestion, count: LedgerCount): LedgerSums {
  const { mandate, days, on } = question;
  const { periods, history } = count;
  const parts = count.parts.flat();
  const open = parts.filter((part) => part.open > 0);
  const { periods: ahead, ...toCome } = count.ahead;
  const minutes = minutesOf(count, parts);
  const firstSessionOn = history.sessions.find((session) => minutesUntil(session, on) > 0)?.day ?? null;
  // What a running year never scheduled has no day yet but the year's last one.
  const openSince = earliest(open.map(({ day }) => day).filter((day) => day <= on));
  const [first, end] = [firstDayOf(mandate), mandate.endsOn];
  const flagged = { history, on, counted: periods, ahead, parts, ...minutes };
  return {
    mandateId: mandate.id,
    clientId: mandate.clientId,
    on,
    ...minutes,
    ...toCome,
    totalSessions: sumOf(periods, ({ period }) => period.sessions),
    total: sumOf(periods, ({ period }) => period.sessions * period.term.minutes),
    openDays: days.countOpen(dayNumber(first), dayNumber(end)),
    isPracticeCalendar: days.isPracticeCalendar(first, end),
    firstSessionOn,
    openSince,
    makeUpBy: earliest(open.flatMap(({ until }) => until ?? [])),
    current: currentPeriod(periods, on),
    flag: question.isActive ? flagOf(flagged) : null,
    remarks: remarksOf(flagged, { openSince, firstSessionOn, hasSuccessor: question.hasSuccessor }),
  };
}

/** Returns what was owed and what became of it; each minute delivered is in one of four sums. */
function minutesOf({ on, history, periods, makeUps }: LedgerCount, parts: readonly LedgerPart[]) {
  const owing = periods.filter(({ isFinished, period }) => isFinished || period.per === 'year');
  return {
    owedSessions: sumOf(owing, ({ due }) => due),
    owed: sumOf(owing, ({ minutes }) => minutes),
    covered: sumOf(periods, ({ covered }) => covered),
    toMakeUp: sumOf(parts, ({ isToBeMadeUp, minutes }) => (isToBeMadeUp ? minutes : 0)),
    excused: sumOf(parts, excusedMinutes),
    madeUp: makeUps.madeUp,
    open: sumOf(parts, ({ open }) => open),
    late: sumOf(parts, ({ isLate, open }) => (isLate ? open : 0)),
    delivered: sumOf(history.sessions, (session) => minutesUntil(session, on)),
    over:
      sumOf(periods, ({ over }) => over) +
      sumOf(history.outside, (session) => minutesUntil(session, on)) +
      makeUps.over,
    running: sumOf(periods, ({ running }) => running) + sumOf([...makeUps.running], ([, minutes]) => minutes),
  };
}

function excusedMinutes({ isToBeMadeUp, minutes }: LedgerPart): number {
  return isToBeMadeUp ? 0 : minutes;
}

function ledgerPart({ session, until, ...part }: MadeUpPart, on: Day): LedgerPart {
  return {
    ...part,
    sessionId: session?.id ?? null,
    until: part.isToBeMadeUp ? until : null,
    isLate: part.open > 0 && until < on,
  };
}

function ledgerPeriod(
  { period, due, minutes, isFinished, covered, over, running }: CountedPeriod,
  { history, on, parts, ahead }: LedgerCount,
  place: number,
): LedgerPeriod {
  return {
    per: period.per,
    from: period.from,
    until: period.until,
    sessions: due,
    minutes,
    isFinished,
    held: heldWithin(history, period, on),
    covered,
    over,
    running,
    gap: sumOf(parts[place] ?? [], (part) => part.minutes),
    parts: [...(parts[place] ?? [])],
    planned: ahead.periods[place]?.planned ?? 0,
    excusedToCome: ahead.periods[place]?.excusedToCome ?? 0,
  };
}

function heldWithin(
  { sessions }: LedgerHistory,
  { from, until }: CountedPeriod['period'],
  on: Day,
): HeldSession[] {
  return sessions
    .filter((session) => from <= session.day && session.day <= until && minutesUntil(session, on) > 0)
    .map(({ id, day, duration, makesUpFor }) => ({
      sessionId: id,
      day,
      minutes: duration,
      isMakeUp: makesUpFor !== null,
    }));
}

function currentPeriod(periods: readonly CountedPeriod[], on: Day): CurrentPeriod | null {
  const current = periods.find(({ period }) => period.from <= on && on <= period.until);
  if (!current) return null;
  const { period, sessions, isFinished } = current;
  return {
    per: period.per,
    from: period.from,
    until: period.until,
    completed: sessions.filter((session) => minutesUntil(session, on) > 0).length,
    sessions: period.sessions,
    isFinished,
  };
}

/** Returns the months of a mandate until one after which nothing of it changes. */
function monthsOf({ on, history, periodsOn }: LedgerCount): LedgerMonth[] {
  const { mandate, sessions } = history;
  const lastSessionOn = sessions.at(-1)?.day ?? mandate.endsOn;
  // A period is finished on the day after its last one.
  const end = plusDays(lastSessionOn > mandate.endsOn ? lastSessionOn : mandate.endsOn, 1);
  return ledgerMonths(firstDayOf(mandate), on < end ? on : end, (day) => {
    const { partsByPeriod } = countMakeUps(history, periodsOn(day), day);
    const parts = partsByPeriod.flat().filter(({ isToBeMadeUp }) => isToBeMadeUp);
    return {
      toMakeUp: sumOf(parts, ({ minutes }) => minutes),
      madeUp: sumOf(parts, ({ madeUp }) => madeUp),
    };
  });
}

/** Returns the sums of the parts by reason, without reasons that did not occur. */
function reasonsOf(parts: readonly LedgerPart[]): LedgerReason[] {
  return gapReasons.flatMap((reason) => {
    const some = parts.filter((part) => part.reason === reason);
    if (some.length === 0) return [];
    return {
      reason,
      owner: ownerOfReason[reason],
      minutes: sumOf(some, ({ minutes }) => minutes),
      madeUp: sumOf(some, ({ madeUp }) => madeUp),
      excused: sumOf(some, excusedMinutes),
      open: sumOf(some, ({ open }) => open),
    };
  });
}

function earliest(days: readonly Day[]): Day | null {
  return days.reduce<Day | null>((first, day) => (first === null || day < first ? day : first), null);
}
