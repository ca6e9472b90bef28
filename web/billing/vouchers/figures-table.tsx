import type { Key, ReactNode } from 'react';
import type { BillFigures } from '#domain/billing/vouchers/bill-figures.ts';
import { unitsText } from '#domain/billing/vouchers/units.ts';
import { formatCents } from '#domain/platform/money.ts';
import { HeadCell, Table, TableBody, TableCell, TableHead, TableRow } from '#web/platform/ui/table.tsx';

interface FiguresRow {
  key: Key;
  child: ReactNode;
  figures: BillFigures;
  /** A link to the child's invoice. */
  invoice?: ReactNode;
}

interface FiguresTableProps {
  rows: readonly FiguresRow[];
  total: BillFigures;
  hasInvoices?: boolean;
}

const rowStyles = 'max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3';

/** The figures of a bill by child, with the total. */
export function FiguresTable({ rows, total, hasInvoices = false }: FiguresTableProps) {
  return (
    <Table label="The bill by child">
      <TableHead>
        <HeadCell>Child</HeadCell>
        <HeadCell className="text-right">Sessions</HeadCell>
        <HeadCell className="text-right">Minutes</HeadCell>
        <HeadCell className="text-right">Units</HeadCell>
        <HeadCell className="text-right">Amount</HeadCell>
        {hasInvoices && <HeadCell>Invoice</HeadCell>}
      </TableHead>
      <TableBody>
        {rows.map(({ key, child, figures, invoice }) => (
          <TableRow key={key} className={rowStyles}>
            <FigureCells name={child} figures={figures} />
            {hasInvoices && (
              <TableCell className="whitespace-nowrap max-md:col-start-2 max-md:justify-end">
                {invoice}
              </TableCell>
            )}
          </TableRow>
        ))}
        <TableRow className={`border-ink border-t font-semibold ${rowStyles}`}>
          <FigureCells name="Total" figures={total} />
          {hasInvoices && <TableCell className="max-md:hidden" />}
        </TableRow>
      </TableBody>
    </Table>
  );
}

interface FigureCellsProps {
  name: ReactNode;
  figures: BillFigures;
}

/** The cells of a row; on phones the small figures are one line below the name. */
function FigureCells({ name, figures: { sessions, minutes, units, cents } }: FigureCellsProps) {
  const counts = [
    { noun: 'session', count: String(sessions) },
    { noun: 'minute', count: String(minutes) },
    { noun: 'unit', count: unitsText(units) },
  ];
  return (
    <>
      <TableCell className="wrap-anywhere font-semibold">
        <span className="min-w-0">
          {name}
          <span className="block font-normal text-ink-muted md:hidden">
            {counts.map(({ noun, count }) => `${count} ${noun}${count === '1' ? '' : 's'}`).join(' · ')}
          </span>
        </span>
      </TableCell>
      {counts.map(({ noun, count }) => (
        <TableCell key={noun} className="text-right tabular-nums max-md:hidden">
          {count}
        </TableCell>
      ))}
      <TableCell className="whitespace-nowrap text-right font-semibold tabular-nums max-md:justify-end">
        {formatCents(cents)}
      </TableCell>
    </>
  );
}
