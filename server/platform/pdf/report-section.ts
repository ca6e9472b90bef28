import type { Day, TimeZone } from '#domain/platform/dates.ts';

/** A bar beside a row's numbers: its whole length, and how much of it is filled, both from 0 to 1. */
export interface ReportBar {
  length: number;
  filled: number;
}

export interface ReportRow {
  key: string | number;
  cells: readonly (string | number)[];
  bar?: ReportBar;
}

/** One table of a report on paper, worded and counted: nothing but text and numbers. */
export interface ReportSection {
  title: string;
  /** An explanation of the numbers below. */
  note?: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  total?: readonly (string | number)[];
  /** How many columns, from the left, hold text, 1 unless stated; the others hold numbers. */
  textColumns?: number;
  /** Stands in place of a table without rows. */
  empty: string;
}

/** The days of a report, and those it is compared with; `until` is the day after the last. */
export interface ReportDays {
  period: { from: Day; until: Day };
  before: { from: Day; until: Day };
  timeZone: TimeZone;
}
