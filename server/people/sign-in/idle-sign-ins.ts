import { type IdleMinutes, idleChoices } from '#domain/people/users/preferences.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { settingsInForce } from './settings-in-force.ts';

const MINUTE_MS = 60 * 1000;
/** Where somebody asked never to be signed out, a device that lies in a drawer is forgotten all the same. */
const UNUSED_MS = 7 * 24 * 60 * MINUTE_MS;
/** A browser tells of its use within a minute; until then it is not over here, before it is over there. */
const TOLD_WITHIN_MS = MINUTE_MS;

interface UsedSignIn {
  last_used_at: Instant;
  idle_minutes: IdleMinutes;
}

/**
 * Whether a sign-in has ended by itself because it was not used for as long as its therapist allows. A use that lies as
 * far ahead says that the clock was put back: nobody knows how long ago it was.
 */
export function isIdle({ last_used_at, idle_minutes }: UsedSignIn, now: Date): boolean {
  const allowed = lastUseAllowed(idle_minutes, now);
  return last_used_at <= allowed.after || last_used_at >= allowed.before;
}

/** Removes the sign-ins that have ended by not being used: of one therapist, or of all. */
export async function deleteIdleSignIns(queries: Queries, now: Date, therapistId?: number): Promise<void> {
  for (const idleMinutes of idleChoices) {
    let theirs = queries.selectFrom('preferences').select('therapist_id');
    theirs =
      idleMinutes === null
        ? theirs.where('idle_minutes', 'is', null)
        : theirs.where('idle_minutes', '=', idleMinutes);
    if (therapistId !== undefined) theirs = theirs.where('therapist_id', '=', therapistId);
    const allowed = lastUseAllowed(idleMinutes, now);
    await queries
      .deleteFrom('sign_ins')
      .where((row) =>
        row.or([row('last_used_at', '<=', allowed.after), row('last_used_at', '>=', allowed.before)]),
      )
      .where('therapist_id', 'in', theirs)
      .execute();
  }
}

/** Takes back every choice that is longer than the practice allows now. */
export async function keepIdleLimit(queries: Queries): Promise<void> {
  const { longestIdleMinutes } = await settingsInForce(queries);
  if (longestIdleMinutes === null) return;
  await queries
    .updateTable('preferences')
    .set({ idle_minutes: longestIdleMinutes })
    .where((row) => row.or([row('idle_minutes', 'is', null), row('idle_minutes', '>', longestIdleMinutes)]))
    .execute();
}

/** Between which moments a sign-in must have been used last, so that it goes on. */
function lastUseAllowed(idleMinutes: IdleMinutes, now: Date): { after: Instant; before: Instant } {
  const allowedMs = idleMinutes === null ? UNUSED_MS : idleMinutes * MINUTE_MS + TOLD_WITHIN_MS;
  return {
    after: new Date(now.getTime() - allowedMs).toISOString(),
    before: new Date(now.getTime() + allowedMs).toISOString(),
  };
}
