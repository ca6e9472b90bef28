import { useQuery } from '@tanstack/react-query';
import type { ReportWaiver } from '#domain/clinical/plans/plan.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const DAYS_SOON = 14;
const DAYS_AHEAD = 30;

/** Returns the unsigned progress reports due by a day, earliest first. */
function useDueReports(until: Day) {
  return useQuery({
    queryKey: ['/api/documents', 'due', until],
    queryFn: () => request('GET /api/documents/due', { query: { until } }),
  });
}

/** Returns the reports due in the next month or overdue, of one client or of all. */
export function useReportsDueAhead(clientId: number | undefined) {
  const due = useDueReports(plusDays(useToday(), DAYS_AHEAD)).data ?? [];
  return due.filter((report) => clientId === undefined || report.clientId === clientId);
}

/** Returns the reports due in the next two weeks or overdue. */
export function useReportsDueSoon() {
  return useDueReports(plusDays(useToday(), DAYS_SOON));
}

/** Waives a due report for a reason, or takes its waiver back. */
export function useWaiveReport() {
  return useRecordMutation({
    call: ({ planId, ...waiver }: ReportWaiver & { planId: number }) =>
      request('PUT /api/plans/:id/waiver', { id: planId, body: waiver }),
    refreshes: [['/api/plans'], ['/api/documents', 'due']],
    success: (_, { reason }) =>
      reason === null
        ? { title: 'Waiver Taken Back', description: 'The report is due again.' }
        : { title: 'Report Waived', description: 'The report is no longer due.' },
    failure: 'Waiver Failed',
  });
}
