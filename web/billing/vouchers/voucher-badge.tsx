import { standingOf, type Voucher, voucherStandingLabels } from '#domain/billing/vouchers/voucher.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

const variants = { made: 'secondary', sent: 'info', void: 'danger' } as const;

interface VoucherBadgeProps {
  voucher: Pick<Voucher, 'sentOn' | 'voidedOn'>;
  /** Whether all of its invoices are paid. */
  isPaid: boolean;
}

/** The status of a bill: made, sent, paid, or void. */
export function VoucherBadge({ voucher, isPaid }: VoucherBadgeProps) {
  const standing = standingOf(voucher);
  if (isPaid && standing !== 'void') return <Badge variant="success">Paid</Badge>;
  return <Badge variant={variants[standing]}>{voucherStandingLabels[standing]}</Badge>;
}
