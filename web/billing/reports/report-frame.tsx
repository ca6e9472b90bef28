import { type ReactNode, useMemo, useState } from 'react';
import { practiceReport, type ReportRecords } from '#domain/billing/reports/practice-report.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { ReportRowsDialog } from './report-rows-dialog.tsx';
import { type ReportView, ReportViewContext, type ShownRows } from './report-view.ts';
import type { ReportChoice } from './use-report-choice.ts';
import { useNamesOf } from './use-report-records.ts';

interface ReportFrameProps {
  records: ReportRecords;
  choice: ReportChoice;
  children: ReactNode;
}

/** Computes the report once for all sections inside it, and shows the rows of their numbers. */
export function ReportFrame({ records, choice, children }: ReportFrameProps) {
  const settings = usePracticeSettings();
  const today = useToday();
  const clientName = useNamesOf(records.clients);
  const [shown, showRows] = useState<ShownRows | null>(null);
  const { clientId } = choice;
  const { from, until } = choice.period;
  const report = useMemo(
    () => practiceReport(records, { period: { from, until }, clientId, today, settings }),
    [records, from, until, clientId, today, settings],
  );
  // Memoized, so that opening rows renders only the rows.
  const view = useMemo<ReportView>(
    () => ({ report, choice, settings, today, clientName, showRows }),
    [report, choice, settings, today, clientName],
  );
  return (
    <ReportViewContext value={view}>
      {children}
      <ReportRowsDialog shown={shown} onClose={() => showRows(null)} />
    </ReportViewContext>
  );
}
