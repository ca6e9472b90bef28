import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { paymentApplicationRecord } from '#domain/billing/payments/payment-application.ts';
import { voucherPartRecord } from '#domain/billing/vouchers/voucher-part.ts';
import { groupMemberRecord } from '#domain/caseload/groups/group-member.ts';
import { fillNotesFromSessions } from '#domain/clinical/notes/notes-from-sessions.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { inRounds } from '#domain/platform/in-rounds.ts';
import { type EarlierRecord, namedIn, type RecordDescription } from '#domain/platform/record.ts';
import {
  byTable,
  type CaseloadCounts,
  type ListedRecord,
  listedRecords,
  type WholeCaseload,
} from '#domain/program/caseload-records.ts';
import { withLines } from '#server/billing/invoices/archived-invoice-lines.ts';
import { lineRows } from '#server/billing/invoices/write-invoice.ts';
import { withEarlierPayments } from '#server/billing/payments/archived-payments.ts';
import { anyRow } from '#server/platform/database/any-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { AllModules } from '#server/platform/server-module.ts';

/** The new ids of records, by table and previous id. */
type NewIds = Map<string, ReadonlyMap<unknown, number>>;

/** Throws 409 unless the caseload is empty. */
export async function refuseFilledCaseload({ selectFrom }: CaseloadQueries): Promise<void> {
  const client = await selectFrom('clients').select('id').limit(1).executeTakeFirst();
  const task = await selectFrom('tasks').select('id').limit(1).executeTakeFirst();
  if (client === undefined && task === undefined) return;
  throw conflict(
    'An archive can only come into an account without clients and tasks. Please use a new account',
  );
}

interface ImportOptions extends AllModules {
  today: Day;
  settings: PracticeSettings;
  /** The fingerprints of signatures that the activity logs of this practice confirm. */
  signedHere: ReadonlySet<string>;
}

/**
 * Imports a checked archive into an empty caseload: the same records with new ids, their links and their timestamps.
 * Throws 409 if the caseload is not empty, or if a module refuses what is in both.
 */
export async function importCaseload(
  queries: CaseloadWrites,
  caseload: WholeCaseload,
  { today, settings, modules, signedHere }: ImportOptions,
): Promise<CaseloadCounts> {
  await refuseFilledCaseload(queries);
  for (const { refuseImport } of modules) await refuseImport?.(queries, caseload);
  const verified = ({ hash }: { hash: string }) => (signedHere.has(hash) ? queries.now : null);
  const newIds: NewIds = new Map();
  const payments = withEarlierPayments(caseload, settings.timeZone);
  for (const kind of listedRecords) {
    const records = storedRecords(kind, { ...caseload, payments }, { today, verified });
    await insertRecords(queries, kind, records, newIds);
  }
  await insertMembers(queries, caseload, newIds);
  await insertLines(queries, withLines(caseload, settings), newIds);
  await insertParts(queries, caseload, newIds);
  await insertApplications(queries, payments, newIds);
  auditImport(queries, caseload, newIds);
  return byTable(({ table }) => caseload[table].length);
}

/** Inserts the records of one kind and saves their new ids by the previous ones. */
async function insertRecords<Kind extends ListedRecord>(
  queries: CaseloadWrites,
  kind: Kind,
  records: readonly (EarlierRecord & { id: number })[],
  newIds: NewIds,
): Promise<void> {
  const ids = new Map<unknown, number>();
  newIds.set(kind.table, ids);
  // Ordered by previous id, which decides the order of otherwise equal records.
  const { rounds, leftOver } = inRounds(
    kind,
    records.toSorted((a, b) => a.id - b.id),
  );
  for (const round of [...rounds, leftOver]) {
    const rows = round.map((record) => anyRow(kind, relinked(kind, record, newIds)));
    const inserted = await queries.insertReturningIds<Kind['table']>(kind.table, rows);
    for (const [index, id] of inserted.entries()) ids.set(round[index]?.id, id);
  }
}

/** Returns the stored fields of a record, without its previous id and with new ids in its references. */
function relinked(kind: RecordDescription, record: EarlierRecord, newIds: NewIds): EarlierRecord {
  const { id: _old, ...fields } = kind.fields;
  const stored = Object.keys(fields).map((field) => [field, record[field]]);
  const links = namedIn(kind).map(([field, table]) => {
    const old = record[field];
    return [field, old === null ? null : newIdOf(newIds, table, old)];
  });
  return Object.fromEntries([...stored, ...links]);
}

function newIdOf(newIds: NewIds, table: string, old: unknown): number {
  const id = newIds.get(table)?.get(old);
  if (id === undefined) throw new Error('The archive was not checked for its links');
  return id;
}

