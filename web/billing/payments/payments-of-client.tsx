import { accountText } from '#domain/billing/payments/account-figures.ts';
import { methodText, signedAmount } from '#domain/billing/payments/payment-text.ts';
import { formatDay } from '#domain/platform/dates.ts';
import {
  ClientRecordRow,
  ClientRecordRows,
  NoClientRecords,
} from '#web/caseload/clients/client-record-rows.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { PaymentKindBadge } from './payment-kind-badge.tsx';
import { useClientPayments } from './payment-queries.ts';
import { RecordPaymentButton } from './record-payment-button.tsx';
import { StatementButton } from './statement-button.tsx';
import { useClientAccount } from './use-account.ts';

/** What a client's family owes and has paid, on the client's page. */
export function PaymentsOfClient({ clientId }: { clientId: number }) {
  const payments = useClientPayments(clientId);
  const { data: account } = useClientAccount(clientId);
  return (
    <Card className="mt-5 overflow-hidden">
      <CardHeader
        title="Payments"
        description={account && <span className="tabular-nums">{accountText(account)}</span>}
        className="pb-3"
        actions={
          <>
            <StatementButton clientId={clientId} />
            <RecordPaymentButton clientId={clientId} size="sm" variant="secondary" />
          </>
        }
      />
      <WhenLoaded padded query={payments} loadingLabel="Loading payments" placeholders={2}>
        {(all) =>
          all.length === 0 ? (
            <NoClientRecords text="No payments yet." />
          ) : (
            <ClientRecordRows label="Payments">
              {all.map((payment) => (
                <ClientRecordRow
                  key={payment.id}
                  to={`/payments/${payment.id}`}
                  title={formatDay(payment.date)}
                  detail={methodText(payment)}
                  end={
                    <span className="grid justify-items-end gap-0.5">
                      <span className="font-semibold tabular-nums">{signedAmount(payment)}</span>
                      <PaymentKindBadge payment={payment} />
                    </span>
                  }
                />
              ))}
            </ClientRecordRows>
          )
        }
      </WhenLoaded>
    </Card>
  );
}
