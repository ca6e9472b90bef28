import { chargesOf, type SessionCharge } from '#domain/billing/billing-documents/invoice-charges.ts';
import type { SuperbillSession } from '#domain/billing/billing-documents/superbill-facts.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { getStoredInvoice } from '#server/billing/invoices/invoice-store.ts';
import { readSums } from '#server/billing/payments/invoice-sums.ts';
import { listSessions, type SessionFilter } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';

type SessionsOfDays = Required<Pick<SessionFilter, 'clientId' | 'from' | 'until'>>;

/** Returns the sessions of some days with their notes and charges, earliest first. */
export async function readSuperbillSessions(
  queries: CaseloadQueries,
  asked: SessionsOfDays,
  timeZone: TimeZone,
): Promise<SuperbillSession[]> {
  const sessions = (await listSessions(queries, asked)).toReversed();
  const ids = sessions.map(({ id }) => id);
  const notes = await readNotes(queries, ids);
  const charges = await readCharges(queries, ids);
  const paidElsewhere = new Set([
    ...(await listSessions(queries, { ...asked, payer: 'organization' })).map(({ id }) => id),
    ...(await readVoucherSessions(queries, ids)),
  ]);
  return sessions.map(({ id, date, duration, type, status, noteStatus }) => ({
    ...{ id, duration, type, status, noteStatus },
    day: dayOf(date, timeZone),
    note: notes.get(id) ?? null,
    isOfOrganization: paidElsewhere.has(id),
    charge: charges.get(id) ?? null,
  }));
}

async function readNotes({ selectFrom }: CaseloadQueries, sessionIds: readonly number[]) {
  const found = new Map<number, NonNullable<SuperbillSession['note']>>();
  for await (const part of inParts(sessionIds)) {
    const rows = await selectFrom('session_notes')
      .select([
        'session_id as sessionId',
        'plan_id as planId',
        'setting',
        'diagnosis_codes as diagnosisCodes',
        'procedure_codes as procedureCodes',
      ])
      .where('session_id', 'in', part)
      .execute();
    for (const { sessionId, ...note } of rows) found.set(sessionId, note);
  }
  return found;
}

async function readCharges(
  queries: CaseloadQueries,
  sessionIds: readonly number[],
): Promise<Map<number, SessionCharge>> {
  const invoiceIds = new Set<number>();
  for await (const part of inParts(sessionIds)) {
    const rows = await queries
      .selectFrom('invoice_lines')
      .select('invoice_id as id')
      .where('session_id', 'in', part)
      .execute();
    for (const { id } of rows) invoiceIds.add(id);
  }
  const sums = await readSums(queries, [...invoiceIds]);
  const charges = new Map<number, SessionCharge>();
  for (const id of invoiceIds) {
    const { lines } = await getStoredInvoice(queries, id);
    const ofInvoice = chargesOf({ id, lines, paid: sums.get(id)?.paid ?? 0 });
    for (const [sessionId, charge] of ofInvoice) charges.set(sessionId, charge);
  }
  return charges;
}

/** Returns the sessions whose invoice is part of a bill to a payer. */
async function readVoucherSessions(
  { selectFrom }: CaseloadQueries,
  sessionIds: readonly number[],
): Promise<number[]> {
  const found: number[] = [];
  for await (const part of inParts(sessionIds)) {
    const rows = await selectFrom('invoice_lines')
      .select('session_id as id')
      .where('session_id', 'in', part)
      .where(
        'invoice_id',
        'in',
        selectFrom('voucher_parts').select('invoice_id').where('invoice_id', 'is not', null),
      )
      .execute();
    found.push(...rows.flatMap(({ id }) => id ?? []));
  }
  return found;
}
