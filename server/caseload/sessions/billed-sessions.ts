import type { Session } from '#domain/caseload/sessions/session.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';

/** Throws 409 if any of these sessions is on an invoice: billed sessions are not deleted or moved in bulk. */
export async function refuseBilled(queries: CaseloadQueries, sessions: readonly Session[]): Promise<void> {
  const { size: billed } = await billedSessionIds(queries, sessions);
  if (billed === 0) return;
  if (sessions.length === 1) {
    throw conflict('This session is on an invoice. Take it off the invoice first, or delete the invoice');
  }
  const which = billed === 1 ? 'One of these sessions is' : `${billed} of these sessions are`;
  throw conflict(`${which} on an invoice, so nothing was changed. Take what is billed off its invoice first`);
}

/** Returns the ids of those sessions that are on an invoice. */
export async function billedSessionIds(
  queries: CaseloadQueries,
  sessions: readonly Session[],
): Promise<Set<number>> {
  const billed = new Set<number>();
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    const lines = await queries
      .selectFrom('invoice_lines')
      .select('session_id')
      .where('session_id', 'in', ids)
      .execute();
    for (const { session_id } of lines) if (session_id !== null) billed.add(session_id);
  }
  return billed;
}
