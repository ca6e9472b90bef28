import type { Policy } from '#domain/billing/organizations/contract.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { MandateDays } from './mandate.ts';
import type { SchoolDays } from './open-days.ts';
import { type OwedPeriod, owedPeriods } from './owed-periods.ts';

/** A session that counts toward a mandate, as it is today. */
export interface LedgerSession {
  id: number;
  date: Instant;
  /** Its day in the practice's time zone. */
  day: Day;
  /** Whole minutes. */
  duration: number;
  status: SessionStatus;
  missedReason: MissedReason | null;
  makesUpFor: Instant | null;
  makeUpDeclined: string | null;
}

export type LedgerMandate = MandateDays & { id: number; clientId: number };

/** The records that a ledger is counted from. */
export interface LedgerSource {
  mandate: LedgerMandate;
  /** All sessions that count toward the mandate, in any order. */
  sessions: readonly LedgerSession[];
  /** The days of the mandate's school, from `schoolCalendars`. */
  days: SchoolDays;
  policy: Policy;
}

/** A period with its sessions by time, make-ups left out. */
export interface PeriodHistory {
  period: OwedPeriod;
  sessions: LedgerSession[];
}

/** A mandate with its sessions put into its periods. */
export interface LedgerHistory extends Omit<LedgerSource, 'sessions'> {
  /** By time. */
  sessions: readonly LedgerSession[];
  periods: readonly PeriodHistory[];
  /** Outside of the mandate's days, make-ups left out. */
  outside: readonly LedgerSession[];
  /** The make-ups by the moment of the session that they name. */
  makeUps: ReadonlyMap<Instant, readonly LedgerSession[]>;
}

/** Puts the sessions of a mandate into its periods. */
export function historyOf({ mandate, sessions, days, policy }: LedgerSource): LedgerHistory {
  const byTime = sessions.toSorted((a, b) => (a.date === b.date ? a.id - b.id : a.date < b.date ? -1 : 1));
  const periods: PeriodHistory[] = owedPeriods(mandate, days).map((period) => ({ period, sessions: [] }));
  const makeUps = new Map<Instant, LedgerSession[]>();
  const outside: LedgerSession[] = [];
  let place = 0;
  for (const session of byTime) {
    if (session.makesUpFor !== null) {
      const others = makeUps.get(session.makesUpFor);
      if (others) others.push(session);
      else makeUps.set(session.makesUpFor, [session]);
      continue;
    }
    while (periodEndsBefore(periods[place], session.day)) place += 1;
    const history = periods[place];
    const sessionsOfPeriod = history && history.period.from <= session.day ? history.sessions : outside;
    sessionsOfPeriod.push(session);
  }
  return {
    mandate,
    days,
    policy,
    sessions: byTime,
    periods,
    outside,
    makeUps,
  };
}

/** Returns whether a session was missed, or was shorter than `minutes`, so that another can make it up. */
export function canBeMadeUp(session: LedgerSession, minutes: number): boolean {
  return isMissed(session) || (session.status === 'completed' && session.duration < minutes);
}

function periodEndsBefore(history: PeriodHistory | undefined, day: Day): boolean {
  return history !== undefined && history.period.until < day;
}

/** Returns the minutes of a session that took place until the end of a day. */
export function minutesUntil({ status, day, duration }: LedgerSession, on: Day): number {
  return status === 'completed' && day <= on ? duration : 0;
}

/** Returns the minutes of a session that is scheduled on a day or later, or took place after it. */
export function minutesToCome({ status, day, duration }: LedgerSession, on: Day): number {
  return (status === 'scheduled' && day >= on) || (status === 'completed' && day > on) ? duration : 0;
}

export function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  let sum = 0;
  for (const item of items) sum += amountOf(item);
  return sum;
}
