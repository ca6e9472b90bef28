import { appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { deleteSignIn, therapistOfSignIn } from './sign-in-store.ts';
import { signedOutEntry } from './signed-out-entry.ts';

/** Ends the sign-in of a token and records it in the account's log; unknown tokens are ignored. */
export async function signOut(queries: Queries, token: string, address: string, now: Date): Promise<void> {
  const id = await therapistOfSignIn(queries, token);
  if (id === undefined) return;
  const actor = { kind: 'therapist', id, address } as const;
  // The log first, as everywhere, so that two writes never deadlock on each other's rows.
  await appendAuditEntries(queries, id, [signedOutEntry], actor, now.toISOString());
  await deleteSignIn(queries, token);
}
