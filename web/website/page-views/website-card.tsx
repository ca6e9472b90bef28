import { changeText, figureText } from '#domain/billing/reports/report-figures.ts';
import { formatPeriod } from '#domain/billing/reports/report-period.ts';
import { viewCount, type WebsiteReport, websiteFigures } from '#domain/website/page-views/website-report.ts';
import { BarChart } from '#web/billing/reports/bar-chart.tsx';
import { FigureCard } from '#web/billing/reports/figure-card.tsx';
import { ReportCard } from '#web/billing/reports/report-card.tsx';
import { useReportView } from '#web/billing/reports/report-view.ts';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { useWebsiteReport } from './use-website-report.ts';
import { PagesTable, RequestTable, ViewTable } from './website-tables.tsx';

/** A card with the website's views and their outcome. */
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
      <BarChart
        labels={overTime.map(({ slice }) => slice)}
        series={[
          { name: 'Page Views', look: 'solid', values: overTime.map(({ views }) => viewCount(views)) },
        ]}
      />
      <PagesTable website={website} />
    </>
  );
}
