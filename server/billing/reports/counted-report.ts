import type { PracticeReport, ReportScope } from '#domain/billing/reports/practice-report.ts';

/** The data of the sections. */
export interface CountedReport {
  scope: ReportScope;
  report: PracticeReport;
  nameOf: (clientId: number) => string;
  /** Returns the place of a client in the client list. */
  placeOf: (clientId: number) => number;
}

/** Returns the parts of a period through the last one with rows, since future ones need no paper. */
export function withoutEmptyEnd<Part>(parts: readonly Part[], hasRows: (part: Part) => boolean): Part[] {
  return parts.slice(0, parts.findLastIndex(hasRows) + 1);
}
