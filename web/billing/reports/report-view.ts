import { createContext, type ReactNode, useContext } from 'react';
import type { PracticeReport } from '#domain/billing/reports/practice-report.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { ReportChoice } from './use-report-choice.ts';

/** The rows of a number, shown in a dialog. */
export interface ShownRows {
  title: string;
  /** The days of the rows, if the title does not name them. */
  about?: string;
  table: ReactNode;
}

/** The data that all sections of the reports share. */
export interface ReportView {
  report: PracticeReport;
  choice: ReportChoice;
  settings: PracticeSettings;
  today: Day;
  clientName: (clientId: number) => string;
  showRows: (rows: ShownRows) => void;
}

export const ReportViewContext = createContext<ReportView | null>(null);

/** Returns the current report view. */
export function useReportView(): ReportView {
  const view = useContext(ReportViewContext);
  if (!view) throw new Error('A part of the reports stands outside of them');
  return view;
}
