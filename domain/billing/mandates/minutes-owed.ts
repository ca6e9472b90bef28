import { type Day, plusDays } from '#domain/platform/dates.ts';
import { type LedgerQuestion, ledgerSumsOf } from './ledger.ts';
import { sumOf } from './ledger-history.ts';

interface MinutesOwed {
  /** Minutes owed by the periods that were finished in these days. */
  owed: number;
  /** Of these, the minutes that took place when they were owed. Make-ups are not counted. */
  covered: number;
}

/**
 * Counts what mandates owed in some days, as far as they are past: what was owed until their end, less what was owed
 * before them. Reports that follow each other therefore add up to the whole. Undefined if nothing was owed.
 */
export function minutesOwed(
  ledgers: readonly LedgerQuestion[],
  { from, until, today }: { from: Day; until: Day; today: Day },
): MinutesOwed | undefined {
  // A period is finished on the day after its last one.
  const dayAfter = plusDays(until, 1);
  const on = dayAfter < today ? dayAfter : today;
  if (on <= from) return undefined;
  const [before, after] = [sumsOn(ledgers, from, plusDays(from, -1)), sumsOn(ledgers, on, until)];
  const owed = after.owed - before.owed;
  return owed > 0 ? { owed, covered: after.covered - before.covered } : undefined;
}

/** Sums the ledgers on a day, from sessions until a day. */
function sumsOn(ledgers: readonly LedgerQuestion[], on: Day, lastDay: Day): MinutesOwed {
  const sums = ledgers.map((ledger) =>
    ledgerSumsOf({ ...ledger, sessions: ledger.sessions.filter(({ day }) => day <= lastDay), on }),
  );
  return { owed: sumOf(sums, ({ owed }) => owed), covered: sumOf(sums, ({ covered }) => covered) };
}
