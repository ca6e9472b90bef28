import { sql } from 'kysely';
import type { Client } from '#domain/clients/client.ts';
import { retentionReason } from '#domain/clients/retention.ts';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import type { Day } from '#domain/dates.ts';
import type { Pricing } from '#domain/invoices/invoice-line.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { brokenUniqueness, isBrokenReference } from '#server/database/dialect.ts';
import type { Queries } from '#server/database/tables.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import { linkInquiriesAgain } from './client-inquiries.ts';
import { insertClientRecord } from './client-record.ts';
import { getClient } from './client-store.ts';
import { readSealedClient } from './sealed-client.ts';

export const SEALED_RECORD_NOT_FOUND = 'The requested record could not be found';

/** Every therapist's sealed records, latest first: for the owner, who answers for the practice's records. */
export async function listSealedRecords(queries: Queries): Promise<SealedRecord[]> {
  const rows = await queries
    .selectFrom('sealed_records')
    .innerJoin('users', 'users.id', 'sealed_records.therapist_id')
    .select([
      'sealed_records.id as id',
      'therapist_id as therapistId',
      'client_id as clientId',
      'client_name as clientName',
      'sealed_at as sealedAt',
      'users.full_name as deletedBy',
      'retained_until as retainedUntil',
      // Of the whole record, which may be long, this alone, in both forms there are: both engines spell it so.
      sql<Day | null>`coalesce(record -> 'records' -> 'clients' -> 0 ->> 'dateOfBirth',
        record -> 'client' ->> 'date_of_birth')`.as('dateOfBirth'),
    ])
    .orderBy('sealed_at', 'desc')
    .orderBy('sealed_records.id', 'desc')
    .execute();
  return rows.map(({ dateOfBirth, ...record }) => ({
    ...record,
    keptFor: retentionReason(record.retainedUntil, dateOfBirth),
  }));
}

/** Whose caseload a sealed record belongs to. Throws 404 when there is none with this id. */
export async function therapistOfSealedRecord(queries: Queries, id: number): Promise<number> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select('therapist_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sealed) throw notFound(SEALED_RECORD_NOT_FOUND);
  return sealed.therapist_id;
}

/** Puts a deleted client back with everything of it, under the same ids. Throws 409 when something is in the way. */
export async function restoreSealedRecord(
  queries: CaseloadWrites,
  id: number,
  pricing: Pricing,
): Promise<Client> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select(['client_id', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sealed) throw notFound(SEALED_RECORD_NOT_FOUND);
  const clientId = sealed.client_id;
  const record = readSealedClient(sealed.record, pricing);
  try {
    await insertClientRecord(queries, clientId, record);
  } catch (error) {
    if (brokenUniqueness(error) === undefined && !isBrokenReference(error)) throw error;
    throw conflict('This record cannot be restored, because a part of it is there again');
  }
  await linkInquiriesAgain(queries, clientId, record.inquiryIds);
  await queries.deleteFrom('sealed_records').where('id', '=', id).execute();
  queries.audit({ action: 'restore', entity: 'client', entityId: clientId, clientId });
  return getClient(queries, clientId);
}
