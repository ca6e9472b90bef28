import { sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** One transaction on a prepared backup, in which the present practice is the schema `before_restore`. */
export interface PreparedBackup {
  queries: Queries;
  engine: Engine;
}

/** Runs a statement, in which the present practice's tables are `before_restore.…`, and returns its rows. */
export async function run(
  { queries }: PreparedBackup,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql.raw<Record<string, unknown>>(statement).execute(queries);
  return rows;
}

const columnsOf: Record<Engine, (schema: string, table: string) => string> = {
  sqlite: (schema, table) =>
    `SELECT name FROM pragma_table_info('${table}', '${schema === 'prepared' ? 'main' : schema}')`,
  postgres: (schema, table) =>
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = '${table}' AND table_schema = ${schema === 'prepared' ? 'current_schema()' : `'${schema}'`}`,
};

/**
 * Returns the columns that a table has in both the prepared backup and the present practice, which may be an older
 * version.
 */
export async function commonColumns(practices: PreparedBackup, table: string): Promise<string[]> {
  const of = columnsOf[practices.engine];
  const rows = await run(
    practices,
    `${of('prepared', table)} INTERSECT ${of('before_restore', table)} ORDER BY name`,
  );
  return rows.map(({ name }) => String(name));
}
