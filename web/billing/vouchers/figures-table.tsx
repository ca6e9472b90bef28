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

const rowStyles = 'max-md:grid max-md:grid-cols-[repeat(3,auto)_minmax(0,1fr)] max-md:gap-x-3';

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
          <TableRow key={key} className={rowStyles}>
            <TableCell className="wrap-anywhere font-semibold max-md:col-span-3">{child}</TableCell>
            <FigureCells figures={figures} />
            {hasInvoices && (
              <TableCell className="whitespace-nowrap max-md:order-1 max-md:justify-end">{invoice}</TableCell>
            )}
          </TableRow>
        ))}
        <TableRow className={`border-ink border-t font-semibold ${rowStyles}`}>
          <TableCell className="max-md:col-span-3">Total</TableCell>
          <FigureCells figures={total} />
          {hasInvoices && <TableCell className="max-md:hidden" />}
        </TableRow>
      </TableBody>
    </Table>
  );
}

const figures = [
  { name: 'sessions', of: ({ sessions }: BillFigures) => String(sessions) },
  { name: 'minutes', of: ({ minutes }: BillFigures) => String(minutes) },
  { name: 'units', of: ({ units }: BillFigures) => unitsText(units) },
];

function FigureCells({ figures: sums }: { figures: BillFigures }) {
  return (
    <>
      {figures.map(({ name, of }) => (
        <TableCell
          key={name}
          className="whitespace-nowrap text-right tabular-nums max-md:order-1 max-md:gap-1! max-md:font-normal max-md:text-ink-muted"
        >
          {of(sums)}
          <span className="md:hidden">{of(sums) === '1' ? name.slice(0, -1) : name}</span>
        </TableCell>
      ))}
      <TableCell className="whitespace-nowrap text-right font-semibold tabular-nums max-md:justify-end">
        {formatCents(sums.cents)}
      </TableCell>
    </>
  );
}
