import { sql } from 'kysely';
import type { ClientImport, KeptClient } from '#domain/records/imports/client-import.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { columnsNaming } from './naming-columns.ts';

/** What an import added to clients who were there before it. */
interface AddedMandates {
  /** The mandates that were not changed and that nothing names. */
  mandates: { id: number; clientId: number }[];
  /** The clients whose mandate stays, and why. */
  kept: KeptClient[];
}

type Import = Pick<ClientImport, 'id' | 'createdAt'>;

/** Returns the mandates that an import added to clients who were there before it, as far as its undo can delete them. */
export async function findAddedMandates(queries: CaseloadQueries, made: Import): Promise<AddedMandates> {
  const added = await addedTo(queries, 'mandates', made);
  const namedBy = await namesOf(queries, 'mandates', added);
  const mandates: AddedMandates['mandates'] = [];
  const reasons = new Map<number, Set<string>>();
  for (const { id, clientId, isChanged } of added) {
    const found = [...(isChanged ? ['changed mandates'] : []), ...(namedBy.get(id) ?? [])];
    if (found.length === 0) mandates.push({ id, clientId });
    else reasons.set(clientId, new Set([...(reasons.get(clientId) ?? []), ...found]));
  }
  return { mandates, kept: [...reasons].map(([clientId, found]) => ({ clientId, reasons: [...found] })) };
}

/** Deletes these mandates, and the plans that came with them unless they were changed or something else names them. */
export async function removeAddedMandates(
  queries: CaseloadWrites,
  { mandates }: AddedMandates,
  made: Import,
): Promise<void> {
  for await (const part of inParts(mandates.map(({ id }) => id))) {
    await queries.deleteFrom('mandates').where('id', 'in', part).execute();
  }
  const plans = await addedTo(queries, 'plans', made);
  const namedBy = await namesOf(queries, 'plans', plans);
  const unused = plans.filter(({ id, isChanged }) => !isChanged && !namedBy.has(id));
  for await (const part of inParts(unused.map(({ id }) => id))) {
    await queries.deleteFrom('plans').where('id', 'in', part).execute();
  }
  for (const [entity, removed] of [['mandate', mandates] as const, ['plan', unused] as const]) {
    for (const { id, clientId } of removed) {
      queries.audit({ action: 'delete', entity, entityId: id, clientId });
    }
  }
}

async function addedTo(queries: CaseloadQueries, table: 'mandates' | 'plans', { id, createdAt }: Import) {
  const rows = await queries
    .selectFrom(table)
    .select(['id', 'client_id as clientId', 'updated_at as updatedAt'])
    .where('created_at', '=', createdAt)
    .where(
      'client_id',
      'not in',
      queries.selectFrom('imported_clients').select('client_id').where('import_id', '=', id),
    )
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isChanged: row.updatedAt !== createdAt }));
}

/** Returns the labels of what names each of these records, by its id. */
async function namesOf(
  queries: CaseloadQueries,
  named: 'mandates' | 'plans',
  records: readonly { id: number }[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  for (const { table, column, label } of columnsNaming(named)) {
    const namedId = sql.ref<number | null>(column);
    for await (const part of inParts(records.map(({ id }) => id))) {
      const rows = await queries
        .selectFrom(table)
        .select(namedId.as('id'))
        .distinct()
        .where(namedId, 'in', part)
        .execute();
      for (const { id } of rows) if (id !== null) names.set(id, [...(names.get(id) ?? []), label]);
    }
  }
  return names;
}
