import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connection.ts';

/** Adds so many copies of every row; `values` are the columns that are other ones in each `copy`. */
export async function copyRows(
  database: Database,
  table: string,
  copies: number,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const tables = await database.read.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const statement = `
    INSERT INTO ${table} (${columns.join(', ')})
    WITH RECURSIVE copies (copy) AS (SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${copies})
    SELECT ${columns.map((column) => values[column] ?? column).join(', ')} FROM ${table}, copies`;
  await database.write((queries) => sql.raw(statement).execute(queries));
}
