import { sql } from 'kysely';
import * as z from 'zod/mini';
import { mandateRecord } from '#domain/billing/mandates/mandate.ts';
import { groupMemberRecord } from '#domain/caseload/groups/group-member.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { retentionReason } from '#domain/platform/retention.ts';
import { lostPlaces, type RestoredRecord, type SealedRecord } from '#domain/program/sealed-record.ts';
import { unsealed } from '#domain/program/sealing.ts';
import { partLinkedAccounts } from '#server/billing/billing-details/linked-accounts.ts';
import { refuseLostPayers } from '#server/billing/mandates/save-mandate.ts';
import { fitRestoredClient } from '#server/billing/payments/restore-payments.ts';
import { sealInvoicesWithoutBill } from '#server/billing/vouchers/restored-invoices.ts';
import { relinkInquiries } from '#server/caseload/clients/client-inquiries.ts';
import { leaveFullGroups } from '#server/caseload/groups/restored-members.ts';
import { insertClientRecord } from '#server/caseload/sealing/client-record.ts';
import { readSealedClient, type SealedClient } from '#server/caseload/sealing/sealed-client.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { brokenUniqueness, isBrokenReference } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';
import { restoreSingle } from './restore-single.ts';

export const SEALED_RECORD_NOT_FOUND = 'The requested record could not be found';

const storedMembers = z.array(z.object(groupMemberRecord.fields));
const storedMandates = z.array(z.object(mandateRecord.fields));

const ofInvoice = sql`record -> 'records' -> 'invoices' -> 0`;
const ofAnnual = sql`record -> 'records' -> 'annuals' -> 0`;

/** Returns every therapist's sealed records, latest first, for the owner. */
export async function listSealedRecords(queries: Queries): Promise<SealedRecord[]> {
  const rows = await queries
    .selectFrom('sealed_records')
    .innerJoin('users', 'users.id', 'sealed_records.therapist_id')
    .select([
      'sealed_records.id as id',
      'therapist_id as therapistId',
      'kind',
      'record_id as recordId',
      'client_id as clientId',
      'client_name as clientName',
      'day',
      'sealed_at as sealedAt',
      'users.full_name as deletedBy',
      'retained_until as retainedUntil',
      // Reads only these fields of the record, which may be long, in all its formats; both engines support this
      // syntax.
      sql<Day | null>`coalesce(record -> 'records' -> 'clients' -> 0 ->> 'dateOfBirth',
        record -> 'client' ->> 'date_of_birth', record ->> 'dateOfBirth')`.as('dateOfBirth'),
      sql<string | null>`coalesce(${ofInvoice} ->> 'amount', ${ofAnnual} ->> 'amount')`.as('amount'),
      sql<Instant | null>`${ofInvoice} ->> 'datePaid'`.as('datePaid'),
    ])
    .orderBy('sealed_at', 'desc')
    .orderBy('sealed_records.id', 'desc')
    .execute();
  return rows.map(({ dateOfBirth, amount, datePaid, ...record }) => ({
    ...record,
    // A client is sealed with all invoices: their amounts are not the client's.
    amount: record.kind === 'client' || amount === null ? null : Number(amount),
    datePaid: record.kind === 'client' ? null : datePaid,
    keptFor: retentionReason(record.retainedUntil, dateOfBirth),
  }));
}

/** Returns the therapist whose caseload a sealed record belongs to. Throws 404 if there is none with this id. */
export async function therapistOfSealedRecord(queries: Queries, id: number): Promise<number> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select('therapist_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sealed) throw notFound(SEALED_RECORD_NOT_FOUND);
  return sealed.therapist_id;
}

/**
 * Restores a deleted record and its parts with their ids, and returns the id of its client and what that lost
 * meanwhile; the record itself is its therapist's alone. Throws 409 if that is not possible.
 */
export async function restoreSealedRecord(
  queries: CaseloadWrites,
  id: number,
  settings: PracticeSettings,
): Promise<RestoredRecord> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select(['kind', 'record_id', 'client_id', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sealed) throw notFound(SEALED_RECORD_NOT_FOUND);
  const { kind, record_id: recordId, client_id: clientId, record } = sealed;
  let lost: RestoredRecord['lost'] = [];
  try {
    if (kind === 'client')
      lost = await restoreClient(queries, clientId, readSealedClient(record, settings), settings);
    else await restoreSingle(queries, { ...sealed, kind }, settings);
  } catch (error) {
    if (brokenUniqueness(error) === undefined && !isBrokenReference(error)) throw error;
    throw conflict('This record cannot be restored, because a part of it is there again');
  }
  await queries.deleteFrom('sealed_records').where('id', '=', id).execute();
  queries.audit({ action: 'restore', entity: kind, entityId: recordId, clientId });
  return { id: clientId, therapistId: queries.therapistId, lost };
}

/** Restores a client, and returns what it lost meanwhile. */
async function restoreClient(
  queries: CaseloadWrites,
  clientId: number,
  record: SealedClient,
  { timeZone }: PracticeSettings,
): Promise<RestoredRecord['lost']> {
  await insertClientRecord(queries, clientId, record);
  await refuseLostPayers(queries, clientId);
  await partLinkedAccounts(queries);
  await fitRestoredClient(queries, clientId, record, timeZone);
  await sealInvoicesWithoutBill(queries, record, timeZone);
  await relinkInquiries(queries, clientId, record.inquiryIds);
  await leaveFullGroups(queries, clientId, timeZone);
  const lost = { group: await hasLostGroup(queries, record), payer: await hasLostPayer(queries, record) };
  return lostPlaces.filter((place) => lost[place]);
}

async function hasLostPayer(queries: CaseloadWrites, record: SealedClient): Promise<boolean> {
  for (const { id, payerId } of storedMandates.parse(unsealed(mandateRecord, record))) {
    const mandate = await queries.find(mandateRecord, id);
    if (mandate?.payerId !== payerId) return true;
  }
  return false;
}

async function hasLostGroup(queries: CaseloadWrites, record: SealedClient): Promise<boolean> {
  for (const { id, until } of storedMembers.parse(unsealed(groupMemberRecord, record))) {
    const member = await queries.find(groupMemberRecord, id);
    if (member?.until !== until) return true;
  }
  return false;
}
