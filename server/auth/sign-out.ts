import { appendAuditAlone } from '#server/database/audit-log.ts';
import type { Queries } from '#server/database/tables.ts';
import { deleteSignIn } from './sign-in-store.ts';
import { signedOutEntry } from './signed-out-entry.ts';

/** Ends the sign-in of a token and notes it in the account's log; a token that is none is no error. */
export async function signOut(queries: Queries, token: string, address: string, now: Date): Promise<void> {
  const id = await deleteSignIn(queries, token);
  if (id === undefined) return;
  const actor = { kind: 'therapist', id, address } as const;
  await appendAuditAlone(queries, id, [signedOutEntry], actor, now.toISOString());
}
