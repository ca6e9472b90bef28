import { sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** One transaction on a prepared backup, with the practice of now beside it as `before_restore`. */
export interface BesidePresent {
  queries: Queries;
  engine: Engine;
}

/** Runs one statement, which names the tables of the practice of now `before_restore.…`, and gives its rows. */
export async function run({ queries }: BesidePresent, statement: string): Promise<Record<string, unknown>[]> {
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

/** The columns that a table has both in the prepared backup and in the practice of now, which may be an older version. */
export async function commonColumns(practices: BesidePresent, table: string): Promise<string[]> {
  const of = columnsOf[practices.engine];
  const rows = await run(
    practices,
    `${of('prepared', table)} INTERSECT ${of('before_restore', table)} ORDER BY name`,
  );
  return rows.map(({ name }) => String(name));
}
