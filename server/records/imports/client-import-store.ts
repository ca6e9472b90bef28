import type { ClientImport } from '#domain/records/imports/client-import.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { notFound } from '#server/platform/http/errors.ts';

export const IMPORT_NOT_FOUND = 'The requested import could not be found';

/** Returns the therapist's client imports, latest first. */
export function listClientImports(queries: CaseloadQueries): Promise<ClientImport[]> {
  return importsOf(queries).orderBy('client_imports.id', 'desc').execute();
}

/** Returns one import. Throws 404 if it does not exist or belongs to another therapist. */
export async function getClientImport(queries: CaseloadQueries, id: number): Promise<ClientImport> {
  const found = await importsOf(queries).where('client_imports.id', '=', id).executeTakeFirst();
  if (!found) throw notFound(IMPORT_NOT_FOUND);
  return found;
}

function importsOf(queries: CaseloadQueries) {
  return queries
    .selectFrom('client_imports')
    .leftJoin('imported_clients', (join) =>
      join
        .onRef('imported_clients.therapist_id', '=', 'client_imports.therapist_id')
        .onRef('imported_clients.import_id', '=', 'client_imports.id'),
    )
    .select((row) => [
      'client_imports.id',
      'file_name as fileName',
      'client_count as clientCount',
      row.fn.count<number>('imported_clients.client_id').as('remainingCount'),
      'created_at as createdAt',
      'undone_at as undoneAt',
    ])
    .groupBy(['client_imports.id', 'file_name', 'client_count', 'created_at', 'undone_at']);
}
