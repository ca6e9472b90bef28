import {
  type OpenAmount,
  type PlannedPayment,
  plannedText,
} from '#domain/billing/payments/planned-payment.ts';
import { formatCents } from '#domain/platform/money.ts';

interface PaymentResultProps {
  plan: PlannedPayment;
  open: readonly OpenAmount[];
}

/** What a payment will do, before it is saved; nothing while nothing is typed. */
export function PaymentResult({ plan, open }: PaymentResultProps) {
  const pays = plannedText(plan, open);
  return (
    <div
      role="status"
      className="grid gap-0.5 rounded-lg bg-sunken px-4 py-2.5 text-sm tabular-nums empty:hidden"
    >
      {pays && <p>{pays}</p>}
      {plan.credit > 0 && <p>{`Credit ${formatCents(plan.credit)}`}</p>}
    </div>
  );
}
