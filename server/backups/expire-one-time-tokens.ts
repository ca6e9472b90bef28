import { DatabaseSync } from 'node:sqlite';

/**
 * Ends in a prepared backup what is good once and may have been used or taken back since it was made: links to a new
 * password, invitations, and sign-ins, also those that were half done; `carryOver` brings the sign-ins of now. Mail that was on its way is held back, as it may have
 * arrived; `carryOver` lets go what is known to be still waiting.
 */
export function expireOneTimeTokens(prepared: string, now: Date): void {
  const database = new DatabaseSync(prepared);
  const at = now.toISOString();
  try {
    database.exec(`
      BEGIN IMMEDIATE;
      DELETE FROM recovery_links;
      DELETE FROM email_links;
      DELETE FROM sign_ins;
      DELETE FROM pending_sign_ins;
      DELETE FROM passkey_setups;
      DELETE FROM passkey_challenges;
      UPDATE invites SET expires_at = '${at}' WHERE used_at IS NULL AND expires_at > '${at}';
      UPDATE outbox SET held_at = '${at}' WHERE sent_at IS NULL AND held_at IS NULL;
      COMMIT;
    `);
  } finally {
    database.close();
  }
}
