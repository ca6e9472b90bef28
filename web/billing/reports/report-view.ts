import { createContext, type ReactNode, useContext } from 'react';
import type { PracticeReport } from '#domain/billing/reports/practice-report.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { ReportChoice } from './use-report-choice.ts';

/** The rows behind a number, to be shown above the page. */
export interface ShownRows {
  title: string;
  /** Which days they are of, where the title does not say so. */
  about?: string;
  table: ReactNode;
}

/** What every part of the reports shows from. */
export interface ReportView {
  report: PracticeReport;
  choice: ReportChoice;
  settings: PracticeSettings;
  today: Day;
  clientName: (clientId: number) => string;
  showRows: (rows: ShownRows) => void;
}

export const ReportViewContext = createContext<ReportView | null>(null);

/** What the reports show now. */
export function useReportView(): ReportView {
  const view = useContext(ReportViewContext);
  if (!view) throw new Error('A part of the reports stands outside of them');
  return view;
}
