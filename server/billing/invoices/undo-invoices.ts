import type { Instant, TimeZone } from '#domain/platform/dates.ts';
import { moveMarkPaid, payBalance, takeBackMarkPaid } from '#server/billing/payments/mark-paid.ts';
import { settle } from '#server/billing/payments/settle.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import { changesOfSessions, type ModuleUndo } from '#server/platform/undo/undo-rules.ts';
import { getStoredInvoice } from './invoice-store.ts';
import { deleteInvoice } from './write-invoice.ts';

/** The undo functions of invoices. */
export const invoiceUndo = {
  rules: {
    invoices: {
      async removeAdded(queries, id, { timeZone }) {
        await deleteInvoice(queries, await getStoredInvoice(queries, id), timeZone);
      },
      async afterRevert(queries, { id, before }, { timeZone }) {
        if ('status' in before || 'datePaid' in before) await payAsBefore(queries, id, timeZone);
      },
    },
  },
  refuse: refuseBilledSince,
} satisfies ModuleUndo;

/** Pays an invoice that is paid again, or takes back what Mark Paid made on one that is open again. */
async function payAsBefore(queries: CaseloadWrites, id: number, timeZone: TimeZone): Promise<void> {
  const invoice = await getStoredInvoice(queries, id);
  const { datePaid, balance } = invoice;
  if (datePaid === null) {
    if (balance === 0) await takeBackMarkPaid(queries, invoice, timeZone);
  } else if (balance > 0) await payBalance(queries, invoice, { at: datePaid, timeZone });
  else await moveMarkPaid(queries, id, { at: datePaid, timeZone });
  await settle(queries, [id]);
}

/** Throws 409 if the invoice of a changed session was created or changed since: billed sessions stay unchanged. */
async function refuseBilledSince(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  since: Instant,
): Promise<void> {
  const ids = changesOfSessions(steps).map(({ id }) => id);
  for await (const part of inParts(ids)) {
    const billed = await queries
      .selectFrom('invoice_lines')
      .select('session_id')
      .where('session_id', 'in', part)
      .where('invoice_id', 'in', queries.selectFrom('invoices').select('id').where('updated_at', '>=', since))
      .limit(1)
      .executeTakeFirst();
    if (billed)
      throw conflict('The invoice of this session was made or changed since, so nothing was put back');
  }
}
