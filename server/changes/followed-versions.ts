import { isIdle } from '#server/auth/idle-sign-ins.ts';
import type { Queries } from '#server/database/tables.ts';

/** The caseload's version for each of these sign-ins that has not ended, by the sign-in's id. */
export async function followedVersions(
  queries: Queries,
  signInIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('sign_ins')
    .innerJoin('caseloads', 'caseloads.therapist_id', 'sign_ins.therapist_id')
    .innerJoin('preferences', 'preferences.therapist_id', 'sign_ins.therapist_id')
    .select(['sign_ins.id', 'caseloads.version', 'last_used_at', 'idle_minutes'])
    .where('sign_ins.id', 'in', signInIds)
    .where('sign_ins.expires_at', '>', now.toISOString())
    .execute();
  return new Map(rows.filter((row) => !isIdle(row, now)).map(({ id, version }) => [id, version]));
}
