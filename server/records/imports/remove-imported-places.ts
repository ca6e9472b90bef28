import { sql } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { columnsNaming } from './naming-columns.ts';

/** Deletes the schools and payers that an import made at a moment, unless they were changed or something names them. */
export async function removeImportedPlaces(queries: CaseloadWrites, importedAt: Instant): Promise<void> {
  const made = await queries
    .selectFrom('organizations')
    .select('id')
    .where('created_at', '=', importedAt)
    .where('updated_at', '=', importedAt)
    .execute();
  if (made.length === 0) return;
  const named = new Set<number | null>();
  for (const { table, column } of columnsNaming('organizations')) {
    const id = sql.ref<number | null>(column);
    const rows = await queries.selectFrom(table).select(id.as('id')).distinct().execute();
    for (const row of rows) named.add(row.id);
  }
  for (const { id } of made) {
    if (named.has(id)) continue;
    await queries.deleteFrom('organizations').where('id', '=', id).execute();
    queries.audit({ action: 'delete', entity: 'organization', entityId: id, clientId: null });
  }
}
