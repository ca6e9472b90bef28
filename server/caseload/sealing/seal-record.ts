import type { Day, Instant, TimeZone } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { EarlierRecord, RecordDescription } from '#domain/platform/record.ts';
import { retainedUntil } from '#domain/platform/retention.ts';
import { type CaseloadRecord, caseloadRecords, type RecordIn } from '#domain/program/caseload-records.ts';
import { seal } from '#domain/program/sealing.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { lastEntryIn, recordsNaming } from './client-record.ts';

/** The kinds of records that are sealed individually when they are deleted. */
export type SealedSingle = RecordIn<'sessions' | 'assessments' | 'annuals' | 'invoices'>;

/** Returns the kinds of records that belong to a record of this kind. */
export function partsOf({ table }: RecordDescription): CaseloadRecord[] {
  return caseloadRecords.filter((kind) => parentFieldOf(kind, table) !== undefined);
}

/**
 * Seals a client's record, with the records that belong to it, before it is deleted. It can be restored until the legal
 * retention period ends, which is counted from `day`, the record's date. An invoice that was on a bill to a payer stays
 * sealed: the bill is void or deleted.
 */
export async function sealRecord(
  queries: CaseloadWrites,
  kind: SealedSingle,
  { id, clientId, updatedAt }: { id: number; clientId: number; updatedAt: Instant },
  { day, timeZone, wasOnBill = false }: { day: Day; timeZone: TimeZone; wasOnBill?: boolean },
): Promise<void> {
  const client = await getClient(queries, clientId);
  const records = new Map<string, EarlierRecord[]>();
  records.set(kind.table, await recordsNaming(queries, kind, 'id', id));
  for (const part of partsOf(kind)) {
    const field = parentFieldOf(part, kind.table);
    if (field !== undefined) records.set(part.table, await recordsNaming(queries, part, field, id));
  }
  const sealed = seal(Object.fromEntries(records));
  const sealedId = await queries.insertReturningId('sealed_records', {
    kind: kind.noun,
    record_id: id,
    client_id: clientId,
    client_name: fullNameOf(client),
    day,
    record: JSON.stringify({ ...sealed, dateOfBirth: client.dateOfBirth, wasOnBill }),
    sealed_at: queries.now,
    retained_until: retainedUntil(lastEntryIn(sealed, { updatedAt }, timeZone), client.dateOfBirth),
  });
  queries.undo.sealed(sealedId);
}

function parentFieldOf({ parents = {} }: RecordDescription, table: string): string | undefined {
  return Object.keys(parents).find((field) => parents[field] === table);
}
