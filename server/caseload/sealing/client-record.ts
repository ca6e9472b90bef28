import { sql } from 'kysely';
import type { Client } from '#domain/caseload/clients/client.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { inRounds } from '#domain/platform/in-rounds.ts';
import { type EarlierRecord, momentsOf, namedIn } from '#domain/platform/record.ts';
import { lastEntryOf } from '#domain/platform/retention.ts';
import { type CaseloadRecord, caseloadRecords, type RecordTable } from '#domain/program/caseload-records.ts';
import { type SealedRecords, seal, unsealed } from '#domain/program/sealing.ts';
import { anyRow, anySelection } from '#server/platform/database/any-record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { columnOf } from '#server/platform/database/record-rows.ts';
import type { SealedClient } from './sealed-client.ts';

/** The client and all kinds of records that belong to one, each after those it refers to. */
const kindsOfClient = caseloadRecords.filter(
  (kind) => kind.table === 'clients' || ('parents' in kind && 'clientId' in kind.parents),
);

/** The kinds of records that can refer to a client and stay without one. */
const kindsNamingClients = caseloadRecords.filter(
  (kind): kind is KindNamingClients => 'links' in kind && 'clientId' in kind.links,
);
type KindNamingClients = Extract<CaseloadRecord, { links: { clientId: unknown } }>;

/** Reads all records of a client, to be sealed. */
export async function readClientRecord(
  queries: CaseloadQueries,
  clientId: number,
): Promise<SealedRecords & Pick<SealedClient, 'linkedIds'>> {
  const records = new Map<string, EarlierRecord[]>();
  for (const kind of kindsOfClient)
    records.set(kind.table, await recordsNaming(queries, kind, clientField(kind), clientId));
  const linkedIds: SealedClient['linkedIds'] = {};
  for (const { table } of kindsNamingClients) linkedIds[table] = await idsNaming(queries, table, clientId);
  return { ...seal(Object.fromEntries(records)), linkedIds };
}

/** Returns the records of one kind whose field holds this id. */
export function recordsNaming(
  queries: CaseloadQueries,
  kind: CaseloadRecord,
  field: string,
  id: number,
): Promise<EarlierRecord[]> {
  return queries
    .selectFrom(kind.table)
    .select(anySelection(kind))
    .where(sql.ref<number>(columnOf(field)), '=', id)
    .execute();
}

function clientField({ table }: CaseloadRecord): string {
  return table === 'clients' ? 'id' : 'clientId';
}

/** Returns the latest day in a client's record, of sessions and of documentation about them. */
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

/** Deletes a client with all records that belong to it; those that only refer to it stay without a client. */
export async function removeClientRecord(queries: CaseloadWrites, clientId: number): Promise<void> {
  for (const { table } of kindsNamingClients) {
    await nameClient(queries, table, await idsNaming(queries, table, clientId), null);
  }
  await touchGroups(queries, clientId);
  for (const kind of kindsOfClient.toReversed()) {
    const column = sql.ref<number>(columnOf(clientField(kind)));
    await queries.deleteFrom(kind.table).where(column, '=', clientId).execute();
  }
}

/** Inserts a sealed record under the same ids, and links the client again unless another one is linked by now. */
export async function insertClientRecord(
  queries: CaseloadWrites,
  clientId: number,
  sealed: SealedClient,
): Promise<void> {
  for (const kind of kindsOfClient) {
    const { rounds, leftOver } = inRounds(
      kind,
      await dropLostReferences(queries, kind, unsealed(kind, sealed)),
    );
    for (const round of [...rounds, leftOver]) {
      await queries.insertInto(
        kind.table,
        round.map((record) => anyRow(kind, record)),
      );
    }
  }
  await touchGroups(queries, clientId);
  for (const { table } of kindsNamingClients) {
    await nameClient(queries, table, sealed.linkedIds[table] ?? [], clientId);
  }
}

/**
 * Prepares sealed records for restoring, since a record they refer to (such as a group or a plan) may be deleted by
 * now. Records that belong to a deleted one are left out; optional references are cleared.
 */
export async function dropLostReferences(
  queries: CaseloadQueries,
  kind: CaseloadRecord,
  records: readonly EarlierRecord[],
): Promise<EarlierRecord[]> {
  let restorable = [...records];
  for (const [field, table] of namedIn(kind)) {
    const isOwn = kind.table === table;
    const isPart = 'parents' in kind && field in kind.parents;
    // Its owner is restored with the client; rows that refer to their own table are restored in rounds.
    if (isOwn || (isPart && kindsOfClient.some((one) => one.table === table))) continue;
    const lost = await findMissingIds(
      queries,
      tableOf(table),
      new Set(restorable.map((record) => record[field])),
    );
    restorable = restorable.flatMap((record) => {
      if (!lost.has(record[field])) return [record];
      return isPart ? [] : [{ ...record, [field]: null }];
    });
  }
  return restorable;
}

/** Returns the ids that do not exist in a table. */
async function findMissingIds(
  queries: CaseloadQueries,
  table: RecordTable,
  numbers: ReadonlySet<unknown>,
): Promise<ReadonlySet<unknown>> {
  const lost = new Set(numbers);
  lost.delete(null);
  const ids = [...lost].filter((id) => typeof id === 'number');
  for await (const part of inParts(ids)) {
    const rows = await queries.selectFrom(table).select('id').where('id', 'in', part).execute();
    for (const { id } of rows) lost.delete(id);
  }
  return lost;
}

function tableOf(name: string): RecordTable {
  const kind = caseloadRecords.find(({ table }) => table === name);
  if (kind === undefined) throw new Error(`No kind of record is in ${name}`);
  return kind.table;
}

/** Marks the child's groups as changed, since their replies include the members. */
async function touchGroups(queries: CaseloadWrites, clientId: number): Promise<void> {
  const theirs = queries.selectFrom('group_members').select('group_id').where('client_id', '=', clientId);
  await queries
    .updateTable('groups')
    .set({ updated_at: queries.changedAt })
    .where('id', 'in', theirs)
    .execute();
}

async function idsNaming(
  queries: CaseloadQueries,
  table: KindNamingClients['table'],
  clientId: number,
): Promise<number[]> {
  const rows = await queries.selectFrom(table).select('id').where('client_id', '=', clientId).execute();
  return rows.map(({ id }) => id);
}

async function nameClient(
  queries: CaseloadWrites,
  table: KindNamingClients['table'],
  ids: readonly number[],
  clientId: number | null,
): Promise<void> {
  for await (const part of inParts(ids)) {
    await queries
      .updateTable(table)
      .set({ client_id: clientId, updated_at: queries.changedAt })
      .where('id', 'in', part)
      .where('client_id', clientId === null ? 'is not' : 'is', null)
      .execute();
  }
}
