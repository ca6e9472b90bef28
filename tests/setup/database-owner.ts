import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';

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
  for (const text of [...unlocking(database), ...statements]) {
    await database.write((queries) => sql.raw(text).execute(queries));
  }
}

/** Runs statements in the same way, returns what `look` then finds, and takes all of it back. */
export async function lookAsDatabaseOwner<Found>(
  database: Database,
  statements: readonly string[],
  look: (queries: Queries) => Promise<Found>,
): Promise<Found> {
  const found: Found[] = [];
  const takenBack = new Error('Taken back');
  await database
    .write(async (queries) => {
      for (const text of [...unlocking(database), ...statements]) await sql.raw(text).execute(queries);
      found.push(await look(queries));
      throw takenBack;
    })
    .catch((error) => {
      if (error !== takenBack) throw error;
    });
  const [first] = found;
  if (first === undefined) throw new Error('Nothing was looked at');
  return first;
}

function unlocking({ engine }: Pick<Database, 'engine'>): string[] {
  return engine === 'postgres'
    ? Object.keys(locks).map((table) => `ALTER TABLE ${table} DISABLE TRIGGER USER`)
    : Object.values(locks)
        .flat()
        .map((trigger) => `DROP TRIGGER ${trigger}`);
}
