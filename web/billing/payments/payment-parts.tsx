import { Link } from 'react-router';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { formatCents } from '#domain/platform/money.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';

const titles = { payment: 'Invoices', refund: 'Taken Back From', 'write-off': 'Invoices' };

/** The invoices that a payment went to or a refund took back from, and what is credit. */
export function PaymentParts({ payment }: { payment: Payment }) {
  const { kind, applications, unapplied } = payment;
  return (
    <Card className="mt-5 overflow-hidden">
      <CardHeader title={titles[kind]} className="pb-3" />
      <ul className="divide-y divide-line">
        {applications.map(({ invoiceId, clientId, amount }) => (
          <li key={invoiceId} className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 text-sm">
            <span className="min-w-0">
              <Link to={`/invoices/${invoiceId}`} className="font-medium hover:underline">
                {`Invoice ${invoiceId}`}
              </Link>
              <span className="block break-words text-ink-muted">
                <ClientNameOf id={clientId} />
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatCents(amount)}</span>
          </li>
        ))}
        {unapplied > 0 && (
          <li className="flex min-h-12 items-center justify-between gap-4 px-5 py-2 text-sm">
            <span>Credit</span>
            <span className="font-semibold tabular-nums">{formatCents(unapplied)}</span>
          </li>
        )}
      </ul>
      {applications.length === 0 && unapplied === 0 && (
        <p className="px-5 pt-1 pb-5 text-ink-muted text-sm">It is on no invoice.</p>
      )}
    </Card>
  );
}
