import { useQuery } from '@tanstack/react-query';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';

const DAYS_SOON = 14;
const DAYS_AHEAD = 30;

/** The progress reports that are due until a day and not signed yet, the earliest first. */
function useDueReports(until: Day) {
  return useQuery({
    queryKey: ['/api/documents', 'due', until],
    queryFn: () => request('GET /api/documents/due', { query: { until } }),
  });
}

/** Those of the next month, and those that are late; of one child, or of all. */
export function useReportsDueAhead(clientId: number | undefined) {
  const due = useDueReports(plusDays(useToday(), DAYS_AHEAD)).data ?? [];
  return due.filter((report) => clientId === undefined || report.clientId === clientId);
}

/** Those of the next two weeks, and those that are late. */
export function useReportsDueSoon() {
  return useDueReports(plusDays(useToday(), DAYS_SOON));
}
