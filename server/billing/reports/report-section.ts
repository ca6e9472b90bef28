import type { PracticeReport, ReportScope } from '#domain/billing/reports/practice-report.ts';

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
  /** What the reader has to know of the numbers below. */
  note?: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  total?: readonly (string | number)[];
  /** How many columns, from the left, hold text, 1 unless stated; the others hold numbers. */
  textColumns?: number;
  /** Stands in place of a table without rows. */
  empty: string;
}

/** What the sections are made of. */
export interface CountedReport {
  scope: ReportScope;
  report: PracticeReport;
  nameOf: (clientId: number) => string;
}

/** The parts of a period up to the last one with something in it: what is still to come needs no paper. */
export function withoutEmptyEnd<Part>(parts: readonly Part[], hasRows: (part: Part) => boolean): Part[] {
  return parts.slice(0, parts.findLastIndex(hasRows) + 1);
}
