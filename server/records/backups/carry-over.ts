import type { Engine } from '#server/platform/database/dialect.ts';
import { carryOverAccounts, isOfThisPractice } from './carry-over-accounts.ts';
import { inPrepared } from './prepared-backup.ts';
import type { PreparedBackup } from './prepared-with-present.ts';
import { commonColumns, run } from './prepared-with-present.ts';

/**
 * Copies from the present practice to a prepared backup what must not go back in time with the records: accounts and
 * their sign-in methods, the owner, activity logs, the state of each mail, the versions by which browsers detect
 * outdated data, and the id sequences, so that no id is reused. Returns whether it is a backup of this practice; only
 * then are accounts copied.
 */
export async function carryOver(practices: PreparedBackup): Promise<boolean> {
  const isOurs = await isOfThisPractice(practices);
  if (isOurs) {
    await carryOverAccounts(practices);
    await carryOverLogs(practices);
    await carryOverKey(practices);
  }
  await carryOverDelivery(practices);
  await carryOverMessages(practices);
  await raiseVersions(practices);
  for (const statement of numbersGiven[practices.engine]) await run(practices, statement);
  return isOurs;
}

/** Does the same between two SQLite files. */
export function carryOverFile(prepared: string, present: string): Promise<boolean> {
  return inPrepared(prepared, (queries) => carryOver({ queries, engine: 'sqlite' }), present);
}

/** Returns whether a prepared backup belongs to the present practice, so that its accounts remain. */
export function hasSameAccounts(prepared: string, present: string): Promise<boolean> {
  return inPrepared(prepared, (queries) => isOfThisPractice({ queries, engine: 'sqlite' }), present);
}

// A log that continues the backup's log replaces it; a log that forked earlier stays as in the backup.
async function carryOverLogs(practices: PreparedBackup): Promise<void> {
  const names = (await commonColumns(practices, 'audit_log')).join(', ');
  const ends = (await commonColumns(practices, 'caseloads'))
    .filter((name) => name.startsWith('audit_'))
    .join(', ');
  await run(
    practices,
    `CREATE TEMP TABLE longer_logs AS
      SELECT now.therapist_id, there.audit_length AS length_there
      FROM before_restore.caseloads now JOIN caseloads there ON there.therapist_id = now.therapist_id
      WHERE now.audit_length > there.audit_length AND (there.audit_length = 0 OR there.audit_hash = (
        SELECT hash FROM before_restore.audit_log line
        WHERE line.therapist_id = there.therapist_id AND line.position = there.audit_length))`,
  );
  await run(
    practices,
    `INSERT INTO audit_log (${names})
      SELECT ${names} FROM before_restore.audit_log line
      WHERE position > (SELECT length_there FROM longer_logs longer WHERE longer.therapist_id = line.therapist_id)`,
  );
  await run(
    practices,
    `UPDATE caseloads SET (${ends}) =
        (SELECT ${ends} FROM before_restore.caseloads now WHERE now.therapist_id = caseloads.therapist_id)
      WHERE therapist_id IN (SELECT therapist_id FROM longer_logs)`,
  );
  await run(practices, 'DROP TABLE longer_logs');
}

// The key of that time may be lost, or known to somebody who must not open future backups.
async function carryOverKey(practices: PreparedBackup): Promise<void> {
  const names = (await commonColumns(practices, 'backup_key')).join(', ');
  await run(practices, 'DELETE FROM backup_key');
  if (names === '') return;
  await run(practices, `INSERT INTO backup_key (${names}) SELECT ${names} FROM before_restore.backup_key`);
}

async function carryOverDelivery(practices: PreparedBackup): Promise<void> {
  const known = await commonColumns(practices, 'outbox');
  const names = ['attempts', 'next_attempt_at', 'sent_at', 'last_error', 'held_at'].filter((name) =>
    known.includes(name),
  );
  if (names.length === 0) return;
  // The present practice may be an earlier version without held mail.
  if (!names.includes('held_at')) {
    await run(
      practices,
      'UPDATE outbox SET held_at = NULL WHERE message_id IN (SELECT message_id FROM before_restore.outbox)',
    );
  }
  await run(
    practices,
    `UPDATE outbox SET (${names.join(', ')}) = (
        SELECT ${names.join(', ')} FROM before_restore.outbox mail WHERE mail.message_id = outbox.message_id)
      WHERE message_id IN (SELECT message_id FROM before_restore.outbox)`,
  );
}

// The outbox forgets a mail after a week; that it was sent stays known by its message.
async function carryOverMessages(practices: PreparedBackup): Promise<void> {
  if ((await commonColumns(practices, 'messages')).length === 0) return;
  const same = `FROM before_restore.messages now
    WHERE now.id = messages.id AND now.therapist_id = messages.therapist_id
      AND now.created_at = messages.created_at AND now.sent_at IS NOT NULL`;
  await run(
    practices,
    `UPDATE messages SET sent_at = (SELECT now.sent_at ${same}) WHERE sent_at IS NULL AND EXISTS (SELECT 1 ${same})`,
  );
}

async function raiseVersions(practices: PreparedBackup): Promise<void> {
  const [highest] = await run(
    practices,
    'SELECT coalesce(max(version), 0) AS version FROM before_restore.caseloads',
  );
  const version = Number(highest?.version);
  await run(
    practices,
    `UPDATE caseloads SET version = 1 + CASE WHEN version > ${version} THEN version ELSE ${version} END`,
  );
}

const numbersGiven: Record<Engine, string[]> = {
  sqlite: [
    `UPDATE main.sqlite_sequence SET seq = max(seq, coalesce(
       (SELECT given.seq FROM before_restore.sqlite_sequence given WHERE given.name = sqlite_sequence.name), 0))`,
    `INSERT INTO main.sqlite_sequence (name, seq)
       SELECT name, seq FROM before_restore.sqlite_sequence
       WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)`,
  ],
  postgres: [
    `SELECT setval(format('%I.%I', there.schemaname, there.sequencename)::regclass,
         greatest(given.last_value, there.last_value))
       FROM pg_sequences given JOIN pg_sequences there USING (sequencename)
       WHERE given.schemaname = 'before_restore' AND there.schemaname = current_schema()
         AND given.last_value IS NOT NULL`,
  ],
};
