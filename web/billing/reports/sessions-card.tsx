import { useState } from 'react';
import type { SessionSlice } from '#domain/billing/reports/session-report.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  sessionStatuses,
  sessionStatusLabels,
  sessionTypeLabels,
  sessionTypes,
} from '#domain/caseload/sessions/session-words.ts';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { BarChart } from './bar-chart.tsx';
import type { ChartLook } from './chart-looks.tsx';
import { SessionsButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { shortColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

type Split = 'status' | 'type';

interface Part {
  title: string;
  look: ChartLook;
  has: (session: Session) => boolean;
}

const looks: readonly ChartLook[] = ['dots', 'solid', 'stripes', 'crossed', 'lines'];

const parts: Record<Split, readonly Part[]> = {
  status: sessionStatuses.map((status, index) => ({
    title: sessionStatusLabels[status],
    look: looks[index] ?? 'solid',
    has: (session) => session.status === status,
  })),
  type: sessionTypes.map((type, index) => ({
    title: sessionTypeLabels[type],
    look: looks[(index + 1) % looks.length] ?? 'solid',
    has: (session) => session.type === type,
  })),
};

const splits = [
  { value: 'status', label: 'By Status' },
  { value: 'type', label: 'By Type' },
] as const;

/** Sessions over time by status or type. */
export function SessionsCard() {
  const { report, choice } = useReportView();
  const [split, setSplit] = useState<Split>('status');
  const { sessions } = report.rows;
  const shown = parts[split].filter(({ has }) => sessions.some(has));
  const slices = report.sessionsOverTime;
  return (
    <ReportCard
      title="Sessions Over Time"
      description={`${sessions.length.toLocaleString('en-US')} in this period`}
      actions={<SegmentedControl label="Show sessions" value={split} options={splits} onChange={setSplit} />}
    >
      <BarChart
        isStacked
        labels={slices.map(({ slice }) => slice)}
        series={shown.map(({ title, look, has }) => ({
          name: title,
          look,
          values: slices.map((slice) => slice.sessions.filter(has).length),
        }))}
      />
      <ReportTable
        label={`Sessions by ${split}`}
        fileName={`sessions-by-${split}-${choice.period.from}`}
        columns={[
          shortColumn('When', ({ slice }: SessionSlice) => slice.label),
          ...countColumns(shown, sessions),
        ]}
        rows={sessions.length === 0 ? [] : slices}
        keyOf={({ slice }) => slice.from}
        empty="No sessions in this period."
      />
    </ReportCard>
  );
}

function countColumns(shown: readonly Part[], all: readonly Session[]): ReportColumn<SessionSlice>[] {
  return [...shown, { title: 'All', has: () => true }].map(({ title, has }) => ({
    title,
    cell: ({ slice, sessions }) => (
      <SessionsButton label={`${title}, ${slice.label}`} rows={sessions.filter(has)} />
    ),
    value: ({ sessions }) => sessions.filter(has).length,
    isNumber: true,
    total: <SessionsButton label={`${title}, Whole Period`} rows={all.filter(has)} />,
  }));
}
