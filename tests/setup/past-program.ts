import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';

const tables = ['signed_documents', 'reviews'];

/** Runs what somebody runs who owns the database: nothing of the program stands before what was signed. */
export async function runPastProgram(database: Database, statements: readonly string[]): Promise<void> {
  const unlock =
    database.engine === 'postgres'
      ? tables.map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
      : tables.flatMap((table) => [`DROP TRIGGER ${table}_stay`, `DROP TRIGGER ${table}_stay_as_signed`]);
  for (const text of [...unlock, ...statements]) {
    await database.write((queries) => sql.raw(text).execute(queries));
  }
}
