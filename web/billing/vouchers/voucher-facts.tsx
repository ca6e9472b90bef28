import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Cover } from '#domain/billing/vouchers/cover.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { FactList } from '#web/platform/ui/fact-list.tsx';

interface VoucherFactsProps {
  voucher: Voucher;
  cover: Cover;
  /** Its invoices; empty for a void bill. */
  invoices: readonly Invoice[];
}

/** A bill's total and what became of it. */
export function VoucherFacts({ voucher, cover, invoices }: VoucherFactsProps) {
  const { sentOn, sentHow, voidedOn, voidReason } = voucher;
  const { vendorNumber, contractNumber } = cover.payer;
  const how = sentHow ? `, ${sentHow}` : '';
  return (
    <Card className="mb-5">
      <CardBody className="grid gap-3">
        <p className="font-display font-semibold text-3xl text-ink tabular-nums leading-tight">
          {formatCents(cover.total.cents)}
        </p>
        <FactList
          facts={[
            ['Void', voidedOn && `${formatDay(voidedOn)}: ${voidReason}`],
            ['Made', formatDay(cover.madeOn)],
            ['Sent', sentOn && `${formatDay(sentOn)}${how}`],
            ['Paid', paidText(invoices)],
            ['Vendor Number', vendorNumber],
            ['Contract No.', contractNumber],
          ]}
        />
      </CardBody>
    </Card>
  );
}

function paidText(invoices: readonly Invoice[]): string | null {
  if (invoices.length === 0) return null;
  if (invoices.every(({ status }) => status === 'paid')) return 'All of it';
  const paid = invoices.reduce((sum, one) => sum + one.paid, 0);
  const total = invoices.reduce((sum, one) => sum + one.amount, 0);
  return paid === 0 ? null : `${formatCents(paid)} of ${formatCents(total)}`;
}
