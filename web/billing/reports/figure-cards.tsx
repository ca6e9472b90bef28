import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import {
  comparedDays,
  comparisonText,
  type FigureName,
  type FigureRows,
  figures,
  figureText,
  figureValue,
} from '#domain/billing/reports/report-figures.ts';
import { formatPeriod } from '#domain/billing/reports/report-period.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { FigureCard } from './figure-card.tsx';
import { InvoiceTable, PaymentTable, SessionTable } from './record-tables.tsx';
import { useReportView } from './report-view.ts';

/** The figures of the period, each with a comparison and its rows. */
export function FigureCards() {
  const { report, choice, showRows } = useReportView();
  const days = formatPeriod(choice.period);
  return (
    <>
      <p className="mb-3 text-ink-muted text-sm">{comparedDays(report)}</p>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {figures.map((figure) => (
          <FigureCard
            key={figure.name}
            title={figure.title}
            value={figureText(figureValue(figure.name, report.rows), figure.unit)}
            change={comparisonText(figure, report)}
            onOpen={() =>
              showRows({
                title: figure.title,
                about: isBalance(figure.name) ? `As of ${formatDay(report.balanceDay)}` : days,
                table: <FigureTable name={figure.name} label={figure.title} rows={report.rows} />,
              })
            }
          />
        ))}
      </div>
    </>
  );
}

function FigureTable({ name, label, rows }: { name: FigureName; label: string; rows: FigureRows }) {
  const { balanceDay } = useReportView().report;
  if (isOfSessions(name)) return <SessionTable label={label} rows={rows[name] satisfies Session[]} />;
  if (name === 'received') return <PaymentTable label={label} rows={rows.received} />;
  return (
    <InvoiceTable
      label={label}
      rows={rows[name] satisfies Invoice[]}
      day={isBalance(name) ? balanceDay : undefined}
    />
  );
}

function isBalance(name: FigureName): boolean {
  return name === 'outstanding' || name === 'overdue';
}

type SessionFigure = 'sessions' | 'delivered' | 'attendance' | 'absences';

function isOfSessions(name: FigureName): name is SessionFigure {
  return name === 'sessions' || name === 'delivered' || name === 'attendance' || name === 'absences';
}
