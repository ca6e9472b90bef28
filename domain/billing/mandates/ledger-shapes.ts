import * as z from 'zod/mini';
import { count, day, id, instant, text } from '#domain/platform/stored-shapes.ts';
import { gapOwners, gapReasons } from './gap-reasons.ts';
import { mandatePeriods } from './mandate.ts';

/** Whole minutes. */
const minutes = count;

export const ledgerFlags = ['on-track', 'behind', 'at-risk'] as const;
export type LedgerFlag = (typeof ledgerFlags)[number];

export const ledgerFlagLabels: Record<LedgerFlag, string> = {
  'on-track': 'On track',
  behind: 'Behind',
  'at-risk': 'At risk',
};

/** Minutes that were owed and did not take place in their period, for one reason. */
export const ledgerPart = z.strictObject({
  reason: z.enum(gapReasons),
  /** The missed, unanswered or short session; null for a closed usual day and for what was never scheduled. */
  sessionId: z.nullable(id),
  /** The day of the session or the closing; the period's last day for what was never scheduled. */
  day,
  minutes,
  madeUp: minutes,
  /** Whether the policy wants it made up and nobody declined. If not, it is excused. */
  isToBeMadeUp: z.boolean(),
  /** Who declined to have it made up, and why. */
  makeUpDeclined: text,
  /** What is still to be made up. */
  open: minutes,
  /** The day until which it is to be made up; null if it is excused. */
  until: z.nullable(day),
  /** Whether it is open and that day has passed. */
  isLate: z.boolean(),
});
export type LedgerPart = z.output<typeof ledgerPart>;

/** A session that took place in a period, make-ups too. */
const heldSession = z.strictObject({ sessionId: id, day, minutes, isMakeUp: z.boolean() });
export type HeldSession = z.output<typeof heldSession>;

/** A period of the mandate. Until it is finished it has no gap; a year has one on every day. */
export const ledgerPeriod = z.strictObject({
  per: z.enum(mandatePeriods),
  from: day,
  /** The last day. */
  until: day,
  /** The sessions and minutes owed; of a year, those that are due so far. */
  sessions: count,
  minutes,
  isFinished: z.boolean(),
  /** By time. */
  held: z.array(heldSession),
  covered: minutes,
  over: minutes,
  /** Completed in a period that is not finished; of a year, beyond what is due so far. */
  running: minutes,
  /** What was owed and did not take place, explained by the parts. */
  gap: minutes,
  parts: z.array(ledgerPart),
  /** Scheduled or completed toward what is not finished. */
  planned: minutes,
  /** Closed usual days in what is left, where the policy excuses them. */
  excusedToCome: minutes,
});
export type LedgerPeriod = z.output<typeof ledgerPeriod>;

/** The minutes of a month that are to be made up: carriedIn + added - madeUp = carriedOut. */
const ledgerMonth = z.strictObject({
  /** "2026-11". */
  month: z.string(),
  /** Less than nothing if a later session filled an earlier gap of a year. */
  added: z.int(),
  carriedIn: minutes,
  madeUp: z.int(),
  carriedOut: minutes,
});
export type LedgerMonth = z.output<typeof ledgerMonth>;

const ledgerReason = z.strictObject({
  reason: z.enum(gapReasons),
  owner: z.nullable(z.enum(gapOwners)),
  minutes,
  madeUp: minutes,
  excused: minutes,
  open: minutes,
});
export type LedgerReason = z.output<typeof ledgerReason>;

/** A session beyond what its period owed, and the missed one that it could make up. */
const makeUpOffer = z.strictObject({
  sessionId: id,
  day,
  /** The moment of the missed session, for the extra one's `makesUpFor`. */
  makesUpFor: instant,
  missedSessionId: id,
  missedDay: day,
  /** "Oct 28 was one more than owed. Count it as the make-up for Oct 22?" */
  question: z.string(),
});
export type MakeUpOffer = z.output<typeof makeUpOffer>;

/** The period of a day: "This week: 1 of 2". */
const currentPeriod = z.strictObject({
  per: z.enum(mandatePeriods),
  from: day,
  until: day,
  /** Completed sessions without make-ups. */
  completed: count,
  sessions: count,
  isFinished: z.boolean(),
});
export type CurrentPeriod = z.output<typeof currentPeriod>;

const sums = {
  on: day,
  /** Of the finished periods; of a year, what is due so far. */
  owedSessions: count,
  owed: minutes,
  /** owed = covered + toMakeUp + excused */
  covered: minutes,
  toMakeUp: minutes,
  excused: minutes,
  madeUp: minutes,
  /** What is still to be made up, and the part of it whose day has passed. */
  open: minutes,
  late: minutes,
  /** delivered = covered + over + madeUp + running */
  delivered: minutes,
  over: minutes,
  running: minutes,
  /** What is scheduled toward periods that are not finished, make-ups apart. */
  planned: minutes,
  plannedMakeUps: minutes,
  excusedToCome: minutes,
  /** What is neither delivered, excused nor scheduled, of the whole mandate. */
  missing: minutes,
  /** The whole mandate. */
  totalSessions: count,
  total: minutes,
  openDays: count,
  /** Whether the practice's closings stand for the school's. */
  isPracticeCalendar: z.boolean(),
  firstSessionOn: z.nullable(day),
  /** The day of the oldest open minutes, and the first day until which any are to be made up. */
  openSince: z.nullable(day),
  makeUpBy: z.nullable(day),
  current: z.nullable(currentPeriod),
  /** Null is not counted: the client is inactive. */
  flag: z.nullable(z.enum(ledgerFlags)),
  /** "5 missed in a row", "open since Oct 1 (51 days)". */
  remarks: z.array(z.string()),
};

/** The sums of a mandate alone. */
export const ledgerSumsShape = z.strictObject({ mandateId: id, clientId: id, ...sums });
export type LedgerSums = z.output<typeof ledgerSumsShape>;

/** The whole ledger of a mandate on a day. */
export const ledgerShape = z.strictObject({
  mandateId: id,
  clientId: id,
  ...sums,
  /** The ledger in words. */
  words: z.string(),
  periods: z.array(ledgerPeriod),
  months: z.array(ledgerMonth),
  reasons: z.array(ledgerReason),
  offers: z.array(makeUpOffer),
});
export type Ledger = z.output<typeof ledgerShape>;
