import { sql } from 'kysely';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Queries } from './tables.ts';

/** The PostgreSQL schema that holds the present practice while a backup is restored in its place. */
export const SET_ASIDE_SCHEMA = 'before_restore';

/** Returns whether a restore was started and not finished. */
export async function isRestoreUnfinished(queries: Queries): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${SET_ASIDE_SCHEMA}`.execute(queries);
  return rows.length > 0;
}

/** Throws StartupError while a restore is unfinished: until then the accounts are those of the backup. */
export async function refuseUnfinishedRestore(queries: Queries): Promise<void> {
  if (await isRestoreUnfinished(queries)) {
    throw new StartupError(
      'A restore of this database has not come to its end. Run npm run restore again, with the same backup.',
    );
  }
}
