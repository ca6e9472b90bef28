import { changeText, figureText } from '#domain/reports/report-figures.ts';
import { formatPeriod } from '#domain/reports/report-period.ts';
import {
  conversionRate,
  viewCount,
  type WebsiteReport,
  type WebsiteRows,
} from '#domain/reports/website-report.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { FigureCard } from './figure-card.tsx';
import { LazyBarChart } from './lazy-bar-chart.tsx';
import { ReportCard } from './report-card.tsx';
import { useReportView } from './report-view.ts';
import { useWebsiteReport } from './use-website-report.ts';
import { PagesTable, RequestTable, ViewTable } from './website-tables.tsx';

/** How the website was seen, and what came of it. */
export function WebsiteCard() {
  const { choice, report } = useReportView();
  const { report: website, error, retry } = useWebsiteReport(choice.period, report.before);
  return (
    <ReportCard
      isWide
      title="Website"
      description="Counted on your own server without cookies; programs and your own visits are left out"
    >
      {website ? (
        <WebsiteFigures website={website} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : (
        <SkeletonRows count={2} label="Loading website figures" rowClassName="h-24" />
      )}
    </ReportCard>
  );
}

const websiteFigures: readonly {
  title: string;
  unit: 'count' | 'share';
  readOf: (rows: WebsiteRows) => number | null;
  table: 'views' | 'requests' | 'becameClients';
}[] = [
  { title: 'Page views', unit: 'count', readOf: ({ views }) => viewCount(views), table: 'views' },
  {
    title: 'Consultation requests',
    unit: 'count',
    readOf: ({ requests }) => requests.length,
    table: 'requests',
  },
  {
    title: 'Became clients',
    unit: 'count',
    readOf: ({ becameClients }) => becameClients.length,
    table: 'becameClients',
  },
  { title: 'Requests to clients', unit: 'share', readOf: conversionRate, table: 'requests' },
];

function WebsiteFigures({ website }: { website: WebsiteReport }) {
  const { choice, showRows } = useReportView();
  const { rows, rowsBefore, overTime } = website;
  return (
    <>
      <div className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {websiteFigures.map(({ title, unit, readOf, table }) => (
          <FigureCard
            key={title}
            title={title}
            value={figureText(readOf(rows), unit)}
            change={changeText(readOf(rows), readOf(rowsBefore), unit)}
            onOpen={() =>
              showRows({
                title,
                about: formatPeriod(choice.period),
                table:
                  table === 'views' ? (
                    <ViewTable label={title} rows={rows.views} />
                  ) : (
                    <RequestTable label={title} rows={rows[table]} />
                  ),
              })
            }
          />
        ))}
      </div>
      <LazyBarChart
        labels={overTime.map(({ slice }) => slice)}
        series={[
          { name: 'Page views', look: 'solid', values: overTime.map(({ views }) => viewCount(views)) },
        ]}
      />
      <PagesTable website={website} />
    </>
  );
}
