import { queryOptions, useQuery } from '@tanstack/react-query';
import { lastDayOf, type Period } from '#domain/billing/reports/report-period.ts';
import { isDay } from '#domain/platform/dates.ts';
import { isOfFamily } from '#domain/website/inquiries/inquiry-kind.ts';
import { type WebsiteReport, websiteReport } from '#domain/website/page-views/website-report.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { useInquiries } from '#web/website/inquiries/inquiry-queries.ts';

const path = '/api/page-views';
/** The first day of counting. */
const FIRST_DAY = '2000-01-01';

function pageViewsQuery(from: string, to: string) {
  return queryOptions({
    queryKey: [path, from, to],
    queryFn: () => request('GET /api/page-views', { query: { from, to } }),
    // Visitors come without any action in the app, so the views are refetched on mount.
    staleTime: 0,
  });
}

/** Returns the website's figures of a period and the previous one, for the owner of the practice. */
export function useWebsiteReport(period: Period, before: Period) {
  const timeZone = useTimeZone();
  const from = before.from < FIRST_DAY || !isDay(before.from) ? FIRST_DAY : before.from;
  const last = lastDayOf(period);
  const views = useQuery(pageViewsQuery(from, last < from ? from : last));
  const inquiries = useInquiries();
  const report: WebsiteReport | undefined =
    views.data && inquiries.data
      ? websiteReport(views.data, inquiries.data.filter(isOfFamily), { period, before, timeZone })
      : undefined;
  return {
    report,
    error: views.error ?? inquiries.error,
    retry: () => {
      views.refetch();
      inquiries.refetch();
    },
  };
}
