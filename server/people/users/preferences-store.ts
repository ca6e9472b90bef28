import type { Preferences, PreferencesChange } from '#domain/people/users/preferences.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';

/** Returns the therapist's preferences. */
export function getPreferences({ selectFrom }: CaseloadQueries): Promise<Preferences> {
  return selectFrom('preferences')
    .select(['week_start as weekStart', 'idle_minutes as idleMinutes'])
    .executeTakeFirstOrThrow();
}

/** Changes the given preferences and returns all of them. */
export async function updatePreferences(
  queries: CaseloadWrites,
  { weekStart, idleMinutes }: Omit<PreferencesChange, 'confirmation'>,
): Promise<Preferences> {
  const before = await getPreferences(queries);
  await queries
    .updateTable('preferences')
    .set({
      week_start: weekStart ?? before.weekStart,
      idle_minutes: idleMinutes === undefined ? before.idleMinutes : idleMinutes,
    })
    .execute();
  queries.audit({ action: 'update', entity: 'account', entityId: queries.therapistId, clientId: null });
  return getPreferences(queries);
}
