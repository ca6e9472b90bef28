import { memo } from 'react';
import { Link } from 'react-router';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Badge } from '#web/platform/ui/badge.tsx';
import { type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { AnnualMenu } from './annual-menu.tsx';

interface AnnualRowProps extends LongTablePlace {
  annual: Annual;
  clientName: string;
  onEdit: (annual: Annual) => void;
}

/** An annual record as a table row, or as a card on phones. */
export const AnnualRow = memo(function AnnualRow({
  annual,
  clientName,
  onEdit,
  index,
  measure,
}: AnnualRowProps) {
  const date = formatDay(annual.date);
  return (
    <TableRow
      {...placeInTable({ index, measure })}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-2"
    >
      <TableCell className="whitespace-nowrap max-md:order-2 max-md:row-start-2 max-md:pt-0 max-md:text-ink-muted">
        {date}
      </TableCell>
      <TableCell className="font-semibold max-md:order-1 max-md:pb-0 max-md:text-base">
        <Link to={`/clients/${annual.clientId}`} className="min-w-0 truncate hover:text-primary md:block">
          <ClientNameOf id={annual.clientId} />
        </Link>
      </TableCell>
      <TableCell className="text-right tabular-nums max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 max-md:flex-col-reverse max-md:items-end max-md:gap-1">
        {annual.invoiceId !== null && (
          <Badge variant="secondary" className="md:mr-3">
            Invoiced
          </Badge>
        )}
        <span className="font-semibold">{formatCents(annual.amount)}</span>
      </TableCell>
      <TableCell className="text-right max-md:col-start-3 max-md:row-span-2 max-md:row-start-1">
        <AnnualMenu annual={annual} name={`${clientName}, ${date}`} onEdit={onEdit} />
      </TableCell>
    </TableRow>
  );
});
