import type { ClientImport } from '#domain/records/imports/client-import.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { notFound } from '#server/platform/http/errors.ts';

export const IMPORT_NOT_FOUND = 'The requested import could not be found';

/** Returns the therapist's client imports, latest first. */
export async function listClientImports(queries: CaseloadQueries): Promise<ClientImport[]> {
  const imports = await importsOf(queries).orderBy('client_imports.id', 'desc').execute();
  return withOthers(queries, imports);
}

/** Returns one import. Throws 404 if it does not exist or belongs to another therapist. */
export async function getClientImport(queries: CaseloadQueries, id: number): Promise<ClientImport> {
  const found = await importsOf(queries).where('client_imports.id', '=', id).execute();
  const [made] = await withOthers(queries, found);
  if (!made) throw notFound(IMPORT_NOT_FOUND);
  return made;
}

/** Counts the clients among the remaining ones who were there before an import and have a mandate of it. */
async function withOthers(
  queries: CaseloadQueries,
  imports: readonly ClientImport[],
): Promise<ClientImport[]> {
  if (imports.every(({ clientCount, remainingCount }) => remainingCount === clientCount)) return [...imports];
  const rows = await queries
    .selectFrom('mandates')
    .innerJoin('client_imports', (join) =>
      join
        .onRef('client_imports.therapist_id', '=', 'mandates.therapist_id')
        .onRef('client_imports.created_at', '=', 'mandates.created_at'),
    )
    .leftJoin('imported_clients', (join) =>
      join
        .onRef('imported_clients.therapist_id', '=', 'mandates.therapist_id')
        .onRef('imported_clients.client_id', '=', 'mandates.client_id')
        .onRef('imported_clients.import_id', '=', 'client_imports.id'),
    )
    .select((row) => ['client_imports.id', row.fn.count<number>('mandates.client_id').distinct().as('count')])
    .where('imported_clients.client_id', 'is', null)
    .groupBy('client_imports.id')
    .execute();
  const others = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return imports.map((made) => ({
    ...made,
    remainingCount: made.remainingCount + (others.get(made.id) ?? 0),
  }));
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
