import type { DatabaseSync } from 'node:sqlite';
import { accountTables } from './restored-tables.ts';

/**
 * Leaves the accounts of a prepared backup as they are now: names, passwords, second factors, passkeys, sign-ins, and
 * who owns the practice. What was revoked since the backup was made does not come back with the records. `database` has
 * the prepared backup, one of this practice, as `main` and the practice of now as `present`.
 */
export function carryOverAccounts(database: DatabaseSync): void {
  addOwner(database);
  database.exec(`CREATE TEMP TABLE kept_accounts AS SELECT now.id ${sameAccounts}`);
  carryOverUsers(database);
  for (const table of accountTables) carryOverTable(database, table);
  database.exec(`
    UPDATE main.practice SET owner_id = coalesce((SELECT owner_id FROM present.practice), owner_id);
    DROP TABLE kept_accounts;
  `);
}

/** Whether the prepared backup was made of the practice of now, and not of another one. */
export function isOfThisPractice(database: DatabaseSync): boolean {
  const isEmpty = database.prepare('SELECT 1 FROM main.users').get() === undefined;
  return isEmpty || database.prepare(`SELECT 1 ${sameAccounts}`).get() !== undefined;
}

/** The columns that a table has both in the prepared backup and in the practice of now, which may be an older version. */
export function commonColumns(database: DatabaseSync, table: string): string[] {
  return database
    .prepare(
      "SELECT name FROM pragma_table_info(?, 'main') WHERE name IN (SELECT name FROM pragma_table_info(?, 'present'))",
    )
    .all(table, table)
    .map(({ name }) => String(name));
}

// By number and moment, as another practice's accounts have the same numbers; names change.
const sameAccounts = `FROM present.users now JOIN main.users there
  ON there.id = now.id AND there.created_at = now.created_at`;

// Somebody else may own the practice since; her account is then not in the backup, and she owns the restored one too.
function addOwner(database: DatabaseSync): void {
  const columns = commonColumns(database, 'users').join(', ');
  const owner = `id = (SELECT owner_id FROM present.practice)
    AND NOT EXISTS (SELECT 1 FROM main.users there WHERE there.id = present.users.id)`;
  if (database.prepare(`SELECT 1 FROM present.users WHERE ${owner}`).get() === undefined) return;
  clearNames(database, `SELECT * FROM present.users WHERE ${owner}`);
  database.exec(`
    INSERT INTO main.users (${columns}) SELECT ${columns} FROM present.users WHERE ${owner};
    INSERT INTO main.caseloads (therapist_id) SELECT owner_id FROM present.practice;
    INSERT INTO main.preferences (therapist_id) SELECT owner_id FROM present.practice;
  `);
}

function carryOverUsers(database: DatabaseSync): void {
  clearNames(database, 'SELECT * FROM present.users WHERE id IN (SELECT id FROM kept_accounts)');
  const columns = commonColumns(database, 'users').join(', ');
  // Two may have exchanged their names since: none is given before all are free.
  database.exec(`
    UPDATE main.users SET username_key = char(0) || id, email_key = char(0) || id
      WHERE id IN (SELECT id FROM kept_accounts);
    UPDATE main.users SET (${columns}) = (SELECT ${columns} FROM present.users now WHERE now.id = users.id)
      WHERE id IN (SELECT id FROM kept_accounts);
  `);
}

// An account that is only in the backup gives its name and address to the one that has taken them since.
function clearNames(database: DatabaseSync, takers: string): void {
  const others = `NOT EXISTS (SELECT 1 ${sameAccounts} WHERE there.id = main.users.id)`;
  database.exec(`
    UPDATE main.users SET username = username || '-' || id, username_key = username_key || '-' || id
      WHERE ${others} AND username_key IN (SELECT username_key FROM (${takers}));
    UPDATE main.users SET email = 'account-' || id || '@restored.invalid', email_key = 'account-' || id || '@restored.invalid'
      WHERE ${others} AND email_key IN (SELECT email_key FROM (${takers}));
  `);
}

function carryOverTable(database: DatabaseSync, table: string): void {
  // The number of a row is its own business where the database gives it.
  const columns = commonColumns(database, table).filter((name) => table === 'sign_ins' || name !== 'id');
  if (columns.length === 0) return;
  const names = columns.join(', ');
  const ofKept = 'WHERE therapist_id IN (SELECT id FROM kept_accounts)';
  database.exec(`
    DELETE FROM main.${table} ${ofKept};
    INSERT INTO main.${table} (${names}) SELECT ${names} FROM present.${table} ${ofKept};
  `);
}
