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
  label: string;
  rows: readonly FiguresRow[];
  total: BillFigures;
  hasInvoices?: boolean;
}

const figureStyles = 'text-right tabular-nums max-md:justify-between';

/** The figures of a bill by child, with the total. */
export function FiguresTable({ label, rows, total, hasInvoices = false }: FiguresTableProps) {
  return (
    <Table label={label}>
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
          <TableRow key={key}>
            <TableCell className="wrap-anywhere font-semibold">{child}</TableCell>
            <FigureCells figures={figures} />
            {hasInvoices && <TableCell className="max-md:empty:hidden">{invoice}</TableCell>}
          </TableRow>
        ))}
        <TableRow className="border-ink border-t font-semibold">
          <TableCell>Total</TableCell>
          <FigureCells figures={total} />
          {hasInvoices && <TableCell className="max-md:hidden" />}
        </TableRow>
      </TableBody>
    </Table>
  );
}

function FigureCells({ figures: { sessions, minutes, units, cents } }: { figures: BillFigures }) {
  return (
    <>
      <TableCell label="Sessions" className={figureStyles}>
        {sessions}
      </TableCell>
      <TableCell label="Minutes" className={figureStyles}>
        {minutes}
      </TableCell>
      <TableCell label="Units" className={figureStyles}>
        {unitsText(units)}
      </TableCell>
      <TableCell label="Amount" className={`${figureStyles} font-semibold`}>
        {formatCents(cents)}
      </TableCell>
    </>
  );
}
