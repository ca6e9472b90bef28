import { linesFor } from '#domain/billing/invoices/invoice-line.ts';
import { noOwnRates } from '#domain/billing/invoices/session-price.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#domain/platform/dates.ts';
import { lineRows } from '#server/billing/invoices/write-invoice.ts';
import { type CaseloadWrites, forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { GeneratedCaseload } from './report-rows.ts';
import { clientRow, invoiceRow, NOW, sessionRow } from './two-caseloads.ts';

/** Writes generated rows directly to a therapist's tables, bypassing the routes' rules. */
export async function writeCaseload(
  database: Database,
  therapistId: number,
  caseload: GeneratedCaseload,
): Promise<void> {
  const handle = forCaseload(
    { database, therapistId: therapistId, clock: () => new Date(NOW) },
    { kind: 'therapist', id: therapistId, address: null },
  );
  await handle.write((queries) => writeRows(queries, caseload));
}

/** The payment of all of an invoice, as Mark Paid makes it. */
async function writePayment(
  queries: CaseloadWrites,
  {
    client_id,
    invoice_id,
    amount,
    paid,
  }: { client_id: number; invoice_id: number; amount: number; paid: string },
): Promise<void> {
  const moments = { created_at: NOW, updated_at: NOW };
  const payment_id = await queries.insertReturningId('payments', {
    ...{ client_id, organization_id: null, kind: 'payment', date: dayOf(paid, DEFAULT_TIME_ZONE), amount },
    ...{ method: 'other', reason: null, reference: null, received_from: null, memo: null },
    ...{ source: 'mark-paid', provider_reference: null, refund_of: null, voided_at: null, ...moments },
  });
  await queries.insertInto('payment_applications', [
    { payment_id, invoice_id, client_id, amount, ...moments },
  ]);
}

async function writeRows(queries: CaseloadWrites, caseload: GeneratedCaseload): Promise<void> {
  const clientIds: number[] = [];
  for (const { born, status } of caseload.clients) {
    const row = { ...clientRow, date_of_birth: born, status };
    clientIds.push(await queries.insertReturningId('clients', row));
  }
  const clientOf = ({ client }: { client: number }) => clientIds[client % clientIds.length] ?? 0;
  const invoicesOf = new Map<number, number[]>();
  for (const invoice of caseload.invoices) {
    const client_id = clientOf(invoice);
    const id = await queries.insertReturningId('invoices', {
      ...invoiceRow,
      client_id,
      amount: invoice.amount,
      date_issued: invoice.issued,
      due_date: invoice.due,
      status: invoice.status,
      date_paid: invoice.status === 'paid' ? invoice.paid : null,
    });
    if (invoice.status === 'paid') await writePayment(queries, { client_id, invoice_id: id, ...invoice });
    invoicesOf.set(client_id, [...(invoicesOf.get(client_id) ?? []), id]);
  }
  for (const session of caseload.sessions) {
    const client_id = clientOf(session);
    const isAbsence = session.status === 'absence';
    const session_id = await queries.insertReturningId('sessions', {
      ...sessionRow,
      client_id,
      date: session.date,
      duration: session.duration,
      type: session.type,
      status: session.status,
      absence_number: isAbsence ? session.absenceNumber : 0,
      billable: !isAbsence || session.billable,
    });
    const invoice_id = session.invoice === null ? undefined : invoicesOf.get(client_id)?.[session.invoice];
    if (invoice_id !== undefined) {
      const billed = { ...session, id: session_id, clientId: client_id };
      const lines = linesFor({ sessions: [billed], annuals: [] }, [], {
        ...defaultPracticeSettings,
        ownRates: noOwnRates,
      });
      const rows = lineRows(invoice_id, client_id, lines);
      // The id must increase like the position on the invoice.
      await queries.insertInto(
        'invoice_lines',
        rows.map((row) => ({ ...row, position: session_id })),
      );
    }
  }
  for (const assessment of caseload.assessments) {
    await queries.insertInto('assessments', [
      {
        client_id: clientOf(assessment),
        title: 'Handwriting screening',
        description: null,
        questions: JSON.stringify([{ id: '1', text: 'How is the grip?', type: 'text' }]),
        responses: null,
        status: assessment.status,
        date_created: assessment.created,
        date_completed: assessment.status === 'completed' ? assessment.created : null,
        updated_at: assessment.created,
      },
    ]);
  }
}
