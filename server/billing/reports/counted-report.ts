import type { PracticeReport, ReportScope } from '#domain/billing/reports/practice-report.ts';

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
