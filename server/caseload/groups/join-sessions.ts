import { type Group, groupRecord } from '#domain/caseload/groups/group.ts';
import { type GroupJoining, meetingObstacle } from '#domain/caseload/groups/group-sessions.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { getSession, listSessions } from '#server/caseload/sessions/session-store.ts';
import { setGroup } from '#server/caseload/sessions/sessions-of-group.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { createGroup, getGroup } from './group-store.ts';

/**
 * Creates a group from the sessions of type group with the start and length of this one; with `following`, also from
 * the later ones of their series that still start together. Throws 409 if one of them is in a group.
 */
export async function joinSessions(
  queries: CaseloadWrites,
  { sessionId, name, others = 0, following }: GroupJoining,
  { timeZone }: PracticeSettings,
): Promise<Group> {
  const session = await getSession(queries, sessionId);
  if (session.type !== 'group') throw invalid('Only sessions of type group can become a group');
  const fromHere = await listSessions(queries, { from: session.date, type: 'group' });
  const together = fromHere.filter((one) => isTogether(one, session));
  if (together.some(({ groupId }) => groupId !== null)) {
    throw conflict('One of these sessions is in a group already');
  }
  const clientIds = together.map(({ clientId }) => clientId).reverse();
  const obstacle = meetingObstacle(clientIds, others);
  if (obstacle !== undefined) throw invalid(obstacle);
  const from = dayOf(session.date, timeZone);
  // The children already meet, so inactive ones are allowed.
  const members = clientIds.map((clientId) => ({ clientId, from, until: null, allowInactive: true }));
  const group = await createGroup(queries, { name, others, members });
  queries.undo.added(groupRecord, group);
  const later = following ? laterTogether(fromHere, together) : [];
  await setGroup(queries, [...together, ...later], group.id);
  return getGroup(queries, group.id);
}

function isTogether(one: Session, other: Session): boolean {
  return one.date === other.date && one.duration === other.duration;
}

/** Returns the later sessions of these series of which two or more still share start and length. */
function laterTogether(fromHere: readonly Session[], first: readonly Session[]): Session[] {
  const repeats = new Set(first.flatMap(({ seriesId }) => seriesId ?? []));
  const [start = ''] = first.map(({ date }) => date);
  const repeated = fromHere.filter(
    ({ seriesId, date, groupId }) =>
      seriesId !== null && repeats.has(seriesId) && date > start && groupId === null,
  );
  const byPlace = Map.groupBy(repeated, ({ date, duration }) => `${date} ${duration}`);
  return [...byPlace.values()].filter((several) => isOfSeveral(several)).flat();
}

function isOfSeveral(sessions: readonly Session[]): boolean {
  const children = new Set(sessions.map(({ clientId }) => clientId));
  return children.size > 1 && children.size === sessions.length;
}
