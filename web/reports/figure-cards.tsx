import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  changeText,
  type FigureName,
  type FigureRows,
  figures,
  figureText,
  figureValue,
} from '#domain/reports/report-figures.ts';
import { formatPeriod } from '#domain/reports/report-period.ts';
import type { Session } from '#domain/sessions/session.ts';
import { FigureCard } from './figure-card.tsx';
import { InvoiceTable, SessionTable } from './record-tables.tsx';
import { useReportView } from './report-view.ts';

/** The numbers of the period, each with the period before and the rows behind it. */
export function FigureCards() {
  const { report, choice, showRows } = useReportView();
  const about = formatPeriod(choice.period);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {figures.map(({ name, title, unit }) => {
        const now = figureValue(name, report.rows);
        const before = figureValue(name, report.rowsBefore);
        return (
          <FigureCard
            key={name}
            title={title}
            value={figureText(now, unit)}
            change={changeText(now, before, unit)}
            onOpen={() =>
              showRows({ title, about, table: <FigureTable name={name} label={title} rows={report.rows} /> })
            }
          />
        );
      })}
    </div>
  );
}

function FigureTable({ name, label, rows }: { name: FigureName; label: string; rows: FigureRows }) {
  return isOfSessions(name) ? (
    <SessionTable label={label} rows={rows[name] satisfies Session[]} />
  ) : (
    <InvoiceTable label={label} rows={rows[name] satisfies Invoice[]} />
  );
}

type SessionFigure = 'sessions' | 'delivered' | 'attendance' | 'absences';

function isOfSessions(name: FigureName): name is SessionFigure {
  return name === 'sessions' || name === 'delivered' || name === 'attendance' || name === 'absences';
}
