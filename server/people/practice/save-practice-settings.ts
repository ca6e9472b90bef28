import { sql } from 'kysely';
import {
  type PracticeSettings,
  type PracticeSettingsChange,
  practiceSettings,
} from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { applyIdleLimit } from '#server/people/sign-in/idle-sign-ins.ts';
import { endSignInsWithoutFactor } from '#server/people/sign-in/second-factors.ts';
import { auditInEveryLog } from '#server/platform/audit/audit-in-every-log.ts';
import type { TherapistActor } from '#server/platform/database/actor.ts';
import { appendAuditEntries, lockCaseload } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';

interface SavedSettings {
  settings: PracticeSettings;
  /** The version that every caseload has now, by therapist. */
  versions: { therapistId: number; version: number }[];
}

/**
 * Changes how the practice works. Every caseload's version is raised with it: lists show days and dues by the
 * settings, so that no copy of one stays good. Where a second factor is required, sign-ins that could have shown one and
 * did not end.
 */
export function savePracticeSettings(
  database: Database,
  change: Omit<PracticeSettingsChange, 'confirmation'>,
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
    const earlier = practiceSettings.parse(before.settings);
    const settings = practiceSettings.parse({ ...earlier, ...change });
    await queries
      .updateTable('practice')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', 1)
      .execute();
    // Locks every caseload, so that no therapist's choice is made at the same time without seeing these settings.
    const caseloads = await queries
      .selectFrom('caseloads')
      .select('therapist_id')
      .orderBy('therapist_id')
      .execute();
    for (const { therapist_id: therapistId } of caseloads) await lockCaseload(queries, therapistId);
    await applyIdleLimit(queries);
    if (settings.requiresSecondFactor) await endSignInsWithoutFactor(queries);
    const versions = await queries
      .updateTable('caseloads')
      .set({ version: sql`version + 1` })
      .returning(['therapist_id as therapistId', 'version'])
      .execute();
    const entry = { action: 'update', entity: 'practice', entityId: null, clientId: null } as const;
    await appendAuditEntries(queries, actor.id, [entry], actor, now);
    if (settings.requiresSecondFactor !== earlier.requiresSecondFactor) {
      const action = settings.requiresSecondFactor ? 'create' : 'delete';
      await auditInEveryLog(queries, { actor, now }, { action, entity: 'second-factor-rule' });
    }
    return { settings, versions };
  });
}
