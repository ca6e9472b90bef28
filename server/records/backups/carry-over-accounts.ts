import { sql } from 'kysely';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { type BesidePresent, commonColumns, run } from './beside-present.ts';
import { accountTables } from './restored-tables.ts';

/**
 * Leaves the accounts of a prepared backup of this practice as they are now: names, passwords, second factors, passkeys,
 * sign-ins, who owns the practice, and who may open an account. What was revoked since the backup was made does not come
 * back with the records.
 */
export async function carryOverAccounts(practices: BesidePresent): Promise<void> {
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
}

/** Whether the prepared backup was made of the practice of now, and not of another one. */
export async function isOfThisPractice(practices: BesidePresent): Promise<boolean> {
  const accounts = await run(practices, 'SELECT 1 FROM users LIMIT 1');
  return accounts.length === 0 || (await run(practices, `SELECT 1 ${sameAccounts} LIMIT 1`)).length > 0;
}

// By number and moment, as another practice's accounts have the same numbers; names change.
const sameAccounts = `FROM before_restore.users now JOIN users there
  ON there.id = now.id AND there.created_at = now.created_at`;

// Somebody else may own the practice since; her account is then not in the backup, and she owns the restored one too.
async function addOwner(practices: BesidePresent): Promise<void> {
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

async function carryOverUsers(practices: BesidePresent): Promise<void> {
  await clearNames(practices, 'FROM before_restore.users now WHERE now.id IN (SELECT id FROM kept_accounts)');
  const columns = (await commonColumns(practices, 'users')).join(', ');
  // Two may have exchanged their names since: none is given before all are free. No key begins with a space.
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

// An account that is only in the backup gives its name and address to the one that has taken them since.
async function clearNames(practices: BesidePresent, takers: string): Promise<void> {
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

async function carryOverTable(practices: BesidePresent, table: string): Promise<void> {
  // The number of a row is its own business where the database gives it.
  const columns = (await commonColumns(practices, table)).filter(
    (name) => table === 'sign_ins' || name !== 'id',
  );
  if (columns.length === 0) return;
  const names = columns.join(', ');
  const ofKept = 'WHERE therapist_id IN (SELECT id FROM kept_accounts)';
  // A supervisor whose account came later is not there.
  const byKept = columns.includes('supervisor_id')
    ? `${ofKept} AND supervisor_id IN (SELECT id FROM kept_accounts)`
    : ofKept;
  await run(practices, `DELETE FROM ${table} ${ofKept}`);
  await run(
    practices,
    `INSERT INTO ${table} (${names}) SELECT ${names} FROM before_restore.${table} ${byKept}`,
  );
}

// A practice that closed its registration, shortened idle times or began to require a second factor since does not find them as before.
async function carryOverLimits(practices: BesidePresent): Promise<void> {
  const [now] = await run(practices, 'SELECT settings FROM before_restore.practice');
  const [there] = await run(practices, 'SELECT settings FROM practice');
  const { registration, longestIdleMinutes, requiresSecondFactor } = practiceSettings.parse(
    parsed(now?.settings),
  );
  const kept = { registration, longestIdleMinutes, requiresSecondFactor };
  const settings = JSON.stringify({ ...practiceSettings.parse(parsed(there?.settings)), ...kept });
  await sql`UPDATE practice SET settings = ${settings}`.execute(practices.queries);
  if (longestIdleMinutes === null) return;
  await sql`UPDATE preferences SET idle_minutes = ${longestIdleMinutes}
    WHERE idle_minutes IS NULL OR idle_minutes > ${longestIdleMinutes}`.execute(practices.queries);
}

// One driver gives JSON as text, the other as what it says.
function parsed(json: unknown): unknown {
  return typeof json === 'string' ? JSON.parse(json) : json;
}
