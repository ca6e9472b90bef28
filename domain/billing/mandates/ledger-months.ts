import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { LedgerMonth } from './ledger-shapes.ts';

/** What was to be made up until the end of a day, and what of it was. */
export interface MakeUpBalance {
  toMakeUp: number;
  madeUp: number;
}

/** Returns the months from one day to another, with what was carried in, added, made up and carried out. */
export function ledgerMonths(from: Day, until: Day, balanceOn: (on: Day) => MakeUpBalance): LedgerMonth[] {
  const months: LedgerMonth[] = [];
  let before: MakeUpBalance = { toMakeUp: 0, madeUp: 0 };
  for (let month = from.slice(0, 7); month <= until.slice(0, 7); month = nextMonth(month)) {
    const last = lastDay(month);
    const after = balanceOn(last < until ? last : until);
    months.push({
      month,
      carriedIn: before.toMakeUp - before.madeUp,
      added: after.toMakeUp - before.toMakeUp,
      madeUp: after.madeUp - before.madeUp,
      carriedOut: after.toMakeUp - after.madeUp,
    });
    before = after;
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

function lastDay(month: string): Day {
  return plusDays(`${nextMonth(month)}-01`, -1);
}
