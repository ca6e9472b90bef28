import type { TimeZone } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { retainedUntil } from '#domain/platform/retention.ts';
import { lastEntryIn, readClientRecord, removeClientRecord } from '#server/caseload/sealing/client-record.ts';
import type { SealedClient } from '#server/caseload/sealing/sealed-client.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { inquiriesOfClient } from './client-inquiries.ts';
import { getClient } from './client-store.ts';

/**
 * Deletes a client with all records. They are sealed until the legal retention period ends; until then the practice's
 * owner can restore them. Throws 409 if another child is billed together with it, or a payment or write-off is on an
 * invoice of one of them and counts for the other.
 */
export async function deleteClient(queries: CaseloadWrites, id: number, timeZone: TimeZone): Promise<void> {
  const client = await getClient(queries, id);
  await refuseHolder(queries, id);
  await refusePayingForSibling(queries, id);
  await refuseWrittenOff(queries, id);
  const record: SealedClient = {
    ...(await readClientRecord(queries, id)),
    inquiryIds: await inquiriesOfClient(queries, id),
  };
  const sealedId = await queries.insertReturningId('sealed_records', {
    kind: 'client',
    record_id: id,
    client_id: id,
    day: null,
    client_name: fullNameOf(client),
    record: JSON.stringify(record),
    sealed_at: queries.now,
    retained_until: retainedUntil(lastEntryIn(record, client, timeZone), client.dateOfBirth),
  });
  queries.undo.sealed(sealedId);
  await removeClientRecord(queries, id);
  queries.audit({ action: 'delete', entity: 'client', entityId: id, clientId: id });
}

/** Throws 409 if another child is billed together with a client, whose account it would leave without a holder. */
export async function refuseHolder({ selectFrom }: CaseloadQueries, clientId: number): Promise<void> {
  // Read from its table, because billing details belong to billing, which is built on clients.
  const sibling = await selectFrom('billing_details')
    .select('id')
    .where('billed_with_id', '=', clientId)
    .executeTakeFirst();
  if (sibling) throw conflict('Another child is billed together with this client. Bill them apart first');
}

/** Throws 409 if a payment of a client covers an invoice of another child, which would be paid by nobody's money. */
async function refusePayingForSibling({ selectFrom }: CaseloadQueries, clientId: number): Promise<void> {
  // Read from their tables as well.
  const payments = selectFrom('payments')
    .select('payments.id')
    .where('client_id', '=', clientId)
    .where('kind', '!=', 'refund')
    .where('voided_at', 'is', null);
  const shared = await selectFrom('payment_applications')
    .select('id')
    .where('client_id', '!=', clientId)
    .where('payment_id', 'in', payments)
    .limit(1)
    .executeTakeFirst();
  if (shared) {
    throw conflict(
      'A payment of this client covers an invoice of another child. Move it to that child first',
    );
  }
}

/** Throws 409 if a write-off of another child covers an invoice of a client: it would stay, and lower what that one owes. */
async function refuseWrittenOff({ selectFrom }: CaseloadQueries, clientId: number): Promise<void> {
  const writeOffs = selectFrom('payments')
    .select('payments.id')
    .where('client_id', '!=', clientId)
    .where('kind', '=', 'write-off')
    .where('voided_at', 'is', null);
  const writtenOff = await selectFrom('payment_applications')
    .select('id')
    .where('client_id', '=', clientId)
    .where('payment_id', 'in', writeOffs)
    .limit(1)
    .executeTakeFirst();
  if (writtenOff) {
    throw conflict('A write-off of another child covers an invoice of this client. Void it first');
  }
}
