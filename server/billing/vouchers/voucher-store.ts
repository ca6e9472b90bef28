import { coverOf } from '#domain/billing/vouchers/cover.ts';
import { type ListedVoucher, type Voucher, voucherRecord } from '#domain/billing/vouchers/voucher.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { Stored } from '#domain/platform/record.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const VOUCHER_NOT_FOUND = 'The requested bill could not be found';

const columns = selectionOf(voucherRecord);

const byNumber = { by: 'number', shape: keyShapes.id, of: ({ number }: { number: number }) => number };

/** The latest number first. */
export const voucherOrder: ListOrder<Voucher> = { direction: 'desc', keys: [byNumber] };
export const listedVoucherOrder: ListOrder<ListedVoucher> = { direction: 'desc', keys: [byNumber] };

export interface VoucherFilter {
  payerId?: number | undefined;
  /** Only those with days in this range. */
  from?: Day | undefined;
  until?: Day | undefined;
  isSent?: boolean | undefined;
  /** The bills that are over one of these invoices. */
  invoiceIds?: readonly number[] | undefined;
}

/** Returns the therapist's bills to payers with their texts, the latest number first. */
export async function listVouchers(
  queries: CaseloadQueries,
  filter: VoucherFilter = {},
  page: Page = {},
): Promise<Voucher[]> {
  const rows = await inOrder(vouchersOf(queries, filter).select(columns), voucherOrder, page).execute();
  return withParts(queries, rows);
}

/** Returns the bills as the list tells them, without their texts. */
export async function listVouchersBriefly(
  queries: CaseloadQueries,
  filter: VoucherFilter,
  page: Page,
): Promise<ListedVoucher[]> {
  const rows = await inOrder(vouchersOf(queries, filter).select(columns), voucherOrder, page).execute();
  const parts = await readParts(rows, (ids) =>
    partsOf(queries, ids).select(listedPartColumns).orderBy('position').execute(),
  );
  const unpaid = await unpaidInvoices(queries);
  return rows.map(({ text, ...listed }) => {
    const own = parts.get(listed.id) ?? [];
    return { ...listed, cents: coverOf(text).total.cents, isPaid: isPaid(own, unpaid), parts: own };
  });
}

/** Returns the invoices of bills that are not paid. */
async function unpaidInvoices({ selectFrom }: CaseloadQueries): Promise<ReadonlySet<number>> {
  const rows = await selectFrom('voucher_parts')
    .innerJoin('invoices', 'invoices.id', 'voucher_parts.invoice_id')
    .select('invoices.id')
    .where('invoices.status', '!=', 'paid')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function isPaid(parts: ListedVoucher['parts'], unpaid: ReadonlySet<number>): boolean {
  const invoiceIds = parts.flatMap(({ invoiceId }) => invoiceId ?? []);
  return invoiceIds.length > 0 && !invoiceIds.some((id) => unpaid.has(id));
}

/** Returns one bill. Throws 404 if it does not exist or is another therapist's. */
export async function getVoucher(queries: CaseloadQueries, id: number): Promise<Voucher> {
  const row = await queries.find(voucherRecord, id);
  const [voucher] = row ? await withParts(queries, [row]) : [];
  if (!voucher) throw notFound(VOUCHER_NOT_FOUND);
  return voucher;
}

function vouchersOf({ selectFrom }: CaseloadQueries, filter: VoucherFilter) {
  const { payerId, from, until, isSent, invoiceIds } = filter;
  let selection = selectFrom('vouchers');
  if (payerId !== undefined) selection = selection.where('payer_id', '=', payerId);
  if (from !== undefined) selection = selection.where('until_on', '>=', from);
  if (until !== undefined) selection = selection.where('from_on', '<=', until);
  if (isSent) selection = selection.where('sent_on', 'is not', null);
  if (invoiceIds !== undefined) {
    const parts = selectFrom('voucher_parts').select('voucher_id').where('invoice_id', 'in', invoiceIds);
    selection = selection.where('id', 'in', parts);
  }
  return selection;
}

const listedPartColumns = [
  'voucher_id as voucherId',
  'client_id as clientId',
  'position',
  'invoice_id as invoiceId',
  'cents',
] as const;

async function withParts(
  queries: CaseloadQueries,
  rows: readonly Stored<typeof voucherRecord>[],
): Promise<Voucher[]> {
  const parts = await readParts(rows, (ids) =>
    partsOf(queries, ids)
      .select([...listedPartColumns, 'text'])
      .orderBy('position')
      .execute(),
  );
  return rows.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }));
}

function partsOf({ selectFrom }: CaseloadQueries, voucherIds: readonly number[]) {
  return selectFrom('voucher_parts').where('voucher_id', 'in', voucherIds);
}

/** Returns the parts of bills by the bill's id. */
async function readParts<Part extends { voucherId: number }>(
  vouchers: readonly { id: number }[],
  read: (ids: number[]) => Promise<Part[]>,
): Promise<Map<number, Omit<Part, 'voucherId'>[]>> {
  const found = new Map<number, Omit<Part, 'voucherId'>[]>();
  for await (const some of inParts(vouchers)) {
    for (const { voucherId, ...part } of await read(some.map(({ id }) => id))) {
      const others = found.get(voucherId);
      if (others) others.push(part);
      else found.set(voucherId, [part]);
    }
  }
  return found;
}
