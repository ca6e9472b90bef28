import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import {
  type PracticeSettings,
  type PracticeSettingsChange,
  practiceSettings,
} from '#domain/practice/practice-settings.ts';
import { keepIdleLimit } from '#server/auth/idle-sign-ins.ts';
import type { TherapistActor } from '#server/database/actor.ts';
import { appendAuditAlone } from '#server/database/audit-log.ts';
import type { Database } from '#server/database/connection.ts';

interface SavedSettings {
  settings: PracticeSettings;
  /** The version that every caseload has now, by therapist. */
  versions: { therapistId: number; version: number }[];
}

/**
 * Changes how the practice works. Every caseload's version is raised with it: lists show days and dues by the
 * settings, so that no copy of one stays good.
 */
export function savePracticeSettings(
  database: Database,
  change: PracticeSettingsChange,
  actor: TherapistActor,
  now: Instant,
): Promise<SavedSettings> {
  return database.write(async (queries) => {
    // Its row lock comes first: two changes of different settings at once both stay.
    const before = await queries
      .updateTable('practice')
      .set({ version: sql`version + 1` })
      .where('id', '=', 1)
      .returning('settings')
      .executeTakeFirstOrThrow();
    const settings = practiceSettings.parse({ ...practiceSettings.parse(before.settings), ...change });
    await queries
      .updateTable('practice')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 1)
      .execute();
    await keepIdleLimit(queries);
    const versions = await queries
      .updateTable('caseloads')
      .set({ version: sql`version + 1` })
      .returning(['therapist_id as therapistId', 'version'])
      .execute();
    const entry = { action: 'update', entity: 'practice', entityId: null, clientId: null } as const;
    await appendAuditAlone(queries, actor.id, [entry], actor, now);
    return { settings, versions };
  });
}
