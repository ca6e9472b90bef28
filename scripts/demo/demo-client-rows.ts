import { type Day, DEFAULT_TIME_ZONE, momentOf } from '#domain/dates.ts';
import { clientColumns } from '#server/clients/client-store.ts';
import type { CaseloadWrites } from '#server/database/caseload.ts';
import { sessionColumns } from '#server/sessions/session-store.ts';
import type { DemoFamily } from './demo-families.ts';
import type { DemoSession } from './demo-sessions.ts';

export interface SeededSession extends DemoSession {
  id: number;
}

/** Adds a client and gives its id. */
export function addClient(queries: CaseloadWrites, family: DemoFamily, since: Day): Promise<number> {
  const createdAt = momentOf(since, '09:00', DEFAULT_TIME_ZONE);
  return queries.insertReturningId('clients', {
    ...clientColumns(family),
    created_at: createdAt,
    updated_at: createdAt,
  });
}

/** Adds a client's sessions and gives them with their ids. */
export async function addSessions(
  queries: CaseloadWrites,
  clientId: number,
  sessions: readonly DemoSession[],
): Promise<SeededSession[]> {
  const added: SeededSession[] = [];
  for (const session of sessions) {
    const id = await queries.insertReturningId('sessions', {
      ...sessionColumns({ ...session, clientId }),
      created_at: queries.now,
      updated_at: queries.now,
    });
    added.push({ ...session, id });
  }
  return added;
}
