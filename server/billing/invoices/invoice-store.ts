import { sql } from 'kysely';
import {
  type Invoice,
  type InvoiceStatus,
  invoiceRecord,
  type OpenInvoices,
} from '#domain/billing/invoices/invoice.ts';
import {
  type InvoiceLine,
  idsOn,
  invoiceLineRecord,
  lineFields,
} from '#domain/billing/invoices/invoice-line.ts';
import { statusOn } from '#domain/billing/invoices/invoice-status.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { invoicesOfPayers } from '#server/billing/payments/accounts.ts';
import { readSums, sumOnInvoice, withBalance } from '#server/billing/payments/invoice-sums.ts';
import { selectIdsByName } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const INVOICE_NOT_FOUND = 'The requested invoice could not be found';

const columns = selectionOf(invoiceRecord);
const lineColumns = selectionOf({ ...invoiceLineRecord, fields: lineFields });

/** Newest issued first. */
export const invoiceOrder: ListOrder<Invoice> = {
  direction: 'desc',
  keys: [
    { by: 'date_issued', shape: keyShapes.instant, of: (invoice) => invoice.dateIssued },
    { by: 'id', shape: keyShapes.id, of: (invoice) => invoice.id },
  ],
};

export interface InvoiceFilter {
  /** The first time of issue included, and the first one after the range. */
  from?: Instant | undefined;
  until?: Instant | undefined;
  clientId?: number | undefined;
  /** The status as of today. */
  status?: InvoiceStatus | undefined;
  /** A typed part of the client's name, the description or the formatted amount. */
  search?: string | undefined;
  /** The invoice with this number. */
  number?: number | undefined;
  /** The invoice that includes this session. */
  sessionId?: number | undefined;
  /** The bill to a payer that is over the invoices. */
  voucherId?: number | undefined;
  /** The payer whose bills are over the invoices. */
  payerId?: number | undefined;
}

/** Returns the therapist's invoices, newest issued first, with their status as of `today`. */
export async function listInvoices(
  queries: CaseloadQueries,
  today: Day,
  filter: InvoiceFilter = {},
  page: Page = {},
): Promise<Invoice[]> {
  const listed = () => inOrder(invoicesOf(queries, today, filter), invoiceOrder, page);
  const rows = await listed().select(columns).execute();
  const lines = await queries
    .selectFrom('invoice_lines')
    .select(['invoice_id', ...lineColumns])
    .where('invoice_id', 'in', listed().select('id'))
    .orderBy('invoice_id')
    .orderBy('position')
    .execute();
  const sums = await readSums(queries, listed().select('id'));
  const linesOf = new Map<number, InvoiceLine[]>();
  for (const { invoice_id: invoiceId, ...line } of lines) {
    const others = linesOf.get(invoiceId);
    if (others) others.push(line);
    else linesOf.set(invoiceId, [line]);
  }
  return rows.map((row) => ({
    ...row,
    status: statusOn(today, row.status, row.dueDate),
    ...contentOf(linesOf.get(row.id) ?? []),
    ...withBalance(row, sums),
  }));
}

/** Returns the number of invoices that match the filter as of `today`. */
export async function countInvoices(
  queries: CaseloadQueries,
  today: Day,
  filter: InvoiceFilter,
): Promise<number> {
  return countRows(invoicesOf(queries, today, filter));
}

/** Returns the number of unpaid invoices as of `today`, and what is left to pay on them in cents. */
export async function sumOpenInvoices(queries: CaseloadQueries, today: Day): Promise<OpenInvoices> {
  const sumOf = async (status: InvoiceStatus) => {
    const { count, cents } = await invoicesOf(queries, today, { status })
      .select((row) => [
        row.fn.countAll().as('count'),
        sql<number | null>`sum(amount - ${sumOnInvoice(queries)})`.as('cents'),
      ])
      .executeTakeFirstOrThrow();
    return { count: Number(count), cents: Number(cents ?? 0) };
  };
  const pending = await sumOf('pending');
  const overdue = await sumOf('overdue');
  return {
    count: pending.count + overdue.count,
    cents: pending.cents + overdue.cents,
    overdueCount: overdue.count,
    overdueCents: overdue.cents,
  };
}

/**
 * Returns one invoice with its status as of `today`. Throws 404 if it does not exist or belongs to another therapist.
 */
export async function getInvoice(queries: CaseloadQueries, id: number, today: Day): Promise<Invoice> {
  const invoice = await getStoredInvoice(queries, id);
  return { ...invoice, status: statusOn(today, invoice.status, invoice.dueDate) };
}

/** Returns one invoice with its stored status. Throws 404 if it does not exist or belongs to another therapist. */
export async function getStoredInvoice(queries: CaseloadQueries, id: number): Promise<Invoice> {
  const row = await queries.find(invoiceRecord, id);
  if (!row) throw notFound(INVOICE_NOT_FOUND);
  const lines = await queries
    .selectFrom('invoice_lines')
    .select(lineColumns)
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();
  return { ...row, ...contentOf(lines), ...withBalance(row, await readSums(queries, [id])) };
}

function contentOf(lines: InvoiceLine[]): Pick<Invoice, 'lines' | 'sessionIds' | 'annualIds'> {
  return { sessionIds: idsOn(lines, 'sessionId'), annualIds: idsOn(lines, 'annualId'), lines };
}

function invoicesOf(queries: CaseloadQueries, today: Day, filter: InvoiceFilter) {
  const { from, until, clientId, number, status, search, sessionId, voucherId, payerId } = filter;
  let selection = queries.selectFrom('invoices');
  if (from !== undefined) selection = selection.where('date_issued', '>=', from);
  if (until !== undefined) selection = selection.where('date_issued', '<', until);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (voucherId !== undefined) {
    const parts = queries
      .selectFrom('voucher_parts')
      .select('invoice_id')
      .where('voucher_id', '=', voucherId);
    selection = selection.where('id', 'in', parts);
  }
  if (payerId !== undefined) {
    const ofPayer = invoicesOfPayers(queries).where('vouchers.payer_id', '=', payerId);
    selection = selection.where('id', 'in', ofPayer.select('voucher_parts.invoice_id'));
  }
  if (number !== undefined) selection = selection.where('id', '=', number);
  if (search !== undefined) selection = selection.where(isFoundBy(queries, search));
  if (sessionId !== undefined) {
    const holding = queries.selectFrom('invoice_lines').where('session_id', '=', sessionId);
    selection = selection.where('id', 'in', holding.select('invoice_id'));
  }
  // The SQL equivalent of `statusOn`.
  if (status === 'paid') selection = selection.where('status', '=', 'paid');
  if (status === 'pending') {
    selection = selection.where('status', '=', 'pending').where('due_date', '>=', today);
  }
  if (status === 'overdue') {
    selection = selection.where((row) =>
      row.or([
        row('status', '=', 'overdue'),
        row.and([row('status', '=', 'pending'), row('due_date', '<', today)]),
      ]),
    );
  }
  return selection;
}

function isFoundBy(queries: CaseloadQueries, typed: string) {
  const shown = queries.search.money('amount');
  const texts = ['description', shown, sql<string>`replace(${shown}, ',', '')`];
  const named = selectIdsByName(queries, typed);
  return sql<boolean>`(${queries.search.holds(texts, typed)} or client_id in ${named})`;
}
