import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** Deletes sealed records whose retention date has passed, and records it in the audit log. */
export async function purgeSealedRecords(database: Database, clock: () => Date): Promise<void> {
  const { settings } = await database.read
    .selectFrom('practice')
    .select('settings')
    .executeTakeFirstOrThrow();
  const today = dayOf(clock(), practiceSettings.parse(settings).timeZone);
  const due = await database.read
    .selectFrom('sealed_records')
    .select('therapist_id')
    .distinct()
    .where('retained_until', '<', today)
    .orderBy('therapist_id')
    .execute();
  for (const { therapist_id: therapistId } of due) {
    // Another process may have deleted them already; then nothing is found.
    await forCaseload({ database, therapistId, clock }, SYSTEM_ACTOR).write(async (queries) => {
      const purged = await queries
        .deleteFrom('sealed_records')
        .where('retained_until', '<', today)
        .returning(['kind', 'record_id', 'client_id'])
        .execute();
      for (const { kind, record_id: entityId, client_id: clientId } of purged) {
        queries.audit({ action: 'purge', entity: kind, entityId, clientId });
      }
    });
  }
}
