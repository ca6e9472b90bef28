import { figureText } from '#domain/billing/reports/report-figures.ts';
import { isOfFamily } from '#domain/website/inquiries/inquiry-kind.ts';
import { pageName } from '#domain/website/page-views/page-views.ts';
import {
  viewCount,
  type WebsiteReport,
  type WebsiteRows,
  websiteFigures,
  websiteReport,
} from '#domain/website/page-views/website-report.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { ReportDays, ReportSection } from '#server/platform/pdf/report-section.ts';
import { listInquiries } from '#server/website/inquiries/inquiry-store.ts';
import { listPageViews } from './page-view-store.ts';

/** Returns the sections about the website for the owner's printed report. */
export async function readWebsiteSections(
  queries: CaseloadQueries,
  days: ReportDays,
): Promise<ReportSection[]> {
  const { period, before } = days;
  const [views, inquiries] = await Promise.all([
    listPageViews(queries.practice, { from: before.from, until: period.until }),
    listInquiries(queries, { isMailOn: false }),
  ]);
  return websiteSections(websiteReport(views, inquiries.filter(isOfFamily), days));
}

function websiteSections({ rows, rowsBefore, pages, overTime }: WebsiteReport): ReportSection[] {
  const most = Math.max(1, ...overTime.map(({ views }) => viewCount(views)));
  const seen = overTime.filter(({ views }) => views.length > 0);
  return [
    {
      title: 'Website',
      note: 'Counted without cookies. Requests that became clients are those that arrived in the period.',
      head: ['', 'This Period', 'Before'],
      rows: websiteFigures.map(({ title, unit, readOf }) => {
        const cellOf = (of: WebsiteRows) =>
          unit === 'share' ? figureText(readOf(of), unit) : (readOf(of) ?? '');
        return { key: title, cells: [title, cellOf(rows), cellOf(rowsBefore)] };
      }),
      empty: '',
    },
    {
      title: 'Page Views Over Time',
      head: ['When', 'Views'],
      rows: seen.map(({ slice, views }) => ({
        key: slice.from,
        cells: [slice.label, viewCount(views)],
        bar: { length: viewCount(views) / most, filled: 1 },
      })),
      total: ['Total', viewCount(rows.views)],
      empty: 'Nobody was counted on the website in this period.',
    },
    {
      title: 'Views by Page',
      head: ['Page', 'This Period', 'Before'],
      rows: pages.map(({ path, views, before }) => ({
        key: path,
        cells: [pageName(path), viewCount(views), viewCount(before)],
      })),
      empty: 'Nobody was counted on the website yet.',
    },
  ];
}
