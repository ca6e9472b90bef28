import { useQuery } from '@tanstack/react-query';
import type { NewPayment, Payment, PaymentChange } from '#domain/billing/payments/payment.ts';
import { type PaymentKind, paymentKindLabels } from '#domain/billing/payments/payment-words.ts';
import { formatCents } from '#domain/platform/money.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useFoundRows } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { RequestError, request } from '#web/platform/api/request.ts';
import type { ToastMessage } from '#web/platform/ui/toast-store.ts';
import { moneyKeys } from './money-keys.ts';
import type { PaymentListChoices } from './use-payment-list-filter.ts';

const path = '/api/payments';

/** Loads the payments, refunds and write-offs that match the filters, the latest day first, page by page. */
export function useFoundPayments({ search, kind, withVoid }: PaymentListChoices) {
  const text = search.trim();
  const query = { search: text, kind, withVoid: withVoid ? 'true' : undefined };
  return useFoundRows('GET /api/payments', { query }, text !== '' || kind !== 'all');
}

/** Loads the payment in the page's URL; an invalid id fails like a missing one. */
export function usePaymentOfAddress(address: string) {
  const id = parseRecordId(address);
  return useQuery({
    queryKey: [path, id ?? 0],
    queryFn: () => (id === undefined ? refuseAddress() : request('GET /api/payments/:id', { id })),
  });
}

/** Loads the payments of a client, the latest day first, without void ones. */
export function useClientPayments(clientId: number | null) {
  return useQuery({
    enabled: clientId !== null,
    queryKey: [path, 'client', clientId],
    queryFn: () => request('GET /api/payments', { query: { clientId: clientId ?? 0 } }),
  });
}

/** Loads what was paid on an invoice, given back and written off, without void ones. */
export function usePaymentsOfInvoice(invoiceId: number) {
  return useQuery({
    queryKey: [path, 'invoice', invoiceId],
    queryFn: () => request('GET /api/payments', { query: { invoiceId } }),
  });
}

const addedMessages: Record<PaymentKind, (sum: string) => ToastMessage> = {
  payment: (sum) => ({
    title: 'Payment Recorded',
    description: `The payment of ${sum} has been recorded.`,
  }),
  refund: (sum) => ({ title: 'Refund Recorded', description: `The refund of ${sum} has been recorded.` }),
  'write-off': (sum) => ({ title: 'Write-Off Recorded', description: `${sum} has been written off.` }),
};

/** Records a payment, a refund or a write-off. A refusal stays in the form. */
export function useAddPayment() {
  return useRecordMutation({
    call: (payment: NewPayment, idempotencyKey) =>
      request('POST /api/payments', { body: payment, idempotencyKey }),
    refreshes: moneyKeys,
    success: ({ kind, amount }) => addedMessages[kind](formatCents(amount)),
    failure: 'Creation Failed',
  });
}

/** Changes what is noted about a payment. */
export function useChangePayment({ id, kind }: Pick<Payment, 'id' | 'kind'>) {
  return useRecordMutation({
    call: (change: PaymentChange) => request('PUT /api/payments/:id', { id, body: change }),
    refreshes: moneyKeys,
    success: {
      title: `${paymentKindLabels[kind]} Updated`,
      description: `The ${paymentKindLabels[kind].toLowerCase()} has been updated successfully.`,
    },
    failure: 'Update Failed',
  });
}

/** Moves a payment to other invoices. */
export function useMovePayment({ id }: Pick<Payment, 'id'>) {
  return useRecordMutation({
    call: (change: PaymentChange) => request('PUT /api/payments/:id', { id, body: change }),
    refreshes: moneyKeys,
    refreshesAfterFailure: true,
    success: ({ amount }) => ({
      title: 'Payment Moved',
      description: `The payment of ${formatCents(amount)} has been moved.`,
    }),
    failure: 'Update Failed',
  });
}

/** Voids what was typed by mistake. */
export function useVoidPayment({ id, kind }: Pick<Payment, 'id' | 'kind'>) {
  return useRecordMutation({
    call: () => request('POST /api/payments/:id/void', { id }),
    refreshes: moneyKeys,
    refreshesAfterFailure: true,
    success: ({ amount }) => ({
      title: `${paymentKindLabels[kind]} Voided`,
      description: `The ${paymentKindLabels[kind].toLowerCase()} of ${formatCents(amount)} no longer counts.`,
    }),
    failure: 'Update Failed',
  });
}

/** Pays an invoice out of the credit of its account. */
export function useUseCredit(invoiceId: number) {
  return useRecordMutation({
    call: (_cents: number) => request('POST /api/invoices/:id/use-credit', { id: invoiceId }),
    refreshes: moneyKeys,
    refreshesAfterFailure: true,
    success: (_, cents) => ({
      title: 'Credit Used',
      description: `${formatCents(cents)} of credit has been used on invoice ${invoiceId}.`,
    }),
    failure: 'Update Failed',
  });
}

async function refuseAddress(): Promise<Payment> {
  throw new RequestError(404, '404: The requested payment could not be found');
}
