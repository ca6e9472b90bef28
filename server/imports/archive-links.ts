import type { CaseloadTable } from '#domain/caseload/caseload-counts.ts';
import type { WholeCaseload } from '#server/export/whole-caseload.ts';
import { invalidRow } from './archived-caseload.ts';

const NO_CLIENT = 'Its client is not among the clients of this archive';

/**
 * Throws 400, naming the row, unless every record of an archive has a number of its own and points to records that
 * are in the archive and belong together: a session stands on one invoice at most, and on one of its own client.
 */
export function refuseBrokenLinks(caseload: WholeCaseload): void {
  const { clients, sessions, assessments, invoices, annuals, tasks } = caseload;
  const clientIds = new Set(numbered('clients', clients).keys());
  numbered('assessments', assessments);
  numbered('tasks', tasks);
  const known = {
    sessions: numbered('sessions', sessions),
    invoices: numbered('invoices', invoices),
    annuals: numbered('annuals', annuals),
  };
  for (const table of ['sessions', 'assessments', 'invoices', 'annuals', 'tasks'] as const) {
    for (const [index, { clientId }] of caseload[table].entries()) {
      if (clientId !== null && !clientIds.has(clientId)) throw invalidRow(table, index, NO_CLIENT);
    }
  }
  refuseWrongSessionLines(caseload, known.sessions);
  refuseWrongAnnualLines(caseload, known.annuals);
  refuseLostInvoices(caseload, known.invoices);
}

function numbered<Row extends { id: number }>(table: CaseloadTable, rows: readonly Row[]): Map<number, Row> {
  const known = new Map<number, Row>();
  for (const [index, row] of rows.entries()) {
    if (known.has(row.id)) throw invalidRow(table, index, 'Another row has the same id');
    known.set(row.id, row);
  }
  return known;
}

function refuseWrongSessionLines(
  { invoices }: WholeCaseload,
  sessions: ReadonlyMap<number, { clientId: number }>,
): void {
  const billed = new Set<number>();
  for (const [index, { clientId, sessionIds }] of invoices.entries()) {
    for (const id of sessionIds) {
      const session = sessions.get(id);
      if (!session) throw invalidRow('invoices', index, 'One of its sessions is not in this archive');
      if (session.clientId !== clientId) {
        throw invalidRow('invoices', index, 'One of its sessions is of another client');
      }
      if (billed.has(id)) throw invalidRow('invoices', index, 'One of its sessions is already on an invoice');
      billed.add(id);
    }
  }
}

function refuseWrongAnnualLines(
  { invoices }: WholeCaseload,
  annuals: ReadonlyMap<number, { clientId: number; invoiceId: number | null }>,
): void {
  for (const [index, { id, clientId, annualIds }] of invoices.entries()) {
    const isWrong = annualIds.some((annualId) => {
      const annual = annuals.get(annualId);
      return annual?.invoiceId !== id || annual.clientId !== clientId;
    });
    if (isWrong) throw invalidRow('invoices', index, 'One of its annual records does not belong to it');
  }
}

function refuseLostInvoices(
  { annuals }: WholeCaseload,
  invoices: ReadonlyMap<number, { annualIds: readonly number[] }>,
): void {
  for (const [index, { id, invoiceId }] of annuals.entries()) {
    if (invoiceId !== null && !invoices.get(invoiceId)?.annualIds.includes(id)) {
      throw invalidRow('annuals', index, 'Its invoice does not list it');
    }
  }
}
