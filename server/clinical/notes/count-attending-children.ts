import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/**
 * Returns how many children attend a group session, including those of other therapists' caseloads; absent
 * children do not count.
 */
export async function countAttendingChildren(
  queries: CaseloadQueries,
  { groupId, type, date, duration }: Session,
): Promise<number> {
  if (groupId === null || type !== 'group') return 0;
  const until = new Date(Date.parse(date) + 1).toISOString();
  const begun = await listSessions(queries, { groupId, type, from: date, until });
  const group = await queries
    .selectFrom('groups')
    .select('others')
    .where('id', '=', groupId)
    .executeTakeFirst();
  const there = begun.filter((session) => session.duration === duration && !isMissed(session));
  return there.length + (group?.others ?? 0);
}
