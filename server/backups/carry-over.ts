import { DatabaseSync } from 'node:sqlite';
import { carryOverAccounts, commonColumns, isOfThisPractice } from './carry-over-accounts.ts';

/**
 * Gives a prepared backup what must not go back in time with the records, from the practice's file of now: the
 * accounts with their ways to sign in and the owner, what is in the activity logs, how far each mail has come, the
 * versions by which browsers know that what they hold is old, and the numbers that were given out, so that none is
 * given twice.
 */
export function carryOver(prepared: string, present: string): void {
  withPresent(prepared, present, (database) => {
    database.exec('BEGIN IMMEDIATE');
    if (isOfThisPractice(database)) {
      carryOverAccounts(database);
      carryOverLogs(database);
      carryOverKey(database);
    }
    database.exec(`
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
  });
}

/** Whether a prepared backup is one of the practice of now, whose accounts then stay as they are. */
export function keepsAccounts(prepared: string, present: string): boolean {
  return withPresent(prepared, present, isOfThisPractice);
}

function withPresent<T>(prepared: string, present: string, job: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(prepared);
  try {
    database.prepare('ATTACH DATABASE ? AS present').run(present);
    return job(database);
  } finally {
    database.close();
  }
}

// A log that goes on from where the backup's ends keeps all its lines; one that forked before is left as it was.
function carryOverLogs(database: DatabaseSync): void {
  const names = commonColumns(database, 'audit_log').join(', ');
  database.exec(`
    CREATE TEMP TABLE longer_logs AS
      SELECT now.therapist_id, now.audit_length, now.audit_hash, there.audit_length AS length_there
      FROM present.caseloads now JOIN main.caseloads there ON there.therapist_id = now.therapist_id
      WHERE now.audit_length > there.audit_length AND (there.audit_length = 0 OR there.audit_hash = (
        SELECT hash FROM present.audit_log line
        WHERE line.therapist_id = there.therapist_id AND line.position = there.audit_length));
    INSERT INTO main.audit_log (${names})
      SELECT ${names} FROM present.audit_log
      WHERE position > (SELECT length_there FROM longer_logs WHERE therapist_id = audit_log.therapist_id);
    UPDATE main.caseloads SET (audit_length, audit_hash) =
        (SELECT audit_length, audit_hash FROM longer_logs WHERE therapist_id = caseloads.therapist_id)
      WHERE therapist_id IN (SELECT therapist_id FROM longer_logs);
    DROP TABLE longer_logs;
  `);
}

// The key of a day may be lost, or known to somebody who is not to open what is backed up from now on.
function carryOverKey(database: DatabaseSync): void {
  const names = commonColumns(database, 'backup_key').join(', ');
  database.exec('DELETE FROM main.backup_key');
  if (names === '') return;
  database.exec(`INSERT INTO main.backup_key (${names}) SELECT ${names} FROM present.backup_key`);
}

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
