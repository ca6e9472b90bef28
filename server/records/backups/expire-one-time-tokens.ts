import { sql } from 'kysely';
import type { Queries } from '#server/platform/database/tables.ts';

const ended = [
  'recovery_links',
  'email_links',
  'sign_ins',
  'pending_sign_ins',
  'passkey_setups',
  'passkey_challenges',
  'undos',
] as const;

/**
 * Expires in a prepared backup everything that can be used once and may have been used or revoked since: recovery
 * links, invitations, and sign-ins, also pending ones; `carryOver` copies the present sign-ins. Waiting mail is held,
 * because it may have been sent; `carryOver` releases mail that is known to be waiting still.
 */
export async function expireOneTimeTokens(queries: Queries, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const table of ended) await queries.deleteFrom(table).execute();
  await sql`UPDATE invites SET expires_at = ${at} WHERE used_at IS NULL AND expires_at > ${at}`.execute(
    queries,
  );
  await sql`UPDATE outbox SET held_at = ${at} WHERE sent_at IS NULL AND held_at IS NULL`.execute(queries);
}
