import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Invoice, InvoiceChange, NewInvoice } from '#domain/billing/invoices/invoice.ts';
import { markedPaidText, type NewInvoiceBatch } from '#domain/billing/invoices/invoice-batch.ts';
import { canBeMarkedPaid } from '#domain/billing/invoices/invoice-status.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { annualQueries } from '#web/billing/annuals/annual-queries.ts';
import { moneyKeys, paymentKeys } from '#web/billing/payments/money-keys.ts';
import type { ListParams } from '#web/platform/api/calls.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { download } from '#web/platform/api/download.ts';
import { useFoundRows } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { showChange } from '#web/platform/api/shown-records.ts';

const path = '/api/invoices';
const UNCHECKED_COUNTED = 1_000;
const DAYS_LOOKED_BACK = 366;

export const invoiceQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/invoices') }),
  ofClient: (clientId: number) =>
    queryOptions({
      queryKey: [path, 'client', clientId],
      queryFn: () => request('GET /api/invoices', { query: { clientId } }),
    }),
  ofPayer: (payerId: number) =>
    queryOptions({
      queryKey: [path, 'payer', payerId],
      queryFn: () => request('GET /api/invoices', { query: { payerId } }),
    }),
  ofSession: (sessionId: number) =>
    queryOptions({
      queryKey: [path, 'session', sessionId],
      queryFn: async () => (await request('GET /api/invoices', { query: { sessionId } })).at(0) ?? null,
    }),
  /** Billable sessions without an invoice, for the year before `lastDay`. */
  unbilled: (lastDay: Day) =>
    queryOptions({
      queryKey: [path, 'unbilled', lastDay],
      queryFn: () => {
        const from = plusDays(lastDay, -DAYS_LOOKED_BACK);
        return request('GET /api/sessions', { query: { unbilled: 'true', from, to: lastDay } });
      },
      // The list depends on sessions too: one that was just checked in must be included.
      staleTime: 0,
      // Keeps the previous list while a day is being chosen.
      placeholderData: keepPreviousData,
    }),
  /** Past sessions through a day that nobody checked in, at most a thousand. */
  unchecked: (lastDay: Day) =>
    queryOptions({
      queryKey: [path, 'unchecked', lastDay],
      queryFn: () =>
        request('GET /api/sessions', {
          query: { status: 'scheduled', to: lastDay, limit: UNCHECKED_COUNTED },
        }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  /** Whether a billable session before that year has no invoice. */
  hasEarlierUnbilled: (lastDay: Day) =>
    queryOptions({
      queryKey: [path, 'earlier-unbilled', lastDay],
      queryFn: async () => {
        const to = plusDays(lastDay, -DAYS_LOOKED_BACK - 1);
        const earlier = await request('GET /api/sessions', { query: { unbilled: 'true', to, limit: 1 } });
        return earlier.length > 0;
      },
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
  open: () => queryOptions({ queryKey: [path, 'open'], queryFn: () => request('GET /api/invoices/open') }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request('GET /api/invoices/:id', { id }) }),
};

/** Loads the therapist's invoices, newest first. */
export function useInvoices() {
  return useQuery(invoiceQueries.list());
}

/** Loads the invoices that match the filters, newest first, page by page. */
export function useFoundInvoices(params: ListParams) {
  return useFoundRows('GET /api/invoices', { query: params });
}

/** Loads a client's invoices, newest first. */
export function useClientInvoices(clientId: number | null) {
  return useQuery({ ...invoiceQueries.ofClient(clientId ?? 0), enabled: clientId !== null });
}

/** Loads the invoice of a session; null if it has none. */
export function useInvoiceOfSession(sessionId: number) {
  return useQuery(invoiceQueries.ofSession(sessionId));
}

/** Loads billable sessions without an invoice for the year before `lastDay`, newest first. */
export function useUnbilledSessions(lastDay: Day) {
  return useQuery(invoiceQueries.unbilled(lastDay));
}

/** Loads past sessions through a day that nobody checked in. */
export function useUncheckedSessions(lastDay: Day) {
  return useQuery(invoiceQueries.unchecked(lastDay));
}

/** Loads whether a billable session from before the year that ends with `lastDay` has no invoice. */
export function useHasEarlierUnbilled(lastDay: Day) {
  return useQuery(invoiceQueries.hasEarlierUnbilled(lastDay));
}

/** Loads the number of unpaid invoices and their sums. */
export function useOpenInvoices() {
  return useQuery(invoiceQueries.open());
}

export function useInvoice(id: number) {
  return useQuery(invoiceQueries.detail(id));
}

/** Issues an invoice for sessions; `onUndone` is called after undo. */
export function useCreateInvoice(onUndone?: () => void) {
  return useRecordMutation({
    call: (invoice: NewInvoice, idempotencyKey) =>
      request('POST /api/invoices', { body: invoice, idempotencyKey }),
    refreshes: moneyKeys,
    success: { title: 'Invoice Created', description: 'The invoice has been created successfully.' },
    ...(onUndone && { onUndone }),
    failure: 'Creation Failed',
  });
}

/** Issues several invoices in one step, all or none. `onUndone` is called after undo. */
export function useCreateInvoices(onUndone: () => void) {
  return useRecordMutation({
    call: (body: NewInvoiceBatch, idempotencyKey) =>
      request('POST /api/invoices/batch', { body, idempotencyKey }),
    refreshes: [annualQueries.all, ...moneyKeys],
    refreshesAfterFailure: true,
    success: (made) => ({
      title: made.length === 1 ? 'Invoice Created' : 'Invoices Created',
      description: `${made.length === 1 ? 'One invoice has' : `${made.length} invoices have`} been created.`,
    }),
    onUndone,
    failure: 'Creation Failed',
  });
}

/** Issues the invoice of an annual record, which is then shown as invoiced. */
export function useCreateAnnualInvoice() {
  return useRecordMutation({
    call: (invoice: NewInvoice) => request('POST /api/invoices', { body: invoice }),
    refreshes: [annualQueries.all, ...moneyKeys],
    success: { title: 'Invoice Created', description: 'An invoice has been created for this annual record.' },
    failure: 'Invoice Creation Failed',
  });
}

/** Updates an invoice. */
export function useUpdateInvoice(id: number) {
  return useRecordMutation({
    call: (change: InvoiceChange) => request('PUT /api/invoices/:id', { id, body: change }),
    refreshes: moneyKeys,
    success: { title: 'Invoice Updated', description: 'The invoice has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Marks an invoice paid now, with an optimistic update that is reverted if the server refuses. */
export function useMarkInvoicePaid() {
  return useRecordMutation({
    call: (id: number) =>
      request('PUT /api/invoices/:id', { id, body: { status: 'paid', datePaid: new Date().toISOString() } }),
    optimistic: (queries, id) =>
      showChange<Invoice>(queries, invoiceQueries.all, id, { status: 'paid', balance: 0 }),
    refreshes: moneyKeys,
    success: { title: 'Invoice Updated', description: 'Invoice has been marked as paid.' },
    failure: 'Update Failed',
  });
}

/** Marks the chosen invoices that are not paid yet paid in one step, all or none, and calls `onPaid`. */
export function useMarkInvoicesPaid(onPaid: () => void) {
  return useRecordMutation({
    call: (chosen: readonly Invoice[]) => {
      const ids = chosen.filter(canBeMarkedPaid).map(({ id }) => id);
      return request('PUT /api/invoices/paid', { body: { ids } });
    },
    refreshes: moneyKeys,
    refreshesAfterFailure: true,
    onSaved: onPaid,
    success: (marked, chosen) => ({
      title: chosen.length === 1 ? 'Invoice Updated' : 'Invoices Updated',
      description: markedPaidText(marked.length, chosen.length - marked.length),
    }),
    failure: 'Update Failed',
  });
}

/**
 * Deletes an invoice; its sessions and annual records can be billed again. `leave` navigates away from the invoice's
 * page before it is loaded again.
 */
export function useDeleteInvoice(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: (id: number) => request('DELETE /api/invoices/:id', { id }),
    onSaved: (_, id, queries) => leaveDeleted(queries, { key: invoiceQueries.all, id, leave }),
    refreshes: [annualQueries.all, ...paymentKeys],
    success: { title: 'Invoice Deleted', description: 'What stood on it can be invoiced again.' },
    failure: 'Deletion Failed',
  });
}

/** Downloads the PDF of an invoice. */
export function useInvoicePdf() {
  return useRecordMutation({
    call: (id: number) => download(`${path}/${id}/pdf`, `invoice-${id}.pdf`),
    ...pdfMessages,
  });
}

/** Downloads one PDF of several invoices. */
export function useInvoicesPdf() {
  return useRecordMutation({
    call: (ids: number[]) => download(`${path}/batch/pdf?ids=${ids.join(',')}`, 'invoices.pdf'),
    ...pdfMessages,
  });
}

const pdfMessages = {
  success: {
    title: 'PDF Generated',
    description: 'Invoice PDF has been generated and can be downloaded.',
  },
  failure: 'PDF Failed',
};
