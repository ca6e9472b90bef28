import { type IdleMinutes, idleChoices } from '#domain/people/users/preferences.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { currentSettings } from './current-settings.ts';

const MINUTE_MS = 60 * 1000;
/** Ends the sign-ins of unused devices even if automatic sign-out is off. */
const UNUSED_MS = 7 * 24 * 60 * MINUTE_MS;
/** Browsers report use within a minute; until then a sign-in must not end here before it ends there. */
const REPORT_DELAY_MS = MINUTE_MS;

interface UsedSignIn {
  last_used_at: Instant;
  idle_minutes: IdleMinutes;
}

/**
 * Returns whether a sign-in has ended because it was not used for its therapist's idle time. A last use that far in
 * the future means that the clock was set back: the time since then is unknown.
 */
export function isIdle({ last_used_at, idle_minutes }: UsedSignIn, now: Date): boolean {
  const allowed = lastUseAllowed(idle_minutes, now);
  return last_used_at <= allowed.after || last_used_at >= allowed.before;
}

/** Deletes the idle sign-ins of one therapist, or of all. */
export async function deleteIdleSignIns(queries: Queries, now: Date, therapistId?: number): Promise<void> {
  for (const idleMinutes of idleChoices) {
    let therapists = queries.selectFrom('preferences').select('therapist_id');
    therapists =
      idleMinutes === null
        ? therapists.where('idle_minutes', 'is', null)
        : therapists.where('idle_minutes', '=', idleMinutes);
    if (therapistId !== undefined) therapists = therapists.where('therapist_id', '=', therapistId);
    const allowed = lastUseAllowed(idleMinutes, now);
    await queries
      .deleteFrom('sign_ins')
      .where((row) =>
        row.or([row('last_used_at', '<=', allowed.after), row('last_used_at', '>=', allowed.before)]),
      )
      .where('therapist_id', 'in', therapists)
      .execute();
  }
}

/** Shortens every preference that exceeds the practice's idle limit. */
export async function applyIdleLimit(queries: Queries): Promise<void> {
  const { longestIdleMinutes } = await currentSettings(queries);
  if (longestIdleMinutes === null) return;
  await queries
    .updateTable('preferences')
    .set({ idle_minutes: longestIdleMinutes })
    .where((row) => row.or([row('idle_minutes', 'is', null), row('idle_minutes', '>', longestIdleMinutes)]))
    .execute();
}

/** Returns the range of last uses for which a sign-in is still valid. */
function lastUseAllowed(idleMinutes: IdleMinutes, now: Date): { after: Instant; before: Instant } {
  const allowedMs = idleMinutes === null ? UNUSED_MS : idleMinutes * MINUTE_MS + REPORT_DELAY_MS;
  return {
    after: new Date(now.getTime() - allowedMs).toISOString(),
    before: new Date(now.getTime() + allowedMs).toISOString(),
  };
}
