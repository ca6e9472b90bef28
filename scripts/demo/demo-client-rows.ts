import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { newClientRow } from '#server/caseload/clients/client-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import type { DemoFamily } from './demo-families.ts';
import type { DemoSession } from './demo-sessions.ts';

export interface SeededSession extends DemoSession {
  id: number;
  clientId: number;
}

/** Inserts a client and returns the id. */
export function addClient(queries: CaseloadWrites, family: DemoFamily, since: Day): Promise<number> {
  const createdAt = momentOf(since, '09:00', DEFAULT_TIME_ZONE);
  return queries.insertReturningId('clients', newClientRow(family, createdAt));
}

/** Inserts a client's sessions and returns them with their ids. */
export async function addSessions(
  queries: CaseloadWrites,
  clientId: number,
  sessions: readonly DemoSession[],
): Promise<SeededSession[]> {
  const added: SeededSession[] = [];
  for (const session of sessions) {
    const moments = { createdAt: queries.now, updatedAt: queries.now };
    const row = insertRow(sessionRecord, { ...session, ...moments, clientId });
    const id = await queries.insertReturningId('sessions', row);
    added.push({ ...session, id, clientId });
  }
  return added;
}
