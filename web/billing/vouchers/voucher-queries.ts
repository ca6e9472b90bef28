import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { billDaysText } from '#domain/billing/vouchers/billing-month.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import type {
  NewVoucher,
  Voucher,
  VoucherChange,
  VoucherQuestion,
} from '#domain/billing/vouchers/voucher.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { leaveDeleted } from '#web/platform/api/deleted-record.ts';
import { download } from '#web/platform/api/download.ts';
import { useFoundRows } from '#web/platform/api/list-pages.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { RequestError, request } from '#web/platform/api/request.ts';

const path = '/api/vouchers';

/** Loads the bills to payers, the latest first, page by page. */
export function useFoundVouchers(payerId: number | undefined) {
  return useFoundRows('GET /api/vouchers', { query: { payerId } });
}

/** Loads the bill in the page's URL; an invalid id fails like a missing one. */
export function useVoucherOfAddress(address: string) {
  return useVoucher(parseRecordId(address));
}

/** Loads a bill with its texts. */
export function useVoucher(id: number | undefined) {
  return useQuery({
    queryKey: [path, id ?? 0],
    queryFn: () => (id === undefined ? refuseAddress() : request('GET /api/vouchers/:id', { id })),
  });
}

/** Loads the invoices of a bill. */
export function useInvoicesOfVoucher(voucherId: number) {
  return useQuery({
    queryKey: ['/api/invoices', 'voucher', voucherId],
    queryFn: () => request('GET /api/invoices', { query: { voucherId } }),
  });
}

/** Loads what the checks find before a bill; the earlier findings stay until those of other days are there. */
export function useVoucherCheck(question: VoucherQuestion | undefined) {
  return useQuery({
    queryKey: [path, 'check', question],
    queryFn: () => request('POST /api/vouchers/check', { body: question }),
    enabled: question !== undefined,
    // It depends on sessions, notes, mandates and more, which are mended on other pages.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Makes a bill. `onMade` is called before lists are loaded again. */
export function useCreateVoucher(onMade: (voucher: Voucher) => unknown) {
  return useRecordMutation({
    call: (voucher: NewVoucher, idempotencyKey) =>
      request('POST /api/vouchers', { body: voucher, idempotencyKey }),
    onSaved: onMade,
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: (made) => ({
      title: 'Bill Created',
      description: `The bill to ${coverOf(made.text).payer.name} for ${billDaysText(made)} has been created.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Notes on which day and how a bill was sent. */
export function useSendVoucher(id: number) {
  return useRecordMutation({
    call: (change: VoucherChange) => request('PUT /api/vouchers/:id', { id, body: change }),
    refreshes: [[path]],
    success: ({ number }, { sentOn }) => ({
      title: 'Bill Sent',
      description: `Bill ${number} is marked as sent on ${formatDay(sentOn)}.`,
    }),
    failure: 'Update Failed',
  });
}

/** Marks all invoices of a bill paid. */
export function usePayVoucher(id: number) {
  return useRecordMutation({
    call: () => request('POST /api/vouchers/:id/paid', { id }),
    refreshes: 'all',
    success: ({ number }) => ({
      title: 'Bill Paid',
      description: `The invoices of bill ${number} have been marked as paid.`,
    }),
    failure: 'Update Failed',
  });
}

/** Voids a bill with a reason. */
export function useVoidVoucher(id: number) {
  return useRecordMutation({
    call: (reason: string) => request('POST /api/vouchers/:id/void', { id, body: { reason } }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: ({ number }) => ({
      title: 'Bill Voided',
      description: `Bill ${number} is void. Its sessions can be billed again.`,
    }),
    failure: 'Update Failed',
  });
}

/** Deletes a bill that was never sent. `leave` navigates away from its page before it is loaded again. */
export function useDeleteVoucher(leave: () => Promise<void> | void) {
  return useRecordMutation({
    call: ({ id }: Pick<Voucher, 'id' | 'number'>) => request('DELETE /api/vouchers/:id', { id }),
    onSaved: (_, { id }, queries) =>
      leaveDeleted(queries, { key: [path], id, leave, isTouched: isOfRecords }),
    success: (_, { number }) => ({
      title: 'Bill Deleted',
      description: `Bill ${number} has been deleted. Its sessions can be billed again.`,
    }),
    failure: 'Deletion Failed',
  });
}

/** The files of a bill. */
export type VoucherFile = 'pdf' | 'csv' | 'county';

const files = {
  pdf: { part: 'pdf', ending: '.pdf', title: 'PDF Generated' },
  csv: { part: 'csv', ending: '.csv', title: 'CSV Generated' },
  county: { part: 'csv?order=county', ending: '-county.csv', title: 'CSV Generated' },
};

/** Downloads a file of a bill. */
export function useVoucherFile({ id, number }: Pick<Voucher, 'id' | 'number'>) {
  return useRecordMutation({
    call: (file: VoucherFile) =>
      download(`${path}/${id}/${files[file].part}`, `bill-${number}${files[file].ending}`),
    success: (_, file) => ({
      title: files[file].title,
      description: `The file of bill ${number} has been generated and can be downloaded.`,
    }),
    failure: 'Download Failed',
  });
}

async function refuseAddress(): Promise<Voucher> {
  throw new RequestError(404, '404: The requested bill could not be found');
}
