import { type Invoice, invoiceRecord } from '#domain/billing/invoices/invoice.ts';
import { type InvoiceLine, idsOn, invoiceLineRecord } from '#domain/billing/invoices/invoice-line.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Content } from '#domain/platform/record.ts';
import { dropVoidParts, movePayments, releasePayments } from '#server/billing/payments/follow-invoice.ts';
import { sealRecord } from '#server/caseload/sealing/seal-record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, updateRow } from '#server/platform/database/record-rows.ts';
import { noUndo } from '#server/platform/undo/undo-recorder.ts';

/** The complete content of an invoice, after all rules are applied; its lines add up to its amount. */
export type InvoiceContent = Content<typeof invoiceRecord> & Pick<Invoice, 'lines'>;

/** Inserts an invoice with its lines. Returns its id. */
export async function insertInvoice(queries: CaseloadWrites, invoice: InvoiceContent): Promise<number> {
  const row = insertRow(invoiceRecord, { ...invoice, createdAt: queries.now, updatedAt: queries.now });
  const id = await queries.insertReturningId('invoices', row);
  await linkAnnuals(queries, idsOn(invoice.lines, 'annualId'), invoice.clientId, id);
  await queries.insertInto('invoice_lines', lineRows(id, invoice.clientId, invoice.lines));
  queries.audit({ action: 'create', entity: 'invoice', entityId: id, clientId: invoice.clientId });
  return id;
}

/** Replaces an invoice and its lines. Parts of payments on it go with it to another client. */
export async function updateInvoice(
  queries: CaseloadWrites,
  before: Invoice,
  invoice: InvoiceContent,
): Promise<void> {
  // The lines refer to the client too, so they are deleted before it changes.
  await queries.deleteFrom('invoice_lines').where('invoice_id', '=', before.id).execute();
  const moves = before.clientId !== invoice.clientId;
  const annualIds = idsOn(invoice.lines, 'annualId');
  const [staying, leaving] = moves
    ? [[], before.annualIds]
    : [before.annualIds, beyond(before.annualIds, annualIds)];
  await linkAnnuals(queries, leaving, before.clientId, null);
  const { lines: _lines, ...content } = invoice;
  const update = () =>
    queries
      .updateTable('invoices')
      .set({ ...updateRow(invoiceRecord, content), updated_at: queries.changedAt })
      .where('id', '=', before.id)
      .execute();
  if (moves) await movePayments(queries, before.id, invoice.clientId, update);
  else await update();
  await linkAnnuals(queries, beyond(annualIds, staying), invoice.clientId, before.id);
  await queries.insertInto('invoice_lines', lineRows(before.id, invoice.clientId, invoice.lines));
  queries.audit({ action: 'update', entity: 'invoice', entityId: before.id, clientId: invoice.clientId });
}

/**
 * Seals an invoice with its lines and what was paid on it, and deletes it; its sessions and annual records can be billed
 * again, and its money is credit. `wasOnBill` says that it was part of a bill to a payer that is void or deleted.
 */
export async function deleteInvoice(
  queries: CaseloadWrites,
  invoice: Invoice,
  timeZone: TimeZone,
  wasOnBill = false,
): Promise<void> {
  const day = dayOf(invoice.dateIssued, timeZone);
  await dropVoidParts(queries, invoice);
  await sealRecord(queries, invoiceRecord, invoice, { day, timeZone, wasOnBill });
  // A restore brings its payments back, so an undo does not name them.
  await releasePayments({ ...queries, undo: noUndo }, invoice);
  await queries.deleteFrom('invoice_lines').where('invoice_id', '=', invoice.id).execute();
  await linkAnnuals(queries, invoice.annualIds, invoice.clientId, null);
  await queries.deleteFrom('invoices').where('id', '=', invoice.id).execute();
  queries.audit({ action: 'delete', entity: 'invoice', entityId: invoice.id, clientId: invoice.clientId });
}

function beyond(ids: readonly number[], others: readonly number[]): number[] {
  const known = new Set(others);
  return ids.filter((id) => !known.has(id));
}

/** Links annual records of a client to an invoice, or unlinks them with null. */
export async function linkAnnuals(
  queries: CaseloadWrites,
  annualIds: readonly number[],
  clientId: number,
  invoiceId: number | null,
): Promise<void> {
  if (annualIds.length === 0) return;
  await queries
    .updateTable('annuals')
    .set({ invoice_id: invoiceId, updated_at: queries.changedAt })
    .where('id', 'in', annualIds)
    .execute();
  for (const annualId of annualIds) {
    queries.audit({ action: 'update', entity: 'annual', entityId: annualId, clientId });
  }
}

/** Returns the lines of an invoice as rows, in order. */
export function lineRows(invoiceId: number, clientId: number, lines: readonly InvoiceLine[]) {
  return lines.map((line, index) =>
    insertRow(invoiceLineRecord, { ...line, invoiceId, clientId, position: index + 1 }),
  );
}
