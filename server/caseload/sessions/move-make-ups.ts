import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import { contentIn } from '#domain/platform/record.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { listSessions, updateSession } from './session-store.ts';

/**
 * Lets the make-ups of a session name its new moment, which is all that ties them to it, unless another session of the
 * client begins at the old one.
 */
export async function moveMakeUps(
  queries: CaseloadWrites,
  { clientId, date: moment }: Pick<Session, 'clientId' | 'date'>,
  makesUpFor: string,
): Promise<void> {
  const makeUps = await listSessions(queries, { clientId, makesUpFor: moment });
  if (makeUps.length === 0) return;
  const until = new Date(Date.parse(moment) + 1).toISOString();
  if ((await listSessions(queries, { clientId, from: moment, until })).length > 0) return;
  for (const makeUp of makeUps) {
    await updateSession(queries, makeUp, { ...contentIn(sessionRecord, makeUp), makesUpFor });
  }
}
