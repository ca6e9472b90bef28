import type { ClientAttendance } from '#domain/billing/reports/client-attendance.ts';
import { figureText, hoursOf } from '#domain/billing/reports/report-figures.ts';
import { formatPeriod } from '#domain/billing/reports/report-period.ts';
import { attendanceRate, isExpected } from '#domain/billing/reports/session-report.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { minutesDelivered } from '#domain/caseload/sessions/session-totals.ts';
import { tookPlace } from '#domain/caseload/sessions/took-place.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { SessionsButton } from './record-buttons.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';

interface AttendanceNumber {
  title: string;
  rowsOf: (row: ClientAttendance) => Session[];
  textOf: (rows: readonly Session[]) => string;
  readOf: (rows: readonly Session[]) => number | null;
}

const count = { textOf: (rows: readonly Session[]) => String(rows.length), readOf: sizeOf };

const numbers: readonly AttendanceNumber[] = [
  { title: 'Sessions', rowsOf: ({ sessions }) => sessions, ...count },
  {
    title: 'Hours',
    rowsOf: ({ sessions }) => sessions.filter(tookPlace),
    textOf: (rows) => hoursOf(minutesDelivered(rows)),
    readOf: (rows) => Number(hoursOf(minutesDelivered(rows))),
  },
  {
    title: 'Attendance',
    rowsOf: ({ sessions }) => sessions.filter(isExpected),
    textOf: (rows) => figureText(attendanceRate(rows), 'share'),
    readOf: percentOf,
  },
  { title: 'Absences This School Year', rowsOf: ({ absencesOfYear }) => absencesOfYear, ...count },
];

/** Each client's attendance in the period, and the billable absences left in the school year. */
export function AttendanceCard() {
  const { report, settings, clientName, choice } = useReportView();
  const shownName = useClientName();
  return (
    <ReportCard
      isWide
      title="Attendance by Client"
      description={`Absences count in the school year ${formatPeriod(report.schoolYear)}`}
    >
      <ReportTable
        label="Attendance by Client"
        fileName={`attendance-${choice.period.from}`}
        columns={[
          clientColumn(clientName),
          ...numbers.map((number) => columnOf(number, report.attendance, shownName)),
          {
            title: `Billable Left of ${settings.billableAbsences}`,
            cell: ({ billableLeft }) => billableLeft,
            value: ({ billableLeft }) => billableLeft,
            isNumber: true,
          },
        ]}
        rows={report.attendance}
        keyOf={({ clientId }) => clientId}
        empty="No sessions in this period, and no absences in this school year."
      />
    </ReportCard>
  );
}

function columnOf(
  { title, rowsOf, textOf, readOf }: AttendanceNumber,
  all: readonly ClientAttendance[],
  clientName: (clientId: number) => string,
): ReportColumn<ClientAttendance> {
  const everyRow = all.flatMap(rowsOf);
  return {
    title,
    cell: (row) => (
      <SessionsButton label={`${title}, ${clientName(row.clientId)}`} rows={rowsOf(row)}>
        {textOf(rowsOf(row))}
      </SessionsButton>
    ),
    value: (row) => readOf(rowsOf(row)),
    isNumber: true,
    total: (
      <SessionsButton label={title} rows={everyRow}>
        {textOf(everyRow)}
      </SessionsButton>
    ),
  };
}

function sizeOf(rows: readonly Session[]): number {
  return rows.length;
}

function percentOf(rows: readonly Session[]): number | null {
  const rate = attendanceRate(rows);
  return rate === null ? null : Math.round(rate * 100);
}
