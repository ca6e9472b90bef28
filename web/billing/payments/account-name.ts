import type { Payment } from '#domain/billing/payments/payment.ts';
import { usePayerName } from '#web/billing/vouchers/use-payers.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';

type PaidBy = Pick<Payment, 'clientId' | 'organizationId'>;

/** Returns a function that names whose account a payment is of: the client, the payer, or "Deleted client". */
export function useAccountName(): (payment: PaidBy) => string {
  const clientName = useClientName('Unknown Client');
  const payerName = usePayerName();
  return ({ clientId, organizationId }) => {
    if (clientId !== null) return clientName(clientId);
    return organizationId === null ? 'Deleted client' : payerName(organizationId);
  };
}
