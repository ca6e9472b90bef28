import { sql } from 'kysely';
import { type CaseloadRecord, caseloadRecords } from '#domain/caseload/caseload-records.ts';
import { type SealedRecords, seal, unsealed } from '#domain/caseload/sealing.ts';
import type { Client } from '#domain/clients/client.ts';
import { lastEntryOf } from '#domain/clients/retention.ts';
import { type Day, dayOf, type TimeZone } from '#domain/dates.ts';
import { type EarlierRecord, momentsOf } from '#domain/record.ts';
import { anyRow, anySelection } from '#server/database/any-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';

import type { SealedClient } from './sealed-client.ts';

/** The client and every kind of record that goes with a client, each after those that it names. */
const kindsOfClient = caseloadRecords.filter(
  (kind) => kind.table === 'clients' || ('parents' in kind && 'clientId' in kind.parents),
);

/** Everything the practice keeps about a client, to be sealed. */
export async function readClientRecord(
  queries: CaseloadQueries,
  clientId: number,
): Promise<SealedRecords & Pick<SealedClient, 'taskIds'>> {
  const { selectFrom } = queries;
  const tasks = await selectFrom('tasks').select('id').where('client_id', '=', clientId).execute();
  const records = new Map<string, EarlierRecord[]>();
  for (const kind of kindsOfClient) records.set(kind.table, await recordsOf(queries, kind, clientId));
  return { ...seal(Object.fromEntries(records)), taskIds: tasks.map(({ id }) => id) };
}

function recordsOf(
  queries: CaseloadQueries,
  kind: CaseloadRecord,
  clientId: number,
): Promise<EarlierRecord[]> {
  return queries
    .selectFrom(kind.table)
    .select(anySelection(kind))
    .where(clientColumn(kind.table), '=', clientId)
    .execute();
}

function clientColumn(table: CaseloadRecord['table']) {
  return sql.ref<number>(table === 'clients' ? 'id' : 'client_id');
}

/** The day of the latest entry of a client's record: of what took place, and of the writing about it. */
export function lastEntryIn(
  { records }: SealedRecords,
  client: Pick<Client, 'updatedAt'>,
  timeZone: TimeZone,
): Day {
  const moments = kindsOfClient.flatMap((kind) =>
    (records[kind.table] ?? []).flatMap((record) => momentsOf(kind).map((field) => record[field])),
  );
  const days = moments.flatMap((moment) => (typeof moment === 'string' ? [dayOf(moment, timeZone)] : []));
  const annualDays = (records.annuals ?? []).flatMap(({ date }) => (typeof date === 'string' ? [date] : []));
  return lastEntryOf([dayOf(client.updatedAt, timeZone), ...days, ...annualDays]);
}

/** Removes a client with all sessions, assessments, invoices and annual records; tasks stay without a client. */
export async function removeClientRecord(queries: CaseloadWrites, clientId: number): Promise<void> {
  await queries
    .updateTable('tasks')
    .set({ client_id: null, updated_at: queries.changedAt })
    .where('client_id', '=', clientId)
    .execute();
  for (const { table } of kindsOfClient.toReversed()) {
    await queries.deleteFrom(table).where(clientColumn(table), '=', clientId).execute();
  }
}

/** Puts a record back as it stood, under the same ids, and names the client again in the tasks that did. */
export async function insertClientRecord(
  queries: CaseloadWrites,
  clientId: number,
  sealed: SealedClient,
): Promise<void> {
  for (const kind of kindsOfClient) {
    await queries.insertInto(
      kind.table,
      unsealed(kind, sealed).map((record) => anyRow(kind, record)),
    );
  }
  for await (const ids of inParts(sealed.taskIds)) {
    await queries
      .updateTable('tasks')
      .set({ client_id: clientId, updated_at: queries.changedAt })
      .where('id', 'in', ids)
      .where('client_id', 'is', null)
      .execute();
  }
}
