import type { SelectQueryBuilder } from 'kysely';
import type { Client } from '#domain/clients/client.ts';
import type { SealedRecord } from '#domain/clients/sealed-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import { brokenUniqueness, isBrokenReference } from '#server/database/dialect.ts';
import type { Queries, Tables } from '#server/database/tables.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import { insertClientRecord } from './client-record.ts';
import { getClient } from './client-store.ts';

export const SEALED_RECORD_NOT_FOUND = 'The requested record could not be found';

const columns = [
  'id',
  'therapist_id as therapistId',
  'client_id as clientId',
  'client_name as clientName',
  'sealed_at as sealedAt',
  'retained_until as retainedUntil',
] as const;

/** The therapist's sealed records, latest first. */
export function listSealedRecords(queries: CaseloadQueries): Promise<SealedRecord[]> {
  return listed(queries.selectFrom('sealed_records'));
}

/** Every therapist's sealed records, latest first: for the owner, who answers for the practice's records. */
export function listEverySealedRecord(queries: Queries): Promise<SealedRecord[]> {
  return listed(queries.selectFrom('sealed_records'));
}

function listed(selection: SelectQueryBuilder<Tables, 'sealed_records', object>): Promise<SealedRecord[]> {
  return selection.select(columns).orderBy('sealed_at', 'desc').orderBy('id', 'desc').execute();
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
export async function restoreSealedRecord(queries: CaseloadWrites, id: number): Promise<Client> {
  const sealed = await queries
    .selectFrom('sealed_records')
    .select(['client_id', 'record'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sealed) throw notFound(SEALED_RECORD_NOT_FOUND);
  try {
    await insertClientRecord(queries, sealed.record);
  } catch (error) {
    if (brokenUniqueness(error) === undefined && !isBrokenReference(error)) throw error;
    throw conflict('This record cannot be restored, because a part of it is there again');
  }
  await queries.deleteFrom('sealed_records').where('id', '=', id).execute();
  const clientId = sealed.client_id;
  queries.record({ action: 'restore', entity: 'client', entityId: clientId, clientId });
  return getClient(queries, clientId);
}
