import { dayOf, formatDate, formatDay } from '#domain/platform/dates.ts';
import { type PageViews, pageName } from '#domain/website/page-views/page-views.ts';
import {
  viewCount,
  type WebsiteReport,
  type WebsiteRows,
} from '#domain/website/page-views/website-report.ts';
import { OpeningButton } from '#web/billing/reports/record-buttons.tsx';
import { fileNameOf } from '#web/billing/reports/record-tables.tsx';
import { RowLink, textColumn } from '#web/billing/reports/report-columns.tsx';
import { type ReportColumn, ReportTable } from '#web/billing/reports/report-table.tsx';
import { useReportView } from '#web/billing/reports/report-view.ts';
import { inquiryStateLabels } from '#web/website/inquiries/inquiry-state-labels.ts';

type SeenPage = WebsiteReport['pages'][number];

/** A table of the views of each page. */
export function PagesTable({ website }: { website: WebsiteReport }) {
  const { choice } = useReportView();
  return (
    <ReportTable
      label="Views by Page"
      fileName={`views-by-page-${choice.period.from}`}
      columns={[
        textColumn('Page', ({ path }: SeenPage) => pageName(path)),
        {
          title: 'Views',
          cell: ({ path, views }) => <ViewsButton label={`Views of ${pageName(path)}`} rows={views} />,
          value: ({ views }) => viewCount(views),
          isNumber: true,
          total: <ViewsButton label="Page Views" rows={website.rows.views} />,
        },
        {
          title: 'Period Before',
          cell: ({ path, before }) => (
            <ViewsButton label={`Views of ${pageName(path)} in the Period Before`} rows={before} />
          ),
          value: ({ before }) => viewCount(before),
          isNumber: true,
          total: <ViewsButton label="Page Views in the Period Before" rows={website.rowsBefore.views} />,
        },
      ]}
      rows={website.pages}
      keyOf={({ path }) => path}
      empty="Nobody was counted on the website yet."
    />
  );
}

function ViewsButton({ label, rows }: { label: string; rows: readonly PageViews[] }) {
  return (
    <OpeningButton label={label} rows={rows} table={<ViewTable label={label} rows={rows} />}>
      {viewCount(rows).toLocaleString('en-US')}
    </OpeningButton>
  );
}

/** A table of page views by day. */
export function ViewTable({ label, rows }: { label: string; rows: readonly PageViews[] }) {
  const { choice } = useReportView();
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, choice.period.from)}
      columns={[
        { title: 'Day', cell: ({ day }) => formatDay(day), value: ({ day }) => day, isShort: true },
        textColumn('Page', ({ path }: PageViews) => pageName(path)),
        {
          title: 'Views',
          cell: ({ views }) => views.toLocaleString('en-US'),
          value: ({ views }) => views,
          isNumber: true,
          total: viewCount(rows).toLocaleString('en-US'),
        },
      ]}
      rows={rows}
      keyOf={({ day, path }) => `${day} ${path}`}
      empty="Nobody was counted on the website in this period."
    />
  );
}

/** A table of consultation requests, each linked to the inbox. */
export function RequestTable({ label, rows }: { label: string; rows: WebsiteRows['requests'] }) {
  const { choice, settings } = useReportView();
  const columns: ReportColumn<WebsiteRows['requests'][number]>[] = [
    {
      title: 'Received',
      cell: ({ createdAt }) => formatDate(createdAt, settings.timeZone),
      value: ({ createdAt }) => dayOf(createdAt, settings.timeZone),
      isShort: true,
    },
    {
      title: 'From',
      cell: ({ parentName }) => <RowLink to="/inquiries">{parentName}</RowLink>,
      value: ({ parentName }) => parentName,
    },
    textColumn('State', ({ state }) => inquiryStateLabels[state]),
  ];
  return (
    <ReportTable
      label={label}
      fileName={fileNameOf(label, choice.period.from)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty="No consultation requests in this period."
    />
  );
}
