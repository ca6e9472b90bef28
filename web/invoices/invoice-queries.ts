import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Invoice, InvoiceChange, NewInvoice } from '#domain/invoices/invoice.ts';
import { annualQueries } from '#web/annuals/annual-queries.ts';
import { forgetWhenUnseen } from '#web/api/deleted-record.ts';
import { download } from '#web/api/download.ts';
import { showChange } from '#web/api/optimistic-change.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/invoices';

export const invoiceQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Invoice[]>('GET', path) }),
  detail: (id: number) =>
    queryOptions({ queryKey: [path, id], queryFn: () => request<Invoice>('GET', `${path}/${id}`) }),
};

/** Every invoice of the therapist, newest first. */
export function useInvoices() {
  return useQuery(invoiceQueries.list());
}

/** One invoice. */
export function useInvoice(id: number) {
  return useQuery(invoiceQueries.detail(id));
}

/** Issues an invoice over sessions. */
export function useCreateInvoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invoice: NewInvoice) => request<Invoice>('POST', path, invoice),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invoiceQueries.all });
      toast({ title: 'Invoice Created', description: 'The invoice has been created successfully.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Issues the invoice of an annual record, which then shows that it is on one. */
export function useCreateAnnualInvoice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (invoice: NewInvoice) => request<Invoice>('POST', path, invoice),
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: invoiceQueries.all }),
        queries.invalidateQueries({ queryKey: annualQueries.all }),
      ]);
      toast({ title: 'Invoice Created', description: 'An invoice has been created for this annual record.' });
    },
    onError: (error) => failureToast('Invoice Creation Failed', failureText(error)),
  });
}

/** Changes an invoice. */
export function useUpdateInvoice(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: InvoiceChange) => request<Invoice>('PUT', `${path}/${id}`, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: invoiceQueries.all });
      toast({ title: 'Invoice Updated', description: 'The invoice has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Marks an invoice paid now: it shows as paid at once and goes back when the server refuses. */
export function useMarkInvoicePaid() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) =>
      request<Invoice>('PUT', `${path}/${id}`, { status: 'paid', datePaid: new Date().toISOString() }),
    onMutate: (id) => showChange<Invoice>(queries, invoiceQueries.all, id, { status: 'paid' }),
    onSuccess: () => toast({ title: 'Invoice Updated', description: 'Invoice has been marked as paid.' }),
    onError: (error, _, undo) => {
      undo?.();
      failureToast('Update Failed', failureText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: invoiceQueries.all }),
  });
}

/**
 * Deletes an invoice; its sessions and annual records can be billed again. `leave` moves on from the invoice's page;
 * whatever may have shown it is read again where it is next in sight.
 */
export function useDeleteInvoice(leave: () => Promise<void> | void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request<void>('DELETE', `${path}/${id}`),
    onSuccess: async (_, id) => {
      toast({ title: 'Invoice Deleted', description: 'What stood on it can be invoiced again.' });
      queries.setQueryData(invoiceQueries.list().queryKey, (shown) =>
        shown?.filter((each) => each.id !== id),
      );
      // The invoice's own page is still open: asking again now would only be told that it is gone.
      await queries.invalidateQueries({ queryKey: invoiceQueries.all, refetchType: 'none' });
      await queries.invalidateQueries({ queryKey: annualQueries.all, refetchType: 'none' });
      await leave();
      forgetWhenUnseen(queries, invoiceQueries.detail(id).queryKey);
    },
    onError: (error) => failureToast('Deletion Failed', failureText(error)),
  });
}

/** Makes the PDF of an invoice and saves it on this device. */
export function useInvoicePdf() {
  return useMutation({
    mutationFn: (id: number) => download(`${path}/${id}/pdf`, `invoice-${id}.pdf`),
    onSuccess: () =>
      toast({
        title: 'PDF Generated',
        description: 'Invoice PDF has been generated and can be downloaded.',
      }),
    onError: (error) => failureToast('PDF Failed', failureText(error)),
  });
}
