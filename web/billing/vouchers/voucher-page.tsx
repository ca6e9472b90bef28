import { FileX } from 'lucide-react';
import { useMemo } from 'react';
import { billDaysText } from '#domain/billing/vouchers/billing-month.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherBadge } from './voucher-badge.tsx';
import { VoucherFacts } from './voucher-facts.tsx';
import { VoucherFigures } from './voucher-figures.tsx';
import { useInvoicesOfVoucher, useVoucherOfAddress } from './voucher-queries.ts';

/** A bill to a payer: its figures by child, its files, and whether it was sent and paid. */
export function VoucherPage({ id }: { id: string }) {
  return (
    <RecordPage query={useVoucherOfAddress(id)} noun="Bill" to="/vouchers" icon={FileX} above={back}>
      {(voucher) => <VoucherFound voucher={voucher} />}
    </RecordPage>
  );
}

function VoucherFound({ voucher }: { voucher: Voucher }) {
  const cover = useMemo(() => coverOf(voucher.text), [voucher.text]);
  const invoices = useInvoicesOfVoucher(voucher.id).data ?? [];
  const canBePaid = invoices.some(({ status }) => status !== 'paid');
  return (
    <>
      <PageHeader
        above={back}
        title={
          <span className="flex flex-wrap items-center gap-3">
            {`Bill ${voucher.number}`}
            <span className="inline-flex font-sans">
              <VoucherBadge voucher={voucher} isPaid={invoices.length > 0 && !canBePaid} />
            </span>
          </span>
        }
        description={
          <span className="wrap-anywhere">{`${cover.payer.name} · ${billDaysText(voucher)}`}</span>
        }
        actions={<VoucherActions voucher={voucher} canBePaid={canBePaid} />}
      />
      <VoucherFacts voucher={voucher} cover={cover} invoices={invoices} />
      <VoucherFigures voucher={voucher} />
    </>
  );
}

const back = <ReturnLink to="/vouchers" label="Bills to Payers" />;
