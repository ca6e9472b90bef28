import { momentsOf, type Period } from '#domain/billing/reports/report-period.ts';
import { rowsBySlice, slicesOf, type TimeSlice } from '#domain/billing/reports/time-slices.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import type { FamilyInquiry } from '#domain/website/inquiries/inquiry.ts';
import type { PageViews } from './page-views.ts';

type CountedInquiry = Pick<FamilyInquiry, 'id' | 'parentName' | 'state' | 'createdAt'>;

/** The website's figures in a period. */
export interface WebsiteRows {
  views: PageViews[];
  /** Consultation requests that arrived in the period. */
  requests: CountedInquiry[];
  /** The requests among them that became clients, at any time. */
  becameClients: CountedInquiry[];
}

export interface WebsiteReport {
  rows: WebsiteRows;
  rowsBefore: WebsiteRows;
  /** Most viewed page first. */
  pages: { path: string; views: PageViews[]; before: PageViews[] }[];
  overTime: { slice: TimeSlice; views: PageViews[] }[];
}

/** Returns the report on the website's views and their outcome. */
export function websiteReport(
  views: readonly PageViews[],
  inquiries: readonly CountedInquiry[],
  { period, before, timeZone }: { period: Period; before: Period; timeZone: TimeZone },
): WebsiteReport {
  const rowsOf = (days: Period) => websiteRows(views, inquiries, days, timeZone);
  const rows = rowsOf(period);
  const rowsBefore = rowsOf(before);
  const slices = slicesOf(period, 'day');
  const parts = rowsBySlice(rows.views, slices, ({ day }) => day);
  return {
    rows,
    rowsBefore,
    pages: pagesOf(rows.views, rowsBefore.views),
    overTime: slices.map((slice, index) => ({ slice, views: parts[index] ?? [] })),
  };
}

/** Returns the total number of views. */
export function viewCount(views: readonly PageViews[]): number {
  return views.reduce((sum, row) => sum + row.views, 0);
}

/** Returns the share of a period's requests that became clients, from 0 to 1; null without requests. */
export function conversionRate({ requests, becameClients }: WebsiteRows): number | null {
  return requests.length === 0 ? null : becameClients.length / requests.length;
}

/** A figure of the website, and the rows that it counts. */
interface WebsiteFigure {
  title: string;
  unit: 'count' | 'share';
  /** Returns the figure; null for a share of nothing. */
  readOf: (rows: WebsiteRows) => number | null;
  table: keyof WebsiteRows;
}

/** The figures of the website, in the order of the report. */
export const websiteFigures: readonly WebsiteFigure[] = [
  { title: 'Page Views', unit: 'count', readOf: ({ views }) => viewCount(views), table: 'views' },
  {
    title: 'Consultation Requests',
    unit: 'count',
    readOf: ({ requests }) => requests.length,
    table: 'requests',
  },
  {
    title: 'Became Clients',
    unit: 'count',
    readOf: ({ becameClients }) => becameClients.length,
    table: 'becameClients',
  },
  { title: 'Requests to Clients', unit: 'share', readOf: conversionRate, table: 'requests' },
];

function websiteRows(
  views: readonly PageViews[],
  inquiries: readonly CountedInquiry[],
  period: Period,
  timeZone: TimeZone,
): WebsiteRows {
  const { from, until } = momentsOf(period, timeZone);
  const requests = inquiries.filter(({ createdAt }) => createdAt >= from && createdAt < until);
  return {
    views: views.filter(({ day }) => day >= period.from && day < period.until),
    requests,
    becameClients: requests.filter(({ state }) => state === 'client'),
  };
}

function pagesOf(views: readonly PageViews[], before: readonly PageViews[]): WebsiteReport['pages'] {
  const now = Map.groupBy(views, ({ path }) => path);
  const then = Map.groupBy(before, ({ path }) => path);
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((path) => ({
      path,
      views: now.get(path) ?? [],
      before: then.get(path) ?? [],
    }))
    .sort((a, b) => viewCount(b.views) - viewCount(a.views) || (a.path < b.path ? -1 : 1));
}
