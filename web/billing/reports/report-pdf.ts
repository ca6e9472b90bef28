import { lastDayOf } from '#domain/billing/reports/report-period.ts';
import { download } from '#web/platform/api/download.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import type { ReportChoice } from './use-report-choice.ts';

/** Downloads the whole report as a PDF made by the server. */
export function useReportPdf() {
  return useRecordMutation({
    call: ({ period, clientId }: ReportChoice) => {
      const last = lastDayOf(period);
      const query = new URLSearchParams({ from: period.from, to: last });
      if (clientId !== null) query.set('clientId', String(clientId));
      return download(`/api/reports/pdf?${query}`, `report-${period.from}-to-${last}.pdf`);
    },
    success: { title: 'PDF Generated', description: 'The report has been saved as a PDF on this device.' },
    failure: 'PDF Failed',
  });
}
