import type { VoucherCheck } from '#domain/billing/vouchers/voucher-check.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatCents } from '#domain/platform/money.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { BillDraft } from './use-bill-draft.ts';

interface LeftOffLineProps {
  check: VoucherCheck;
  draft: BillDraft;
}

/** The amount of the month that is not on the bill, with a button to put back what the therapist left off. */
export function LeftOffLine({ check: { leftOut, billedBefore }, draft }: LeftOffLineProps) {
  const own = draft.leaveOut.length;
  if (leftOut.sessions + billedBefore + own === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      {leftOut.sessions > 0 && (
        <p className="text-warning-ink">
          {`${countOf(leftOut.sessions, 'session')} (${formatCents(leftOut.cents)}) ${isOrAre(leftOut.sessions)} not on the bill${own > 0 ? `, ${own} left off by you` : ''}.`}
        </p>
      )}
      {own > 0 && (
        <Button variant="secondary" size="sm" onClick={draft.putBack}>
          Put Back
        </Button>
      )}
      {billedBefore > 0 && (
        <p className="text-ink-muted">
          {`${countOf(billedBefore, 'session')} ${isOrAre(billedBefore)} on an invoice already.`}
        </p>
      )}
    </div>
  );
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');
