import type { Annual } from '#domain/billing/annuals/annual.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { LongTable } from '#web/platform/ui/long-table.tsx';
import { HeadCell } from '#web/platform/ui/table.tsx';
import { AnnualRow } from './annual-row.tsx';

const ROW_HEIGHT_PX = 57;

const head = (
  <>
    <HeadCell>Date</HeadCell>
    <HeadCell>Client</HeadCell>
    <HeadCell className="text-right">Amount</HeadCell>
    <HeadCell className="w-24 text-right">Actions</HeadCell>
  </>
);

interface AnnualTableProps {
  annuals: readonly Annual[];
  onEdit: (annual: Annual) => void;
}

/** The annual records as rows with menus. */
export function AnnualTable({ annuals, onEdit }: AnnualTableProps) {
  const clientName = useClientName();
  return (
    <LongTable
      label="Annual records"
      items={annuals}
      rowHeightPx={ROW_HEIGHT_PX}
      head={head}
      columnCount={4}
      className="table-fixed [overflow-anchor:none]"
      findText={(annual) =>
        [formatDay(annual.date), clientName(annual.clientId), formatCents(annual.amount)].join(' ')
      }
    >
      {(annual, place) => (
        <AnnualRow
          key={annual.id}
          annual={annual}
          clientName={clientName(annual.clientId)}
          onEdit={onEdit}
          {...place}
        />
      )}
    </LongTable>
  );
}
