import { type SqlBool, sql } from 'kysely';
import { type Payment, paymentRecord } from '#domain/billing/payments/payment.ts';
import type { PaymentKind } from '#domain/billing/payments/payment-words.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { Stored } from '#domain/platform/record.ts';
import { selectIdsByName } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { selectionOf } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const PAYMENT_NOT_FOUND = 'The requested payment could not be found';

/** A payment without its invoices. */
export type PaymentRow = Stored<typeof paymentRecord>;

const columns = selectionOf(paymentRecord);

/** The latest day first. */
export const paymentOrder: ListOrder<Payment> = {
  direction: 'desc',
  keys: [
    { by: 'date', shape: keyShapes.day, of: ({ date }) => date },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

export interface PaymentFilter {
  from?: Day | undefined;
  to?: Day | undefined;
  clientId?: number | undefined;
  organizationId?: number | undefined;
  /** Those that name this invoice. */
  invoiceId?: number | undefined;
  kind?: PaymentKind | undefined;
  /** Void ones too; left out, only those that count. */
  withVoid?: boolean | undefined;
  /** A typed part of the client's name, the amount or the reference. */
  search?: string | undefined;
}

/** Returns the therapist's payments, refunds and write-offs, the latest day first. */
export async function listPayments(
  queries: CaseloadQueries,
  filter: PaymentFilter = {},
  page: Page = {},
): Promise<Payment[]> {
  const rows = await inOrder(paymentsOf(queries, filter).select(columns), paymentOrder, page).execute();
  return withApplications(queries, rows);
}

/** Returns the number of payments that match. */
export async function countPayments(queries: CaseloadQueries, filter: PaymentFilter): Promise<number> {
  return countRows(paymentsOf(queries, filter));
}

/** Returns one payment. Throws 404 if it does not exist or is another therapist's. */
export async function getPayment(queries: CaseloadQueries, id: number): Promise<Payment> {
  const row = await queries.find(paymentRecord, id);
  const [payment] = row ? await withApplications(queries, [row]) : [];
  if (!payment) throw notFound(PAYMENT_NOT_FOUND);
  return payment;
}

/** Returns these payments, oldest first; those that are not there are left out. */
export async function findPayments(queries: CaseloadQueries, ids: readonly number[]): Promise<Payment[]> {
  const found: PaymentRow[] = [];
  for await (const part of inParts(ids)) {
    found.push(
      ...(await queries
        .selectFrom('payments')
        .select(columns)
        .where('id', 'in', part)
        .orderBy('date')
        .orderBy('id')
        .execute()),
    );
  }
  return withApplications(queries, found);
}

function paymentsOf(queries: CaseloadQueries, filter: PaymentFilter) {
  const { from, to, clientId, organizationId, invoiceId, kind, withVoid = false, search } = filter;
  let selection = queries.selectFrom('payments');
  if (from !== undefined) selection = selection.where('date', '>=', from);
  if (to !== undefined) selection = selection.where('date', '<=', to);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (organizationId !== undefined) selection = selection.where('organization_id', '=', organizationId);
  if (kind !== undefined) selection = selection.where('kind', '=', kind);
  if (!withVoid) selection = selection.where('voided_at', 'is', null);
  if (invoiceId !== undefined) {
    const parts = queries.selectFrom('payment_applications').where('invoice_id', '=', invoiceId);
    selection = selection.where('id', 'in', parts.select('payment_id'));
  }
  if (search !== undefined) selection = selection.where(isFoundBy(queries, search));
  return selection;
}

function isFoundBy(queries: CaseloadQueries, typed: string) {
  const shown = queries.search.money('amount');
  const texts = ['reference', 'received_from', 'memo', shown, sql<string>`replace(${shown}, ',', '')`];
  const named = selectIdsByName(queries, typed);
  const payers = queries
    .selectFrom('organizations')
    .select('id')
    .where(queries.search.holds(['name'], typed));
  return sql<SqlBool>`(${queries.search.holds(texts, typed)} or client_id in ${named} or organization_id in ${payers})`;
}

async function withApplications(queries: CaseloadQueries, rows: readonly PaymentRow[]): Promise<Payment[]> {
  const parts = new Map<number, Payment['applications']>();
  const refunded = new Map<number, number>();
  for await (const some of inParts(rows)) {
    const ids = some.map(({ id }) => id);
    const applied = await queries
      .selectFrom('payment_applications')
      .select([
        'payment_id as paymentId',
        'invoice_id as invoiceId',
        'client_id as clientId',
        'payment_applications.amount',
      ])
      .where('payment_id', 'in', ids)
      .orderBy('invoice_id')
      .execute();
    for (const { paymentId, ...part } of applied) {
      const others = parts.get(paymentId);
      if (others) others.push(part);
      else parts.set(paymentId, [part]);
    }
    for (const [id, cents] of await readRefunded(queries, ids)) refunded.set(id, cents);
  }
  return rows.map((row) => {
    const applications = parts.get(row.id) ?? [];
    const isMoney = row.kind === 'payment' && row.voidedAt === null;
    const unapplied = isMoney ? row.amount - sumOf(applications) - (refunded.get(row.id) ?? 0) : 0;
    return { ...row, applications, unapplied };
  });
}

/** Returns what was given back of payments, in whole cents by the payment's id. */
export async function readRefunded(
  { selectFrom }: CaseloadQueries,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await selectFrom('payments')
    .select((row) => ['refund_of as id', row.fn.sum('amount').as('cents')])
    .where('refund_of', 'in', ids)
    .where('voided_at', 'is', null)
    .groupBy('refund_of')
    .execute();
  return new Map(rows.flatMap(({ id, cents }) => (id === null ? [] : [[id, Number(cents)]])));
}
