import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { deleteSignIn, whoseSignIn } from './sign-in-store.ts';
import { signedOutEntry } from './signed-out-entry.ts';

/** Ends the sign-in of a token and notes it in the account's log; a token that is none is no error. */
export async function signOut(queries: Queries, token: string, address: string, now: Date): Promise<void> {
  const id = await whoseSignIn(queries, token);
  if (id === undefined) return;
  const actor = { kind: 'therapist', id, address } as const;
  // The log first, as everywhere: two writes never wait for each other's row.
  await appendAuditEntries(queries, id, [signedOutEntry], actor, now.toISOString());
  await deleteSignIn(queries, token);
}
