import { sql } from 'kysely';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Queries } from './tables.ts';

/** The schema in which a practice on PostgreSQL waits while a backup is put in its place. */
export const SET_ASIDE = 'before_restore';

/** Whether a restore was begun and has not come to its end. */
export async function isRestoreUnfinished(queries: Queries): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_namespace WHERE nspname = ${SET_ASIDE}`.execute(queries);
  return rows.length > 0;
}

/** Throws StartupError while a restore is unfinished: the accounts are those of the backup until then. */
export async function refuseUnfinishedRestore(queries: Queries): Promise<void> {
  if (await isRestoreUnfinished(queries)) {
    throw new StartupError(
      'A restore of this database has not come to its end. Run npm run restore again, with the same backup.',
    );
  }
}
