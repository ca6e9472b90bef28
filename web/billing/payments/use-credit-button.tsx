import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useSendOnce } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { useUseCredit } from './payment-queries.ts';
import { useAccountOf } from './use-account.ts';

interface UseCreditButtonProps {
  invoice: Pick<Invoice, 'id' | 'clientId' | 'balance'>;
  payerId: number | undefined;
}

/** Pays an invoice out of the credit of its account; renders nothing without credit. */
export function UseCreditButton({ invoice, payerId }: UseCreditButtonProps) {
  const { data: account } = useAccountOf({ clientId: invoice.clientId, payerId });
  const use = useUseCredit(invoice.id);
  const payFromCredit = useSendOnce(use);
  const cents = Math.min(account?.credit ?? 0, invoice.balance);
  if (cents === 0) return null;
  return (
    <Button
      variant="secondary"
      className="mt-5 max-sm:w-full print:hidden"
      pending={use.isPending}
      pendingText="Using..."
      onClick={() => payFromCredit(cents)}
    >
      {`Use ${formatCents(cents)} Credit`}
    </Button>
  );
}
