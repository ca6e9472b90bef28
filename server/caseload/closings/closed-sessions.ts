import { type ClosedSessions, closedSessions } from '#domain/caseload/closings/closed-sessions.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { billedSessionIds } from '#server/caseload/sessions/billed-sessions.ts';
import { changeSession } from '#server/caseload/sessions/save-session.ts';
import { countSessions, listSessions } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { momentsOfRange } from '#server/platform/http/list-filters.ts';

/** Closed days of the practice, or of some schools and districts. */
interface Days {
  from: Day;
  to: Day;
  /** Left out for the practice. */
  organizationIds?: readonly number[] | undefined;
}

/**
 * Returns the sessions of closed days that can be cancelled, and the number of those that stay: all sessions where the
 * practice is closed, those of mandates at the schools where they are.
 */
export async function sessionsOfDays(
  queries: CaseloadQueries,
  { organizationIds, ...days }: Days,
  { timeZone }: PracticeSettings,
): Promise<ClosedSessions> {
  const span = momentsOfRange(days, timeZone);
  const sessions = await listSessions(queries, { ...span, schoolIds: organizationIds });
  const after = span.until;
  return {
    ...closedSessions(sessions, await billedSessionIds(queries, sessions)),
    cycled: await countSessions(queries, {
      from: after,
      status: 'scheduled',
      isInCycle: true,
      schoolIds: organizationIds,
    }),
  };
}

/**
 * Cancels the given sessions on closed days. Throws 409 if one of them is no longer scheduled on these days, because
 * the caller saw an outdated version.
 */
export async function cancelSessions(
  queries: CaseloadWrites,
  ids: readonly number[],
  days: Days,
  settings: PracticeSettings,
): Promise<void> {
  if (ids.length === 0) return;
  const { planned } = await sessionsOfDays(queries, days, settings);
  const known = new Set(planned);
  if (!ids.every((id) => known.has(id))) throw conflict(CHANGED_SINCE);
  for (const id of new Set(ids)) await changeSession(queries, id, { status: 'cancelled' }, settings);
}

const CHANGED_SINCE =
  'One of these sessions was changed since, so nothing was cancelled. Please look at the days again';
