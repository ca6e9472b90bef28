import { Link } from 'react-router';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { returnableCents } from '#domain/billing/payments/payment-text.ts';
import { paymentMethodLabels, paymentReasonLabels } from '#domain/billing/payments/payment-words.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { FactList } from '#web/platform/ui/fact-list.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { useAccountName } from './account-name.ts';

/** The details of a payment. */
export function PaymentFacts({ payment }: { payment: Payment }) {
  const timeZone = useTimeZone();
  const { kind, amount, method, reason, reference, receivedFrom, memo, source, refundOf, voidedAt } = payment;
  const given = kind === 'payment' && voidedAt === null ? amount - returnableCents(payment) : 0;
  return (
    <Card>
      <CardBody>
        <FactList
          facts={[
            [
              payment.organizationId === null ? 'Client' : 'Payer',
              <AccountLink key="account" payment={payment} />,
            ],
            ['Date', formatDay(payment.date)],
            ['Method', method && paymentMethodLabels[method]],
            ['Reason', reason && paymentReasonLabels[reason]],
            ['Reference', reference],
            ['Received From', receivedFrom],
            ['Memo', memo],
            ['Given Back', given > 0 && formatCents(given)],
            ['Made By', source === 'mark-paid' && 'Mark Paid'],
            [
              'Gives Back',
              refundOf && (
                <Link to={`/payments/${refundOf}`} className={inlineLinkStyles}>
                  The payment
                </Link>
              ),
            ],
            ['Voided', voidedAt && formatDate(voidedAt, timeZone)],
          ]}
        />
      </CardBody>
    </Card>
  );
}

function AccountLink({ payment }: { payment: Payment }) {
  const name = useAccountName([payment])(payment);
  const { clientId, organizationId } = payment;
  if (clientId === null && organizationId === null) return name;
  return (
    <Link
      to={clientId === null ? `/organizations/${organizationId}` : `/clients/${clientId}`}
      className={inlineLinkStyles}
    >
      {name}
    </Link>
  );
}
