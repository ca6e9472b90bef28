import { FileCheck2 } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedVoucher } from '#domain/billing/vouchers/voucher.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';

/** Says that an invoice is part of a bill to a payer: its amount, lines and client stay until that is void. */
export function BillOfInvoice({ voucher: { id, number } }: { voucher: ListedVoucher }) {
  return (
    <div className="print:hidden">
      <NoticeCard label="Bill to a payer" icon={FileCheck2} tone="info">
        {'This invoice is part of '}
        <Link to={`/vouchers/${id}`} className={inlineLinkStyles}>{`bill ${number}`}</Link>
        {'. Void the bill to change its amount, sessions or client, or to delete it.'}
      </NoticeCard>
    </div>
  );
}
