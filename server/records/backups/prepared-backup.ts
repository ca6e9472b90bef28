import { Kysely } from 'kysely';
import { openSqliteFile, sqliteDialect } from '#server/platform/database/sqlite-dialect.ts';
import type { Queries, Tables } from '#server/platform/database/tables.ts';

/**
 * Changes a prepared backup, all or nothing, and leaves it as one file. With `present`, the present practice is
 * attached as `before_restore`.
 */
export async function inPrepared<T>(
  prepared: string,
  job: (queries: Queries) => Promise<T>,
  present?: string,
): Promise<T> {
  const connection = openSqliteFile(prepared);
  try {
    if (present !== undefined) connection.prepare('ATTACH DATABASE ? AS before_restore').run(present);
    const queries = new Kysely<Tables>({ dialect: sqliteDialect({ current: connection }) });
    return await queries.transaction().execute(job);
  } finally {
    connection.exec('PRAGMA main.journal_mode = DELETE');
    connection.close();
  }
}
