import { type SelectQueryBuilder, sql } from 'kysely';
import { balanceOf, type InvoiceSums } from '#domain/billing/payments/settled-invoice.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { Tables } from '#server/platform/database/tables.ts';

const nothing: InvoiceSums = { paid: 0, writtenOff: 0 };

/** The fields that replies add to an invoice. */
export interface InvoiceBalance extends InvoiceSums {
  balance: number;
}

/** The ids of invoices, or a selection of them. */
type Invoices = readonly number[] | SelectQueryBuilder<Tables, 'invoices', { id: number }>;

/** Returns what was paid on invoices and written off, by the invoice's id, leaving out those without either. */
export async function readSums(
  queries: CaseloadQueries,
  invoices: Invoices,
): Promise<Map<number, InvoiceSums>> {
  const sums = new Map<number, InvoiceSums>();
  if (Array.isArray(invoices) && invoices.length === 0) return sums;
  const rows = await liveApplications(queries)
    .select((row) => ['invoice_id as id', 'kind', row.fn.sum('payment_applications.amount').as('cents')])
    .where('invoice_id', 'in', invoices)
    .groupBy(['invoice_id', 'kind'])
    .execute();
  for (const { id, kind, cents } of rows) {
    const { paid, writtenOff } = sums.get(id) ?? nothing;
    if (kind === 'payment') sums.set(id, { paid: paid + Number(cents), writtenOff });
    else sums.set(id, { paid, writtenOff: writtenOff + Number(cents) });
  }
  return sums;
}

/** Returns the sums of one invoice with its balance. */
export function withBalance(
  { id, amount }: { id: number; amount: number },
  sums: ReadonlyMap<number, InvoiceSums>,
): InvoiceBalance {
  const own = sums.get(id) ?? nothing;
  return { ...own, balance: balanceOf(amount, own) };
}

/** Selects what counts on invoices: the parts of payments and write-offs that are not void. */
export function liveApplications({ selectFrom }: CaseloadQueries) {
  return selectFrom('payment_applications')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.therapist_id', '=', 'payment_applications.therapist_id')
        .onRef('payments.id', '=', 'payment_applications.payment_id'),
    )
    .where('payments.voided_at', 'is', null)
    .where('payments.kind', '!=', 'refund');
}

/** Returns an expression of what is paid and written off in all on an invoice of the outer selection. */
export function sumOnInvoice(queries: CaseloadQueries) {
  const applied = liveApplications(queries)
    .select((row) => row.fn.sum('payment_applications.amount').as('cents'))
    .where('payment_applications.invoice_id', '=', sql.ref<number>('invoices.id'));
  return sql<number>`coalesce(${applied}, 0)`;
}
