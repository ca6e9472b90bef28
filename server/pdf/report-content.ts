import type { PracticeReport, ReportScope } from '#domain/reports/practice-report.ts';
import type { WebsiteReport } from '#domain/reports/website-report.ts';
import type { Letterhead } from './letter-page.ts';

/** What a report on paper is made of. */
export interface ReportLetter {
  letterhead: Letterhead;
  /** Whose caseload it is. */
  therapistName: string;
  /** The client it is about, null for all. */
  clientName: string | null;
  nameOf: (clientId: number) => string;
  scope: ReportScope;
  report: PracticeReport;
  /** Null for whom the website's figures are not meant. */
  website: WebsiteReport | null;
}
