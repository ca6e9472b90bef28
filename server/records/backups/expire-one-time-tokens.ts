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
 * Ends in a prepared backup what is good once and may have been used or taken back since it was made: links to a new
 * password, invitations, and sign-ins, also those that were half done; `carryOver` brings the sign-ins of now. Mail that
 * was on its way is held back, as it may have arrived; `carryOver` lets go what is known to be still waiting.
 */
export async function expireOneTimeTokens(queries: Queries, now: Date): Promise<void> {
  const at = now.toISOString();
  for (const table of ended) await queries.deleteFrom(table).execute();
  await sql`UPDATE invites SET expires_at = ${at} WHERE used_at IS NULL AND expires_at > ${at}`.execute(
    queries,
  );
  await sql`UPDATE outbox SET held_at = ${at} WHERE sent_at IS NULL AND held_at IS NULL`.execute(queries);
}
