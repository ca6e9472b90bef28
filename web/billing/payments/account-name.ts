import type { Payment } from '#domain/billing/payments/payment.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';

type PaidBy = Pick<Payment, 'clientId' | 'organizationId'>;

/**
 * Returns a function that names whose account a payment is of: the client, the payer, or "Deleted client". Payers are
 * asked for only if one of these payments is theirs.
 */
export function useAccountName(payments: readonly PaidBy[]): (payment: PaidBy) => string {
  const clientName = useClientName();
  const { data } = useOrganizations(payments.some(({ organizationId }) => organizationId !== null));
  return ({ clientId, organizationId }) => {
    if (clientId !== null) return clientName(clientId);
    if (organizationId === null) return 'Deleted client';
    return data?.find(({ id }) => id === organizationId)?.name ?? '';
  };
}
