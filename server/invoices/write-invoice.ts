import { type Invoice, invoiceRecord } from '#domain/invoices/invoice.ts';
import type { Content } from '#domain/record.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { insertRow, updateRow } from '#server/database/record-rows.ts';

/** What an invoice is made of, whole: every rule has been applied. */
export type InvoiceContent = Content<typeof invoiceRecord> & Pick<Invoice, 'sessionIds' | 'annualIds'>;

type Lines = Pick<Invoice, 'clientId' | 'sessionIds' | 'annualIds'>;

/** Adds the invoice and puts its sessions and annual records on it. Gives its id. */
export async function insertInvoice(queries: CaseloadWrites, invoice: InvoiceContent): Promise<number> {
  const row = insertRow(invoiceRecord, { ...invoice, createdAt: queries.now, updatedAt: queries.now });
  const id = await queries.insertReturningId('invoices', row);
  await addLines(queries, id, invoice);
  queries.audit({ action: 'create', entity: 'invoice', entityId: id, clientId: invoice.clientId });
  return id;
}

/** Replaces the invoice, and what stands on it, by `invoice`. */
export async function updateInvoice(
  queries: CaseloadWrites,
  before: Invoice,
  invoice: InvoiceContent,
): Promise<void> {
  // The lines name the client too: when it changes, all come off before and the new ones go on after.
  const moves = before.clientId !== invoice.clientId;
  await removeLines(queries, moves ? before : linesBeyond(before, invoice));
  const { sessionIds: _sessions, annualIds: _annuals, ...content } = invoice;
  await queries
    .updateTable('invoices')
    .set({ ...updateRow(invoiceRecord, content), updated_at: queries.changedAt })
    .where('id', '=', before.id)
    .execute();
  await addLines(queries, before.id, moves ? invoice : linesBeyond(invoice, before));
  queries.audit({ action: 'update', entity: 'invoice', entityId: before.id, clientId: invoice.clientId });
}

/** Removes the invoice; its sessions and annual records are free to be billed again. */
export async function deleteInvoice(queries: CaseloadWrites, invoice: Invoice): Promise<void> {
  await removeLines(queries, invoice);
  await queries.deleteFrom('invoices').where('id', '=', invoice.id).execute();
  queries.audit({ action: 'delete', entity: 'invoice', entityId: invoice.id, clientId: invoice.clientId });
}

function linesBeyond(lines: Lines, others: Lines): Lines {
  const sessions = new Set(others.sessionIds);
  const annuals = new Set(others.annualIds);
  return {
    clientId: lines.clientId,
    sessionIds: lines.sessionIds.filter((id) => !sessions.has(id)),
    annualIds: lines.annualIds.filter((id) => !annuals.has(id)),
  };
}

async function addLines(queries: CaseloadWrites, invoiceId: number, lines: Lines): Promise<void> {
  const { clientId, sessionIds } = lines;
  await queries.insertInto(
    'invoice_sessions',
    sessionIds.map((id) => ({ client_id: clientId, session_id: id, invoice_id: invoiceId })),
  );
  await linkAnnuals(queries, lines, invoiceId);
}

async function removeLines(queries: CaseloadWrites, lines: Lines): Promise<void> {
  if (lines.sessionIds.length > 0) {
    await queries.deleteFrom('invoice_sessions').where('session_id', 'in', lines.sessionIds).execute();
  }
  await linkAnnuals(queries, lines, null);
}

async function linkAnnuals(
  queries: CaseloadWrites,
  { annualIds, clientId }: Lines,
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
