import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connection.ts';

const locks: Record<string, readonly string[]> = {
  signed_documents: ['signed_documents_stay', 'signed_documents_stay_as_signed'],
  reviews: ['reviews_stay', 'reviews_stay_as_signed'],
  session_notes: ['signed_notes_stay', 'signed_notes_stay_as_signed'],
  sessions: ['signed_sessions_stay_as_signed'],
  documents: ['documents_stay', 'documents_stay_as_signed'],
  goal_revisions: ['goal_revisions_stay'],
  goal_results: ['signed_results_stay', 'signed_results_stay_as_signed', 'signed_results_take_no_other'],
};

/** Runs statements as the database's owner, bypassing the program's triggers on signed texts. */
export async function runAsDatabaseOwner(database: Database, statements: readonly string[]): Promise<void> {
  const unlock =
    database.engine === 'postgres'
      ? Object.keys(locks).map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
      : Object.values(locks)
          .flat()
          .map((trigger) => `DROP TRIGGER ${trigger}`);
  for (const text of [...unlock, ...statements]) {
    await database.write((queries) => sql.raw(text).execute(queries));
  }
}
