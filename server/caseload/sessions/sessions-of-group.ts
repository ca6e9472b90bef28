import { absenceBilling } from '#domain/caseload/sessions/absence-billing.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { insertNotes } from './notes-of-sessions.ts';
import { listSessions, selectSessions } from './session-store.ts';

/** Returns the sessions of a group's meetings in a time range, by time. */
export async function listGroupSessions(
  queries: CaseloadQueries,
  groupId: number,
  span: { from?: string | undefined; until?: string | undefined } = {},
): Promise<Session[]> {
  return (await listSessions(queries, { ...span, groupId, type: 'group' })).reverse();
}

export const MEETS_ALREADY = 'This group meets at that time already';

/** Throws 409 if the group has a session at one of these times, except those being moved. */
export async function refuseMeetingAt(
  queries: CaseloadQueries,
  groupId: number,
  moments: readonly string[],
  moving: ReadonlySet<number> = new Set(),
): Promise<void> {
  for await (const part of inParts(moments)) {
    const sessions = await queries
      .selectFrom('sessions')
      .select('id')
      .where('group_id', '=', groupId)
      .where('date', 'in', part)
      .execute();
    if (sessions.some(({ id }) => !moving.has(id))) throw conflict(MEETS_ALREADY);
  }
}

/** The planned fields of a child's session with a group. */
export type PlannedWithGroup = Pick<
  Session,
  'clientId' | 'date' | 'duration' | 'groupId' | 'seriesId' | 'cycleLength' | 'notes'
>;

/** Inserts a group's scheduled sessions and returns them as stored, in the given order. */
export async function createGroupSessions(
  queries: CaseloadWrites,
  planned: readonly PlannedWithGroup[],
  timeZone: TimeZone,
): Promise<Session[]> {
  const scheduled = {
    ...absenceBilling({ status: 'scheduled' }, undefined, 0),
    type: 'group',
    status: 'scheduled',
    makesUpFor: null,
    missedReason: null,
    makeUpDeclined: null,
    createdAt: queries.now,
    updatedAt: queries.now,
  } as const;
  const terms = await queries.sessionTerms(
    planned.map((session) => ({ ...session, isInGroup: true })),
    timeZone,
  );
  const rows = planned.map((session, place) =>
    insertRow(sessionRecord, { ...session, ...scheduled, mandateId: terms[place]?.mandateId ?? null }),
  );
  const ids = await queries.insertReturningIds('sessions', rows);
  await insertNotes(
    queries,
    planned.map(({ clientId, notes }, place) => ({ id: ids[place] ?? 0, clientId, notes })),
  );
  const sessions = await loadSessions(queries, ids);
  for (const { id, clientId } of sessions) {
    queries.audit({ action: 'create', entity: 'session', entityId: id, clientId });
  }
  return sessions;
}

/** Sets the group of sessions, or removes it with null. */
export async function setGroup(
  queries: CaseloadWrites,
  sessions: readonly Session[],
  groupId: number | null,
): Promise<void> {
  const ids = sessions.map(({ id }) => id);
  for await (const part of inParts(ids)) {
    await queries
      .updateTable('sessions')
      .set({ group_id: groupId, updated_at: queries.changedAt })
      .where('id', 'in', part)
      .execute();
  }
  const before = new Map(sessions.map((session) => [session.id, session]));
  for (const after of await loadSessions(queries, ids)) {
    const { id, clientId } = after;
    queries.audit({ action: 'update', entity: 'session', entityId: id, clientId });
    queries.undo.changed(sessionRecord, before.get(id) ?? after, after);
  }
}

/** Returns the sessions with these ids, in the order of the ids. */
async function loadSessions(queries: CaseloadQueries, ids: readonly number[]): Promise<Session[]> {
  const sessions: Session[] = [];
  for await (const part of inParts(ids)) {
    const rows = await selectSessions(queries.selectFrom('sessions'))
      .where('id', 'in', part)
      .orderBy('id')
      .execute();
    sessions.push(...rows);
  }
  return sessions;
}
