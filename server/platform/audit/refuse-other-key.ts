import type { AuditKey } from '#server/platform/database/audit-key.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { StartupError } from '#server/platform/startup-error.ts';

export const SEALED_WITH_ANOTHER_KEY =
  'The activity log is sealed with another key than the one here. Run this with the AUDIT_KEY or the DATA_DIR of the program. If that key is lost, start the program once with the new key, then run this again.';

/** Returns whether a log was last sealed with another key than this one. */
export async function hasOtherKey(queries: Queries, { name }: AuditKey): Promise<boolean> {
  const log = await queries
    .selectFrom('caseloads')
    .select('therapist_id')
    .where('audit_key', 'not in', ['', name])
    .limit(1)
    .executeTakeFirst();
  return log !== undefined;
}

/**
 * Throws StartupError if a log was last sealed with another key. A line with this key would look like tampering once
 * the program continues with its own.
 */
export async function refuseOtherKey(queries: Queries, key: AuditKey): Promise<void> {
  if (await hasOtherKey(queries, key)) throw new StartupError(SEALED_WITH_ANOTHER_KEY);
}
