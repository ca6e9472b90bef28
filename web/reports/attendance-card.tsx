import type { ClientAttendance } from '#domain/reports/client-attendance.ts';
import { figureText, hoursOf } from '#domain/reports/report-figures.ts';
import { formatPeriod } from '#domain/reports/report-period.ts';
import { attendanceRate, minutesDelivered } from '#domain/reports/session-report.ts';
import type { Session } from '#domain/sessions/session.ts';
import { SessionTable } from './record-tables.tsx';
import { ReportCard } from './report-card.tsx';
import { clientColumn } from './report-columns.tsx';
import { type ReportColumn, ReportTable } from './report-table.tsx';
import { useReportView } from './report-view.ts';
import { RowsButton } from './rows-button.tsx';

/** How each client attended in the period, and how many billable absences the school year has left. */
export function AttendanceCard() {
  const { report, settings, clientName, choice } = useReportView();
  const limit = settings.billableAbsences;
  return (
    <ReportCard
      isWide
      title="Attendance by client"
      description={`Absences count in the school year ${formatPeriod(report.schoolYear)}`}
    >
      <ReportTable
        label="Attendance by client"
        fileName={`attendance-${choice.period.from}`}
        columns={[
          clientColumn(clientName),
          useSessionsColumn('Sessions', ({ sessions }) => sessions),
          {
            title: 'Hours',
            cell: ({ sessions }) => hoursOf(minutesDelivered(sessions)),
            value: ({ sessions }) => Number(hoursOf(minutesDelivered(sessions))),
            isNumber: true,
            total: hoursOf(minutesDelivered(report.rows.sessions)),
          },
          {
            title: 'Attendance',
            cell: ({ sessions }) => figureText(attendanceRate(sessions), 'share'),
            value: ({ sessions }) => percentOf(sessions),
            isNumber: true,
            total: figureText(attendanceRate(report.rows.sessions), 'share'),
          },
          useSessionsColumn('Absences this school year', ({ absencesOfYear }) => absencesOfYear),
          {
            title: `Billable left of ${limit}`,
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

function useSessionsColumn(
  title: string,
  sessionsOf: (row: ClientAttendance) => Session[],
): ReportColumn<ClientAttendance> {
  const { report, clientName, showRows } = useReportView();
  return {
    title,
    cell: (row) => {
      const name = `${title}, ${clientName(row.clientId)}`;
      const sessions = sessionsOf(row);
      return (
        <RowsButton
          label={name}
          isEmpty={sessions.length === 0}
          onOpen={() => showRows({ title: name, table: <SessionTable label={name} rows={sessions} /> })}
        >
          {sessions.length}
        </RowsButton>
      );
    },
    value: (row) => sessionsOf(row).length,
    isNumber: true,
    total: report.attendance.reduce((sum, row) => sum + sessionsOf(row).length, 0),
  };
}

function percentOf(sessions: readonly Session[]): number | null {
  const rate = attendanceRate(sessions);
  return rate === null ? null : Math.round(rate * 100);
}
