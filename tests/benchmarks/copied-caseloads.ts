import { sql } from 'kysely';
import { createUser } from '#server/people/users/user-store.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import { NOW } from '#tests/builders/two-caseloads.ts';

/** The therapist whose caseload is written; the others' are copies of hers. */
const FIRST = 1;
/** Rows that are inserted by one statement, about. */
const ROWS_AT_ONCE = 50_000;
/** An invoice and a task for so many sessions. */
const SESSIONS_FOR_ONE = 10;

/** What is copied, in the order of its references: by which column in parts, and whose numbers its columns hold. */
const copied = [
  { table: 'clients', by: 'id', numbers: { id: 'clients' } },
  { table: 'sessions', by: 'id', numbers: { id: 'sessions', client_id: 'clients' } },
  { table: 'invoices', by: 'id', numbers: { id: 'invoices', client_id: 'clients' } },
  {
    table: 'invoice_lines',
    by: 'invoice_id',
    numbers: { invoice_id: 'invoices', client_id: 'clients', session_id: 'sessions' },
  },
  { table: 'tasks', by: 'id', numbers: { id: 'tasks', client_id: 'clients' } },
] as const;

/** The tables that grow with every session; a database may well read all accounts, which are a few pages. */
export const bigTables = copied.map(({ table }) => table);

type CopiedTable = (typeof copied)[number]['table'];

/**
 * Fills an empty practice with therapists who each have so many sessions, and clients, invoices and tasks in proportion: the
 * first one's caseload is written, and copied by one statement for many rows. As in life, the rows of a therapist lie
 * between those of all others. The log of what happened stays empty. Gives the number of a therapist in the middle.
 */
export async function writeCopiedCaseloads(
  database: Database,
  { therapists, sessionCount }: { therapists: number; sessionCount: number },
  onProgress: (share: number, table: string) => void,
): Promise<number> {
  await writeFirst(database, sessionCount);
  const highest = new Map<string, number>();
  for (const { table, by } of copied) highest.set(table, await highestIn(database, table, by));
  await copyAccounts(database, therapists);
  for (const { table, by, numbers } of copied) {
    const last = highest.get(table) ?? 0;
    const step = Math.max(1, Math.floor(ROWS_AT_ONCE / therapists));
    const values = { ...offsets(numbers, highest, therapists), therapist_id: 'therapist_id + copy' };
    for (let from = 1; from <= last; from += step) {
      const rows = `therapist_id = ${FIRST} AND ${by} BETWEEN ${from} AND ${from + step - 1}`;
      await copyRows(database, { table, rows, values, order: by, therapists });
      onProgress(Math.min(1, (from + step - 1) / last), table);
    }
  }
  if (database.engine === 'postgres') await tellPostgres(database);
  return FIRST + Math.floor(therapists / 2);
}

async function writeFirst(database: Database, sessionCount: number): Promise<void> {
  const account = { username: 'copied', email: 'copied@example.com', fullName: 'Robin Sample', password: '' };
  await database.write((queries) => createUser(queries, account, 'no password', NOW, { isInvited: true }));
  const count = Math.floor(sessionCount / SESSIONS_FOR_ONE);
  await writeTenYears(database, FIRST, { sessionCount, invoiceCount: count });
  const actor = { kind: 'therapist', id: FIRST, address: null } as const;
  const caseload = forCaseload({ database, therapistId: FIRST, clock: () => new Date(NOW) }, actor);
  const task = {
    title: 'Call the school',
    description: null,
    due_date: NOW.slice(0, 10),
    completed: false,
    client_id: null,
    created_at: NOW,
    updated_at: NOW,
  };
  await caseload.write((queries) =>
    queries.insertInto(
      'tasks',
      Array.from({ length: count }, () => task),
    ),
  );
}

async function copyAccounts(database: Database, therapists: number): Promise<void> {
  const names = ['username', 'username_key', 'email', 'email_key'];
  const ofAccount = Object.fromEntries(names.map((name) => [name, `${name} || copy`]));
  const account = {
    table: 'users',
    rows: `id = ${FIRST}`,
    values: { id: 'id + copy', ...ofAccount },
    order: 'id',
  };
  await copyRows(database, { ...account, therapists });
  for (const table of ['caseloads', 'preferences', 'draft_keys']) {
    const values = { therapist_id: 'therapist_id + copy' };
    await copyRows(database, {
      table,
      rows: `therapist_id = ${FIRST}`,
      values,
      order: 'therapist_id',
      therapists,
    });
  }
}

interface CopiedRows {
  table: string;
  /** Which rows, as a condition. */
  rows: string;
  /** The columns that are other ones in each `copy`. */
  values: Readonly<Record<string, string>>;
  order: string;
  therapists: number;
}

async function copyRows(
  database: Database,
  { table, rows, values, order, therapists }: CopiedRows,
): Promise<void> {
  const tables = await database.read.introspection.getTables();
  const columns = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const statement = `
    INSERT INTO ${table} (${columns.join(', ')})
    WITH RECURSIVE copies (copy) AS (
      SELECT 1 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${therapists - 1}
    )
    SELECT ${columns.map((column) => values[column] ?? column).join(', ')}
    FROM ${table}, copies WHERE ${rows} ORDER BY ${order}, copy`;
  await database.write((queries) => sql.raw(statement).execute(queries));
}

/** Numbers behind those of the first therapist: each of hers becomes one for every copy, beside each other. */
function offsets(
  numbers: Readonly<Record<string, CopiedTable>>,
  highest: ReadonlyMap<string, number>,
  therapists: number,
): Record<string, string> {
  const moved = Object.entries(numbers).map(([column, table]) => {
    return [column, `${highest.get(table) ?? 0} + (${column} - 1) * ${therapists - 1} + copy`];
  });
  return Object.fromEntries(moved);
}

async function highestIn({ read }: Database, table: string, column: string): Promise<number> {
  const { rows } = await sql<{
    highest: number;
  }>`SELECT max(${sql.ref(column)}) AS highest FROM ${sql.table(table)}`.execute(read);
  return Number(rows[0]?.highest);
}

/** Where its own numbers go on, and what its plans are made from. */
async function tellPostgres({ read }: Database): Promise<void> {
  for (const table of ['users', 'clients', 'sessions', 'invoices', 'tasks']) {
    const last = `(SELECT max(id) FROM ${table})`;
    await sql.raw(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), ${last})`).execute(read);
  }
  await sql`VACUUM ANALYZE`.execute(read);
}
