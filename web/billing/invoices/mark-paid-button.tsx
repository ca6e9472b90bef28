import { CircleCheck } from 'lucide-react';
import type { RefObject } from 'react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { ButtonLook } from '#web/platform/ui/button-styles.ts';
import { useMarkInvoicePaid } from './invoice-queries.ts';

interface MarkPaidButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  invoice: Pick<Invoice, 'id' | 'status'>;
  className?: string | undefined;
  /** The id of the element that names the invoice, if several are on a page. */
  describedBy?: string | undefined;
  /** Receives keyboard focus when the button disappears. */
  nextFocus: RefObject<HTMLElement | null>;
}

/** Marks an invoice paid in one tap; renders nothing for a paid one. */
export function MarkPaidButton({ invoice, describedBy, nextFocus, ...look }: MarkPaidButtonProps) {
  const user = useUser();
  const payment = useMarkInvoicePaid();
  if (!canBeMarkedPaid(invoice)) return null;

  function handleClick(): void {
    if (!user.data) return;
    payment.mutate(invoice.id);
    nextFocus.current?.focus();
  }

  return (
    <Button {...look} aria-describedby={describedBy} onClick={handleClick}>
      <CircleCheck aria-hidden="true" />
      Mark Paid
    </Button>
  );
}
