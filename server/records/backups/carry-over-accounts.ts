import { sql } from 'kysely';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { commonColumns, type PreparedBackup, run } from './prepared-with-present.ts';
import { accountTables } from './restored-tables.ts';

/**
 * Copies the accounts of the present practice to a prepared backup: names, passwords, second factors, passkeys,
 * sign-ins, the owner, the registration mode and the mail server. What was revoked since the backup does not come back with the
 * records.
 */
export async function carryOverAccounts(practices: PreparedBackup): Promise<void> {
  await addOwner(practices);
  await run(practices, `CREATE TEMP TABLE kept_accounts AS SELECT now.id ${sameAccounts}`);
  await carryOverUsers(practices);
  for (const table of accountTables) await carryOverTable(practices, table);
  await run(
    practices,
    `UPDATE practice SET owner_id = coalesce((SELECT owner_id FROM before_restore.practice), owner_id)`,
  );
  await run(practices, 'DROP TABLE kept_accounts');
  await carryOverLimits(practices);
  await carryOverMailServer(practices);
}

/** Returns whether the prepared backup belongs to the present practice. */
export async function isOfThisPractice(practices: PreparedBackup): Promise<boolean> {
  const accounts = await run(practices, 'SELECT 1 FROM users LIMIT 1');
  return accounts.length === 0 || (await run(practices, `SELECT 1 ${sameAccounts} LIMIT 1`)).length > 0;
}

// By id and creation time, because another practice's accounts have the same ids; names change.
const sameAccounts = `FROM before_restore.users now JOIN users there
  ON there.id = now.id AND there.created_at = now.created_at`;

// The present owner may not be in the backup; that account is added and also owns the restored practice.
async function addOwner(practices: PreparedBackup): Promise<void> {
  const columns = (await commonColumns(practices, 'users')).join(', ');
  const owner = `FROM before_restore.users now WHERE now.id = (SELECT owner_id FROM before_restore.practice)
    AND NOT EXISTS (SELECT 1 FROM users there WHERE there.id = now.id)`;
  if ((await run(practices, `SELECT 1 ${owner}`)).length === 0) return;
  await clearNames(practices, owner);
  await run(practices, `INSERT INTO users (${columns}) SELECT ${columns} ${owner}`);
  for (const table of ['caseloads', 'preferences']) {
    await run(practices, `INSERT INTO ${table} (therapist_id) SELECT owner_id FROM before_restore.practice`);
  }
}

async function carryOverUsers(practices: PreparedBackup): Promise<void> {
  await clearNames(practices, 'FROM before_restore.users now WHERE now.id IN (SELECT id FROM kept_accounts)');
  const columns = (await commonColumns(practices, 'users')).join(', ');
  // Two accounts may have swapped names since: all names are cleared before any is assigned. No key begins with a
  // space.
  await run(
    practices,
    `UPDATE users SET username_key = ' ' || id, email_key = ' ' || id WHERE id IN (SELECT id FROM kept_accounts)`,
  );
  await run(
    practices,
    `UPDATE users SET (${columns}) = (SELECT ${columns} FROM before_restore.users now WHERE now.id = users.id)
      WHERE id IN (SELECT id FROM kept_accounts)`,
  );
}

// An account that exists only in the backup gives up a name or address that another account has taken since.
async function clearNames(practices: PreparedBackup, takers: string): Promise<void> {
  const others = `NOT EXISTS (SELECT 1 ${sameAccounts} WHERE there.id = users.id)`;
  await run(
    practices,
    `UPDATE users SET username = username || '-' || id, username_key = username_key || '-' || id
      WHERE ${others} AND username_key IN (SELECT now.username_key ${takers})`,
  );
  await run(
    practices,
    `UPDATE users SET email = 'account-' || id || '@restored.invalid', email_key = 'account-' || id || '@restored.invalid'
      WHERE ${others} AND email_key IN (SELECT now.email_key ${takers})`,
  );
}

async function carryOverTable(practices: PreparedBackup, table: string): Promise<void> {
  // Ids that the database assigns are not copied.
  const columns = (await commonColumns(practices, table)).filter(
    (name) => table === 'sign_ins' || name !== 'id',
  );
  if (columns.length === 0) return;
  const names = columns.join(', ');
  const ofSameAccounts = 'WHERE therapist_id IN (SELECT id FROM kept_accounts)';
  // A supervisor whose account was created later is not in the backup.
  const bySameAccounts = columns.includes('supervisor_id')
    ? `${ofSameAccounts} AND supervisor_id IN (SELECT id FROM kept_accounts)`
    : ofSameAccounts;
  await run(practices, `DELETE FROM ${table} ${ofSameAccounts}`);
  await run(
    practices,
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM before_restore.${table} ${bySameAccounts}`,
  );
}

// If the practice has closed registration, shortened idle times or required a second factor since, these settings
// remain.
async function carryOverLimits(practices: PreparedBackup): Promise<void> {
  const [now] = await run(practices, 'SELECT settings FROM before_restore.practice');
  const [there] = await run(practices, 'SELECT settings FROM practice');
  const { registration, longestIdleMinutes, requiresSecondFactor } = practiceSettings.parse(
    parsed(now?.settings),
  );
  const retained = { registration, longestIdleMinutes, requiresSecondFactor };
  const settings = JSON.stringify({ ...practiceSettings.parse(parsed(there?.settings)), ...retained });
  await sql`UPDATE practice SET settings = ${settings}`.execute(practices.queries);
  if (longestIdleMinutes === null) return;
  await sql`UPDATE preferences SET idle_minutes = ${longestIdleMinutes}
    WHERE idle_minutes IS NULL OR idle_minutes > ${longestIdleMinutes}`.execute(practices.queries);
}

// The earlier server may be another one's by now, and its password may have been taken back.
async function carryOverMailServer(practices: PreparedBackup): Promise<void> {
  const isKnown = (await commonColumns(practices, 'practice')).includes('mail_server');
  const present = isKnown ? '(SELECT mail_server FROM before_restore.practice)' : 'NULL';
  await run(practices, `UPDATE practice SET mail_server = ${present}`);
}

// One driver returns JSON as text, the other as a value.
function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : json;
}
