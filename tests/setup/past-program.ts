import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';

/** Runs what somebody runs who owns the database: nothing of the program stands before what was signed. */
export async function runPastProgram(database: Database, statements: readonly string[]): Promise<void> {
  const unlock =
    database.engine === 'postgres'
      ? ['ALTER TABLE signed_documents DISABLE TRIGGER USER']
      : ['DROP TRIGGER signed_documents_stay', 'DROP TRIGGER signed_documents_stay_as_signed'];
  for (const text of [...unlock, ...statements]) {
    await database.write((queries) => sql.raw(text).execute(queries));
  }
}
