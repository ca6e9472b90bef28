import type { Session } from '#domain/sessions/session.ts';
import type { CaseloadQueries } from '#server/database/caseload.ts';
import { inParts } from '#server/database/in-parts.ts';
import { conflict } from '#server/http/errors.ts';

/** Throws 409 when any of these sessions stands on an invoice: what was billed is neither deleted nor moved in bulk. */
export async function refuseBilled(queries: CaseloadQueries, sessions: readonly Session[]): Promise<void> {
  const billed = await countBilled(queries, sessions);
  if (billed === 0) return;
  if (sessions.length === 1) {
    throw conflict('This session is on an invoice. Take it off the invoice first, or delete the invoice');
  }
  const which = billed === 1 ? 'One of these sessions is' : `${billed} of these sessions are`;
  throw conflict(`${which} on an invoice, so nothing was changed. Take what is billed off its invoice first`);
}

async function countBilled(queries: CaseloadQueries, sessions: readonly Session[]): Promise<number> {
  let billed = 0;
  for await (const part of inParts(sessions)) {
    const ids = part.map(({ id }) => id);
    const lines = await queries
      .selectFrom('invoice_lines')
      .select('session_id')
      .where('session_id', 'in', ids)
      .execute();
    billed += lines.length;
  }
  return billed;
}
