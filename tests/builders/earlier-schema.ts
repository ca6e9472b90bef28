import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrationsFor } from '#server/platform/database/migrate.ts';
import type { DatabaseLocation } from '#server/platform/database/open-database.ts';
import { postgresDialect } from '#server/platform/database/postgres-dialect.ts';
import { openPool } from '#server/platform/database/postgres-pool.ts';
import { openSqliteFile, sqliteDialect } from '#server/platform/database/sqlite-dialect.ts';
import type { Queries, Tables } from '#server/platform/database/tables.ts';
import type { EarlierRow } from '#tests/specimens/specimen.ts';
import { writeEarlierDatabase } from './earlier-version.ts';
import { laterRows } from './later-rows.ts';

/** The last migration of version 0.1.0. */
export const releasedSchema = '0012-outbox-notices-and-holds';

/** Every schema that a practice may have, oldest first, including today's. */
export const everySchema = Object.keys(migrationsFor('sqlite'));

/**
 * Creates a database at the schema of a migration, with the data of version 0.1.0 in the tables and columns that
 * existed, and a row in each later table.
 */
export async function createEarlierSchema(location: DatabaseLocation, schema: string): Promise<void> {
  const engine = location.databaseUrl === undefined ? 'sqlite' : 'postgres';
  const queries = openQueries(location);
  try {
    const migrator = new Migrator({
      db: queries,
      provider: { getMigrations: async () => migrationsFor(engine) },
    });
    const filledAt = schema < releasedSchema ? schema : releasedSchema;
    await migrateTo(migrator, filledAt);
    for (const [table, rows] of releasedRows()) await insert(queries, table, rows);
    for (const name of everySchema.filter((each) => each <= schema)) {
      if (name > filledAt) await migrateTo(migrator, name);
      for (const [table, rows] of Object.entries(laterRows(name))) await insert(queries, table, rows);
    }
    if (engine === 'postgres') await passNumbersGiven(queries);
  } finally {
    await queries.destroy();
  }
}

/** Returns the number of rows of each table except the migrations' own. */
export async function countRows(queries: Queries): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of await queries.introspection.getTables()) {
    const { rows } = await sql<{ found: number }>`SELECT count(*) AS found FROM ${sql.table(name)}`.execute(
      queries,
    );
    counts.set(name, Number(rows[0]?.found));
  }
  return counts;
}

/** Opens a database without migrating it. */
export function openQueries({ dataDir, databaseUrl }: DatabaseLocation): Queries {
  return new Kysely<Tables>({
    dialect:
      databaseUrl === undefined
        ? sqliteDialect({ current: openSqliteFile(path.join(dataDir, 'practice.db')) })
        : postgresDialect(openPool(databaseUrl)),
  });
}

/** Inserts the columns of rows that their table has; the practice's row exists already and is updated. */
async function insert(queries: Queries, name: string, rows: readonly EarlierRow[]): Promise<void> {
  const table = (await queries.introspection.getTables()).find((one) => one.name === name);
  for (const row of table === undefined ? [] : rows) {
    const columns = table?.columns.flatMap((column) => (column.name in row ? [column.name] : [])) ?? [];
    const kept =
      name === 'practice'
        ? sql` ON CONFLICT (id) DO UPDATE SET owner_id = excluded.owner_id, settings = excluded.settings`
        : sql``;
    await sql`INSERT INTO ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES (${sql.join(columns.map((column) => row[column]))})${kept}`.execute(queries);
  }
}

/** Advances PostgreSQL's sequences past the inserted ids; SQLite does so by itself. */
async function passNumbersGiven(queries: Queries): Promise<void> {
  for (const { name, columns } of await queries.introspection.getTables()) {
    for (const column of columns.filter(({ isAutoIncrementing }) => isAutoIncrementing)) {
      await sql`SELECT setval(sequence::regclass, (SELECT max(${sql.ref(column.name)}) FROM ${sql.table(name)}))
        FROM pg_get_serial_sequence(${name}, ${column.name}) sequence
        WHERE EXISTS (SELECT 1 FROM ${sql.table(name)})`.execute(queries);
    }
  }
}

async function migrateTo(migrator: Migrator, name: string): Promise<void> {
  const { error } = await migrator.migrateTo(name);
  if (error) throw error;
}

/** Returns the rows of each table of version 0.1.0, in the order of their references. */
function releasedRows(): [table: string, rows: EarlierRow[]][] {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-0.1.0-'));
  writeEarlierDatabase(folder);
  const file = new DatabaseSync(path.join(folder, 'practice.db'));
  try {
    const tables = file
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%kysely%' AND
        name NOT LIKE 'sqlite%' ORDER BY rowid`)
      .all();
    return tables.map(({ name }) => {
      const columns = file.prepare(`SELECT name, type FROM pragma_table_info('${name}')`).all();
      const booleans = columns.flatMap((column) => (column.type === 'BOOLEAN' ? [String(column.name)] : []));
      const rows = file.prepare(`SELECT * FROM ${name}`).all();
      return [String(name), rows.map((row) => withBooleans(row, booleans))];
    });
  } finally {
    file.close();
    rmSync(folder, { recursive: true });
  }
}

function withBooleans(row: EarlierRow, columns: readonly string[]): EarlierRow {
  return { ...row, ...Object.fromEntries(columns.map((column) => [column, row[column] === 1])) };
}
