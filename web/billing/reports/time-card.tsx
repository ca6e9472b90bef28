import { hoursOf } from '#domain/billing/reports/report-figures.ts';
import { type KindOfTime, minutesOf } from '#domain/billing/reports/time-report.ts';
import { type TimeEntry, timeKindLabels } from '#domain/caseload/time-entries/time-entry.ts';
import { OpeningButton } from './record-buttons.tsx';
import { TimeTable } from './record-tables.tsx';
import { ReportCard } from './report-card.tsx';
import { textColumn } from './report-columns.tsx';
import { ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

/** Time without a child in the period, by kind. */
export function TimeCard() {
  const { report, choice } = useReportView();
  const all = report.timeByKind.flatMap(({ entries }) => entries);
  return (
    <ReportCard
      title="Time Without a Child"
      description={`${hoursOf(minutesOf(all))} h in this period, in no invoice and not in the hours delivered`}
    >
      <ReportTable
        label="Time Without a Child by Kind"
        fileName={`time-without-a-child-${choice.period.from}`}
        columns={[
          textColumn('Kind', ({ kind }: KindOfTime) => timeKindLabels[kind]),
          {
            title: 'Entries',
            cell: ({ kind, entries }) => <TimeButton label={timeKindLabels[kind]} rows={entries} />,
            value: ({ entries }) => entries.length,
            isNumber: true,
            total: <TimeButton label="Time Without a Child" rows={all} />,
          },
          {
            title: 'Hours',
            cell: ({ entries }) => hoursOf(minutesOf(entries)),
            value: ({ entries }) => Number(hoursOf(minutesOf(entries))),
            isNumber: true,
            total: hoursOf(minutesOf(all)),
          },
        ]}
        rows={report.timeByKind}
        keyOf={({ kind }) => kind}
        empty="No time without a child in this period."
      />
    </ReportCard>
  );
}

function TimeButton({ label, rows }: { label: string; rows: readonly TimeEntry[] }) {
  return <OpeningButton label={label} rows={rows} table={<TimeTable label={label} rows={rows} />} />;
}
