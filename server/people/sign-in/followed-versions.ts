import type { CaseloadVersions } from '#domain/program/caseload-versions.ts';
import { versionsOf } from '#server/platform/database/caseload-versions.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { isIdle } from './idle-sign-ins.ts';

/** Returns the caseload's versions for each of these sign-ins that has not ended, by sign-in id. */
export async function followedVersions(
  queries: Queries,
  signInIds: readonly string[],
  now: Date,
): Promise<Map<string, CaseloadVersions>> {
  const rows = await queries
    .selectFrom('sign_ins')
    .innerJoin('caseloads', 'caseloads.therapist_id', 'sign_ins.therapist_id')
    .innerJoin('preferences', 'preferences.therapist_id', 'sign_ins.therapist_id')
    .select(['sign_ins.id', 'caseloads.version', 'caseloads.versions', 'last_used_at', 'idle_minutes'])
    .where('sign_ins.id', 'in', signInIds)
    .where('sign_ins.expires_at', '>', now.toISOString())
    .execute();
  return new Map(rows.filter((row) => !isIdle(row, now)).map((row) => [row.id, versionsOf(row)]));
}
