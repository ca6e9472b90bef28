import { clsx } from 'clsx';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { methodText, signedAmount } from '#domain/billing/payments/payment-text.ts';
import { paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import type { MoreRows } from '#web/platform/ui/more-rows.tsx';
import { HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { useAccountName } from './account-name.ts';
import { PaymentKindBadge } from './payment-kind-badge.tsx';

const ROW_HEIGHT_PX = 61;

interface PaymentTableProps {
  payments: readonly Payment[];
  more: MoreRows | undefined;
}

/** Payments, refunds and write-offs as a table, the latest day first; each row leads to its page. */
export function PaymentTable({ payments, more }: PaymentTableProps) {
  const accountName = useAccountName(payments);
  return (
    <LongTable
      label="Payments"
      items={payments}
      more={more}
      rowHeightPx={ROW_HEIGHT_PX}
      columnCount={5}
      className="md:table-fixed"
      findText={(payment) =>
        [
          formatDay(payment.date),
          accountName(payment),
          paymentKindLabels[payment.kind],
          methodText(payment),
          formatCents(payment.amount),
        ].join(' ')
      }
      head={
        <>
          <HeadCell className="md:w-32">Date</HeadCell>
          <HeadCell>Client</HeadCell>
          <HeadCell className="md:w-[22%] lg:w-[30%]">Method</HeadCell>
          <HeadCell className="md:w-28">Kind</HeadCell>
          <HeadCell className="text-right md:w-28 lg:w-32">Amount</HeadCell>
        </>
      }
    >
      {(payment, place) => (
        <PaymentRow key={payment.id} payment={payment} name={accountName(payment)} place={place} />
      )}
    </LongTable>
  );
}

interface PaymentRowProps {
  payment: Payment;
  name: string;
  place: LongTablePlace;
}

function PaymentRow({ payment, name, place }: PaymentRowProps) {
  const isVoid = payment.voidedAt !== null;
  const struck = isVoid && 'line-through';
  return (
    <TableRow
      interactive
      {...placeInTable(place)}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell className={clsx('whitespace-nowrap max-md:order-1 max-md:text-ink-muted', struck)}>
        {formatDay(payment.date)}
      </TableCell>
      <TableCell className={clsx('wrap-anywhere font-semibold', struck)}>
        <RowLink to={`/payments/${payment.id}`}>{name}</RowLink>
      </TableCell>
      <TableCell
        className={clsx('wrap-anywhere max-md:order-3 max-md:col-span-2 max-md:text-ink-muted', struck)}
      >
        {methodText(payment)}
      </TableCell>
      <TableCell className="max-md:order-2 max-md:justify-end">
        <PaymentKindBadge payment={payment} />
      </TableCell>
      <TableCell
        className={clsx(
          'whitespace-nowrap text-right font-semibold tabular-nums max-md:col-start-2 max-md:row-start-1 max-md:justify-end',
          struck,
        )}
      >
        {signedAmount(payment)}
      </TableCell>
    </TableRow>
  );
}
