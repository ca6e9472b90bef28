import { type Session, sessionRecord } from '#domain/sessions/session.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';
import { selectionOf } from '#server/database/record-rows.ts';

const columns = selectionOf(sessionRecord);

/** Puts sessions into a group, or with null out of theirs; gives them as they are kept. */
export async function nameGroup(
  queries: CaseloadWrites,
  sessions: readonly Session[],
  groupId: number | null,
): Promise<Session[]> {
  const changed: Session[] = [];
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    await queries
      .updateTable('sessions')
      .set({ group_id: groupId, updated_at: queries.changedAt })
      .where('id', 'in', ids)
      .execute();
    changed.push(...(await sessionsOf(queries, ids)));
  }
  const after = new Map(changed.map((session) => [session.id, session]));
  for (const before of sessions) {
    const { id, clientId } = before;
    queries.audit({ action: 'update', entity: 'session', entityId: id, clientId });
    queries.undo.changed(sessionRecord, before, after.get(id) ?? before);
  }
  return changed;
}

function sessionsOf(queries: CaseloadQueries, ids: readonly number[]): Promise<Session[]> {
  return queries.selectFrom('sessions').select(columns).where('id', 'in', ids).orderBy('id').execute();
}
