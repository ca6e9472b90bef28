import { useQuery } from '@tanstack/react-query';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { organizationList } from '#web/caseload/closings/organization-list.ts';
import { useReportView } from './report-view.ts';

/** Returns a function that names who paid. The payers are asked for only if one of them did. */
export function usePayerName(payments: readonly Payment[]): (payment: Payment) => string {
  const { clientName } = useReportView();
  const enabled = payments.some(({ organizationId }) => organizationId !== null);
  const organizations = useQuery({ ...organizationList.list(), enabled });
  return ({ clientId, organizationId }) => {
    if (organizationId === null) return clientId === null ? 'Deleted client' : clientName(clientId);
    return organizations.data?.find(({ id }) => id === organizationId)?.name ?? 'A payer';
  };
}
