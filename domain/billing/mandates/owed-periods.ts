import type { Day } from '#domain/platform/dates.ts';
import { type WeekdayName, weekdayNames } from '#domain/platform/week.ts';
import { type DayNumber, dayNumber, endOfMonth, weekdayIndex } from './day-numbers.ts';
import type { MandateDays, MandatePeriod, MandateTerm } from './mandate.ts';
import type { SchoolDays } from './open-days.ts';

/** A week, month, cycle or year of a mandate, cut to its days, with what it owes. */
export interface OwedPeriod {
  per: MandatePeriod;
  from: Day;
  /** The last day. */
  until: Day;
  first: DayNumber;
  last: DayNumber;
  /** The last open day; undefined if none is open. Once it is past, the period is finished. */
  lastOpen: DayNumber | undefined;
  /** The term that holds more of its open days; at a tie the newer. */
  term: MandateTerm;
  /** The sessions that it owes; all of a year's. */
  sessions: number;
}

/** Consecutive terms with periods of the same kind. */
interface Span {
  per: MandatePeriod;
  cycleDays: number | null;
  first: DayNumber;
  last: DayNumber;
  terms: readonly DatedTerm[];
}

interface DatedTerm {
  term: MandateTerm;
  first: DayNumber;
  last: DayNumber;
}

/** Returns the periods of a mandate, earliest first. Together they cover its days without a gap. */
export function owedPeriods(mandate: MandateDays, days: SchoolDays): OwedPeriod[] {
  return spansOf(mandate).flatMap((span) => {
    const starts = startsOf(span, days);
    return starts.map((first, index) =>
      periodOf(span, first, (starts[index + 1] ?? span.last + 1) - 1, days),
    );
  });
}

/** Returns whether a period is finished on a day: once its last open day is past. */
export function isFinished({ last, lastOpen }: OwedPeriod, on: DayNumber): boolean {
  return (lastOpen ?? last) < on;
}

/** Returns the sessions that a period owes by a day: a year's grow with its open days, all others are owed at once. */
export function sessionsDue(
  { per, first, last, sessions }: OwedPeriod,
  on: DayNumber,
  days: SchoolDays,
): number {
  if (per !== 'year') return sessions;
  const all = days.countOpen(first, last);
  return all === 0 ? 0 : Math.floor((sessions * days.countOpen(first, Math.min(last, on - 1))) / all);
}

/** Returns the usual weekdays of a term as numbers, 0 for Sunday. */
export function weekdayIndexes(weekdays: readonly WeekdayName[]): number[] {
  return weekdays.map((name) => weekdayNames.indexOf(name));
}

function spansOf(mandate: MandateDays): Span[] {
  const spans: Span[] = [];
  const { terms } = mandate;
  for (const [index, term] of terms.entries()) {
    const next = terms[index + 1];
    const first = dayNumber(term.startsOn);
    const last = next ? dayNumber(next.startsOn) - 1 : dayNumber(mandate.endsOn);
    const before = spans.at(-1);
    if (before?.per === term.per && before.cycleDays === term.cycleDays) {
      spans[spans.length - 1] = { ...before, last, terms: [...before.terms, { term, first, last }] };
    } else {
      spans.push({ per: term.per, cycleDays: term.cycleDays, first, last, terms: [{ term, first, last }] });
    }
  }
  return spans;
}

/** Returns the first days of the periods in a span. */
function startsOf({ per, cycleDays, first, last }: Span, days: SchoolDays): DayNumber[] {
  const starts = [first];
  if (per === 'week') {
    const daysSinceMonday = (weekdayIndex(first) + 6) % 7;
    for (let monday = first - daysSinceMonday + 7; monday <= last; monday += 7) starts.push(monday);
  }
  if (per === 'month') {
    for (let end = endOfMonth(days.dayAt(first)); end < last; end = endOfMonth(days.dayAt(end + 1))) {
      starts.push(end + 1);
    }
  }
  if (per === 'cycle' && cycleDays !== null) {
    for (let place = cycleDays; ; place += cycleDays) {
      const start = days.openDayFrom(first, place);
      if (start === undefined || start > last) break;
      starts.push(start);
    }
  }
  return starts;
}

function periodOf(span: Span, first: DayNumber, last: DayNumber, days: SchoolDays): OwedPeriod {
  const term = termOfPeriod(span, first, last, days);
  return {
    per: span.per,
    from: days.dayAt(first),
    until: days.dayAt(last),
    first,
    last,
    lastOpen: days.lastOpen(first, last),
    term,
    sessions: quotaOf(term, first, last, days),
  };
}

function termOfPeriod({ terms }: Span, first: DayNumber, last: DayNumber, days: SchoolDays): MandateTerm {
  let chosen = terms[0];
  let most = -1;
  for (const dated of terms) {
    if (dated.first > last || dated.last < first) continue;
    const open = days.countOpen(Math.max(first, dated.first), Math.min(last, dated.last));
    if (open >= most) [chosen, most] = [dated, open];
  }
  if (!chosen) throw new RangeError('A period belongs to at least one term');
  return chosen.term;
}

function quotaOf(term: MandateTerm, first: DayNumber, last: DayNumber, days: SchoolDays): number {
  const { sessions, per, cycleDays } = term;
  const open = days.countOpen(first, last);
  if (open === 0) return 0;
  if (per === 'year') return sessions;
  if (per === 'cycle') return Math.min(sessions, shareOf(sessions, open, cycleDays ?? open));
  if (per === 'week') {
    return sessions <= days.weekLength ? Math.min(sessions, open) : shareOf(sessions, open, days.weekLength);
  }
  const from = days.dayAt(first);
  const startOfMonth = dayNumber(`${from.slice(0, 7)}-01`);
  return shareOf(sessions, open, days.countOpen(startOfMonth, endOfMonth(from)));
}

/** Returns a part of the sessions, rounded to the nearest, half upward. */
function shareOf(sessions: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((2 * sessions * part + whole) / (2 * whole));
}
