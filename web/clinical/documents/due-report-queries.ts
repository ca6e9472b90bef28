import { useQuery } from '@tanstack/react-query';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
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
