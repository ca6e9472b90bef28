import { sql } from 'kysely';
import type { Engine } from './dialect.ts';
import { appendOnly } from './migrations/schema-statements.ts';
import type { Queries } from './tables.ts';

/**
 * Returns whether a table still refuses UPDATE and DELETE exactly as its migration defined. A database owner can
 * remove or replace the triggers.
 */
export async function refusesChange(queries: Queries, engine: Engine, table: string): Promise<boolean> {
  const found = await (engine === 'postgres' ? onPostgres(queries, table) : onSqlite(queries, table));
  return expected(engine, table).every((statement) => found.includes(statement));
}

/** Restores a table's triggers against UPDATE and DELETE. */
export async function restoreAppendOnly(queries: Queries, engine: Engine, table: string): Promise<void> {
  const leftovers =
    engine === 'postgres'
      ? [
          `DROP TRIGGER IF EXISTS ${table}_refuses_change ON ${table}`,
          `DROP FUNCTION IF EXISTS ${table}_is_append_only`,
        ]
      : ['update', 'delete'].map((change) => `DROP TRIGGER IF EXISTS ${table}_refuses_${change}`);
  for (const statement of [...leftovers, ...appendOnly(engine, table)]) {
    await sql.raw(statement).execute(queries);
  }
}

// SQLite stores the statement that created a trigger, PostgreSQL only its body.
function expected(engine: Engine, table: string): string[] {
  return engine === 'sqlite'
    ? appendOnly(engine, table).map(inOneLine)
    : [`O 58 BEGIN RAISE EXCEPTION '${table} is append-only'; END`];
}

async function onSqlite(queries: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ sql: string }>`
    SELECT sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ${table}`.execute(queries);
  return rows.map((row) => inOneLine(row.sql));
}

// 58: before UPDATE, DELETE and TRUNCATE, per statement; O: enabled.
async function onPostgres(queries: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ enabled: string; kind: number; body: string }>`
    SELECT tgenabled AS enabled, tgtype AS kind, prosrc AS body
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
    WHERE tgrelid = to_regclass(${table}) AND tgname = ${`${table}_refuses_change`}`.execute(queries);
  return rows.map(({ enabled, kind, body }) => inOneLine(`${enabled} ${kind} ${body}`));
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
