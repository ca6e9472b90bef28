import { DatabaseSync } from 'node:sqlite';

/**
 * Gives a prepared backup what must not go back in time with the records, from the practice's file of now:
 * who is signed in (a device that was signed out since stays out), which recovery codes were used or replaced, how far
 * each mail has come, the versions by which browsers know that what they hold is old, and the numbers that were given
 * out, so that none is given twice.
 */
export function carryOver(prepared: string, present: string): void {
  const database = new DatabaseSync(prepared);
  try {
    database.prepare('ATTACH DATABASE ? AS present').run(present);
    database.exec(`
      BEGIN IMMEDIATE;
      DELETE FROM main.sign_ins;
      ${signInsOfSameAccounts(database)};
      ${usedRecoveryCodes};
      ${deliveredSince(database)};
      UPDATE main.caseloads
        SET version = 1 + max(version, (SELECT coalesce(max(version), 0) FROM present.caseloads));
      UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
        (SELECT given.seq FROM present.sqlite_sequence given WHERE given.name = sqlite_sequence.name), 0));
      INSERT INTO main.sqlite_sequence (name, seq)
        SELECT name, seq FROM present.sqlite_sequence
        WHERE name NOT IN (SELECT name FROM main.sqlite_sequence);
      COMMIT;
    `);
  } finally {
    database.close();
  }
}

/** Whether the account with this id is the same one in the prepared backup as in the practice of now. */
export function hasSameAccount(prepared: string, present: string, userId: number): boolean {
  const database = new DatabaseSync(prepared, { readOnly: true });
  try {
    database.prepare('ATTACH DATABASE ? AS present').run(present);
    return database.prepare(`SELECT 1 ${sameAccounts} WHERE now.id = ?`).get(userId) !== undefined;
  } finally {
    database.close();
  }
}

// A number alone may have been given to somebody else.
const sameAccounts = `FROM present.users now JOIN main.users there
  ON there.id = now.id AND there.username_key = now.username_key AND there.created_at = now.created_at`;

const usedRecoveryCodes = `DELETE FROM main.recovery_codes
  WHERE therapist_id IN (SELECT now.id ${sameAccounts})
    AND NOT EXISTS (SELECT 1 FROM present.recovery_codes kept WHERE kept.therapist_id = recovery_codes.therapist_id
      AND kept.code_hash = recovery_codes.code_hash)`;

// The practice's file of now may be of an earlier version, which held no mail back.
function deliveredSince(database: DatabaseSync): string {
  const held = database.prepare(
    "SELECT 1 FROM pragma_table_info('outbox', 'present') WHERE name = 'held_at'",
  );
  return `UPDATE main.outbox
    SET (attempts, next_attempt_at, sent_at, last_error, held_at) = (
      SELECT attempts, next_attempt_at, sent_at, last_error, ${held.get() ? 'held_at' : 'NULL'}
      FROM present.outbox mail WHERE mail.message_id = main.outbox.message_id)
    WHERE message_id IN (SELECT message_id FROM present.outbox)`;
}

function signInsOfSameAccounts(database: DatabaseSync): string {
  const columns = database.prepare("SELECT name FROM pragma_table_info('sign_ins')").all();
  const names = columns.map(({ name }) => String(name)).join(', ');
  return `INSERT INTO main.sign_ins (${names}) SELECT ${names} FROM present.sign_ins
    WHERE therapist_id IN (SELECT now.id ${sameAccounts})`;
}
