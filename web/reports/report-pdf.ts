import { useMutation } from '@tanstack/react-query';
import { lastDayOf } from '#domain/reports/report-period.ts';
import { download } from '#web/api/download.ts';
import { failureText } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { ReportChoice } from './use-report-choice.ts';

/** Makes the whole report as a PDF on the server and saves it on this device. */
export function useReportPdf() {
  return useMutation({
    mutationFn: ({ period, clientId }: ReportChoice) => {
      const last = lastDayOf(period);
      const query = new URLSearchParams({ from: period.from, to: last });
      if (clientId !== null) query.set('clientId', String(clientId));
      return download(`/api/reports/pdf?${query}`, `report-${period.from}-to-${last}.pdf`);
    },
    onSuccess: () =>
      toast({ title: 'PDF Generated', description: 'The report has been saved as a PDF on this device.' }),
    onError: (error) => failureToast('PDF Failed', failureText(error)),
  });
}
