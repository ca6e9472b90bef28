import { countOf } from '#domain/platform/count-of.ts';
import { shortDay } from '#domain/platform/dates.ts';
import type { Ledger } from './ledger-shapes.ts';
import type { MandatePeriod } from './mandate.ts';

const places: Record<MandatePeriod, string> = {
  week: ' in their week',
  month: ' in their month',
  cycle: ' in their cycle',
  year: '',
};

/**
 * Describes a ledger: "20 sessions owed since Sep 14. 410 of 600 minutes took place in their week, 50 were made up, 90
 * are excused, 50 are open." Together these are the minutes owed: what is excused and yet was made up counts as made up.
 */
export function describeLedger({
  on,
  owed,
  owedSessions,
  openDays,
  covered,
  madeUp,
  open,
  periods,
}: Described): string {
  const [first] = periods;
  if (!first || openDays === 0) return 'No sessions are owed: the mandate has no open day.';
  const since = shortDay(first.from, on);
  if (owedSessions === 0) {
    return on < first.from
      ? `No sessions are owed before ${since}.`
      : `No sessions are owed yet since ${since}.`;
  }
  const excused = owed - covered - madeUp - open;
  const kinds = new Set(periods.map(({ per }) => per));
  const place = kinds.size === 1 ? places[first.per] : ' in their period';
  return [
    `${countOf(owedSessions, 'session')} owed since ${since}.`,
    `${covered} of ${owed} minutes took place${place}, ${madeUp} ${madeUp === 1 ? 'was' : 'were'} made up,`,
    `${excused} ${isOrAre(excused)} excused, ${open} ${isOrAre(open)} open.`,
  ].join(' ');
}

type Described = Pick<
  Ledger,
  'on' | 'owed' | 'owedSessions' | 'openDays' | 'covered' | 'madeUp' | 'open' | 'periods'
>;

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}
