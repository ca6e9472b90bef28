import { useState } from 'react';
import type { TimeZone } from '#domain/dates.ts';
import { formatCents } from '#domain/money.ts';
import type { Period } from '#domain/reports/report-period.ts';
import { revenueReport, revenueRows } from '#domain/reports/revenue-report.ts';
import { sessionReport, sessionsIn } from '#domain/reports/session-report.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FigureCard } from './figure-card.tsx';
import { invoiceColumns, sessionColumns } from './report-columns.tsx';
import type { ReportRecords } from './report-records.ts';
import { ReportTable } from './report-table.tsx';
import type { ReportChoice } from './use-report-choice.ts';

interface ReportFiguresProps {
  records: ReportRecords;
  choice: ReportChoice;
}

type OpenFigure = 'delivered' | 'attendance' | 'invoiced' | 'paid' | 'outstanding' | 'overdue';

const titles: Record<OpenFigure, string> = {
  delivered: 'Hours delivered',
  attendance: 'Attendance',
  invoiced: 'Invoiced',
  paid: 'Paid',
  outstanding: 'Outstanding',
  overdue: 'Overdue',
};

/** The numbers of the period, each with the period before and the rows behind it. */
export function ReportFigures({ records, choice }: ReportFiguresProps) {
  const timeZone = useTimeZone();
  const [open, setOpen] = useState<OpenFigure | null>(null);
  const now = figuresOf(records, choice.period, choice.clientId, timeZone);
  const before = figuresOf(records, choice.before, choice.clientId, timeZone);
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:col-span-2 xl:grid-cols-6">
      {figureOrder.map((figure) => (
        <FigureCard
          key={figure}
          title={titles[figure]}
          value={now[figure]}
          before={before[figure]}
          onOpen={() => setOpen(figure)}
        />
      ))}
      <Dialog
        open={open !== null}
        onOpenChange={(next) => !next && setOpen(null)}
        title={open ? titles[open] : ''}
        width="lg"
      >
        {open && <FigureRows figure={open} records={records} choice={choice} />}
      </Dialog>
    </div>
  );
}

const figureOrder: readonly OpenFigure[] = [
  'delivered',
  'attendance',
  'invoiced',
  'paid',
  'outstanding',
  'overdue',
];

function figuresOf(records: ReportRecords, period: Period, clientId: number | null, timeZone: TimeZone) {
  const sessions = sessionReport(sessionsIn(records.sessions, period, timeZone, clientId));
  const revenue = revenueReport(records.invoices, period, timeZone, clientId);
  return {
    delivered: `${(sessions.minutesDelivered / 60).toFixed(1)} h`,
    attendance: sessions.attendanceRate === null ? '–' : `${Math.round(sessions.attendanceRate * 100)}%`,
    invoiced: formatCents(revenue.invoiced),
    paid: formatCents(revenue.paid),
    outstanding: formatCents(revenue.outstanding),
    overdue: formatCents(revenue.overdue),
  };
}

function FigureRows({ figure, records, choice }: ReportFiguresProps & { figure: OpenFigure }) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  if (figure === 'delivered' || figure === 'attendance') {
    const expected = ['completed', 'absence', 'no-show'];
    const rows = sessionsIn(records.sessions, choice.period, timeZone, choice.clientId).filter(
      ({ status }) => (figure === 'delivered' ? status === 'completed' : expected.includes(status)),
    );
    return (
      <ReportTable
        label={titles[figure]}
        fileName={`${figure}-${choice.period.from}`}
        columns={sessionColumns(clientName, timeZone)}
        rows={rows}
        keyOf={({ id }) => id}
        empty="No sessions in this period."
      />
    );
  }
  return (
    <ReportTable
      label={titles[figure]}
      fileName={`${figure}-${choice.period.from}`}
      columns={invoiceColumns(clientName, timeZone)}
      rows={revenueRows(records.invoices, choice.period, timeZone, choice.clientId)[figure]}
      keyOf={({ id }) => id}
      empty="No invoices in this period."
    />
  );
}