/** Returns the records of one kind as stored here: which account signed or reviewed a text elsewhere is unknown. */
function storedRecords(
  kind: ListedRecord,
  caseload: WholeCaseload,
  { today, verified }: { today: Day; verified: (signed: { hash: string }) => Instant | null },
) {
  if (kind.table === 'invoices') return storedInvoices(caseload, today);
  if (kind.table === 'signed_documents') {
    return caseload.signed_documents.map((signed) => ({
      ...signed,
      signedBy: null,
      verifiedAt: verified(signed),
    }));
  }
  if (kind.table === 'session_notes') return storedNotes(caseload);
  if (kind.table === 'reviews') {
    return caseload.reviews.map((review) => ({
      ...review,
      reviewerId: null,
      verifiedAt: verified(review),
    }));
  }
  return caseload[kind.table];
}

// The words come from the sessions. A note of words alone gets an id after the others.
function storedNotes({ sessions, session_notes: notes }: WholeCaseload) {
  const highest = notes.reduce((number, { id }) => Math.max(number, id), 0);
  return fillNotesFromSessions(sessions, notes).map((note, place) => ({
    ...note,
    id: notes[place]?.id ?? highest + place + 1,
  }));
}

// An archive has the displayed status. An invoice that is overdue only by date is stored as pending, which displays
// the same.
function storedInvoices({ invoices }: WholeCaseload, today: Day): Invoice[] {
  return invoices.map((invoice) => {
    const isOverdueByDate = invoice.status === 'overdue' && invoice.dueDate < today;
    return isOverdueByDate ? { ...invoice, status: 'pending' } : invoice;
  });
}

function insertMembers(queries: CaseloadWrites, { groups }: WholeCaseload, newIds: NewIds): Promise<void> {
  const rows = groups.flatMap(({ id, members, createdAt, updatedAt }) => {
    const groupId = newIdOf(newIds, 'groups', id);
    const inOrder = members.toSorted((a, b) => a.id - b.id);
    return inOrder.map(({ id: _old, clientId, ...days }) =>
      insertRow(groupMemberRecord, {
        ...days,
        groupId,
        clientId: newIdOf(newIds, 'clients', clientId),
        createdAt,
        updatedAt,
      }),
    );
  });
  return queries.insertInto('group_members', rows);
}

function insertLines(queries: CaseloadWrites, invoices: readonly Invoice[], newIds: NewIds): Promise<void> {
  const rows = invoices.flatMap(({ id, clientId, lines }) => {
    const relinked = lines.map(({ sessionId, annualId, ...line }) => ({
      ...line,
      sessionId: sessionId && newIdOf(newIds, 'sessions', sessionId),
      annualId: annualId && newIdOf(newIds, 'annuals', annualId),
    }));
    return lineRows(newIdOf(newIds, 'invoices', id), newIdOf(newIds, 'clients', clientId), relinked);
  });
  return queries.insertInto('invoice_lines', rows);
}

function insertParts(queries: CaseloadWrites, { vouchers }: WholeCaseload, newIds: NewIds): Promise<void> {
  const rows = vouchers.flatMap(({ id, parts }) =>
    parts.map(({ clientId, invoiceId, ...part }) =>
      insertRow(voucherPartRecord, {
        ...part,
        voucherId: newIdOf(newIds, 'vouchers', id),
        clientId: newIdOf(newIds, 'clients', clientId),
        invoiceId: invoiceId && newIdOf(newIds, 'invoices', invoiceId),
      }),
    ),
  );
  return queries.insertInto('voucher_parts', rows);
}

function insertApplications(
  queries: CaseloadWrites,
  payments: readonly Payment[],
  newIds: NewIds,
): Promise<void> {
  const rows = payments.flatMap(({ id, applications, createdAt, updatedAt }) =>
    applications.map(({ invoiceId, clientId, amount }) =>
      insertRow(paymentApplicationRecord, {
        paymentId: newIdOf(newIds, 'payments', id),
        invoiceId: newIdOf(newIds, 'invoices', invoiceId),
        clientId: newIdOf(newIds, 'clients', clientId),
        amount,
        createdAt,
        updatedAt,
      }),
    ),
  );
  return queries.insertInto('payment_applications', rows);
}

function auditImport(queries: CaseloadWrites, { clients }: WholeCaseload, newIds: NewIds): void {
  queries.audit({ action: 'import', entity: 'caseload', entityId: null, clientId: null });
  for (const { id } of clients) {
    const clientId = newIdOf(newIds, 'clients', id);
    queries.audit({ action: 'import', entity: 'client', entityId: clientId, clientId });
  }
}
