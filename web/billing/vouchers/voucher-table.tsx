import { billDaysText } from '#domain/billing/vouchers/billing-month.ts';
import { type ListedVoucher, standingOf, voucherStandingLabels } from '#domain/billing/vouchers/voucher.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import type { MoreRows } from '#web/platform/ui/more-rows.tsx';
import { HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { usePayerName } from './use-payers.ts';
import { VoucherBadge } from './voucher-badge.tsx';

const ROW_HEIGHT_PX = 61;

interface VoucherTableProps {
  vouchers: readonly ListedVoucher[];
  more: MoreRows | undefined;
}

/** Bills to payers as a table; each row leads to its page. */
export function VoucherTable({ vouchers, more }: VoucherTableProps) {
  const payerName = usePayerName();
  return (
    <LongTable
      label="Bills to payers"
      items={vouchers}
      more={more}
      rowHeightPx={ROW_HEIGHT_PX}
      columnCount={5}
      className="md:table-fixed"
      findText={(voucher) =>
        [
          `Bill ${voucher.number}`,
          payerName(voucher.payerId),
          billDaysText(voucher),
          formatCents(voucher.cents),
          voucherStandingLabels[standingOf(voucher)],
        ].join(' ')
      }
      head={
        <>
          <HeadCell className="md:w-24">Bill</HeadCell>
          <HeadCell>Payer</HeadCell>
          <HeadCell className="md:w-[26%]">Period</HeadCell>
          <HeadCell className="text-right md:w-32">Total</HeadCell>
          <HeadCell className="md:w-40">Status</HeadCell>
        </>
      }
    >
      {(voucher, place) => (
        <VoucherRow key={voucher.id} voucher={voucher} payerName={payerName(voucher.payerId)} place={place} />
      )}
    </LongTable>
  );
}

interface VoucherRowProps {
  voucher: ListedVoucher;
  payerName: string;
  place: LongTablePlace;
}

function VoucherRow({ voucher, payerName, place }: VoucherRowProps) {
  const { id, number, cents, isPaid } = voucher;
  return (
    <TableRow
      interactive
      {...placeInTable(place)}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell className="whitespace-nowrap">
        <RowLink to={`/vouchers/${id}`}>{`Bill ${number}`}</RowLink>
      </TableCell>
      <TableCell className="wrap-anywhere max-md:order-1 max-md:col-span-2">{payerName}</TableCell>
      <TableCell className="text-ink-muted max-md:order-2">{billDaysText(voucher)}</TableCell>
      <TableCell className="whitespace-nowrap text-right font-semibold tabular-nums max-md:justify-end">
        {formatCents(cents)}
      </TableCell>
      <TableCell className="max-md:order-3 max-md:justify-end">
        <span className="max-md:text-right">
          <VoucherBadge voucher={voucher} isPaid={isPaid} />
          <span className="mt-0.5 block text-ink-muted text-xs empty:hidden">{lastActText(voucher)}</span>
        </span>
      </TableCell>
    </TableRow>
  );
}

function lastActText({ sentOn, voidedOn }: ListedVoucher): string {
  if (voidedOn !== null) return formatDay(voidedOn);
  return sentOn === null ? '' : `Sent ${formatDay(sentOn)}`;
}
