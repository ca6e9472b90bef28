import { setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { refuseOtherKey } from '#server/platform/audit/refuse-other-key.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { refusesChange, restoreAppendOnly } from '#server/platform/database/append-only.ts';
import type { AuditKey } from '#server/platform/database/audit-key.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { postgresDialect } from '#server/platform/database/postgres-dialect.ts';
import { openPool } from '#server/platform/database/postgres-pool.ts';
import type { Queries, Tables } from '#server/platform/database/tables.ts';
import { isRestoreUnfinished, SET_ASIDE_SCHEMA } from '#server/platform/database/unfinished-restore.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { auditRestore } from './audit-restore.ts';
import { fileStamp } from './backup-folder.ts';
import { carryOver } from './carry-over.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';

const CHECKS_FOR_OTHERS = 10;
const BETWEEN_CHECKS_MS = 200;

interface PostgresRestore {
  /** Loads the backup's tables into the empty schema `public`; rejects if it cannot. */
  load: () => Promise<void>;
  now: Date;
  notices: SecurityNotices;
  auditKey: AuditKey;
}

interface RestoredDatabase {
  /** The schema with the previous data; undefined if there was none. */
  saved: string | undefined;
  /** Whether the accounts are the present ones, and not the backup's. */
  hasSameAccounts: boolean;
}

/**
 * Puts a backup in the place of a practice on PostgreSQL. What is there is set aside as a schema of its own, from which
 * accounts, logs and numbers are carried over; the program does not start before that is done, and one that was
 * interrupted is done again. Throws StartupError, with what was there back in its place, when somebody else is connected,
 * the backup cannot be loaded, it is of something else or of a newer version, or the present logs have another key.
 */
export async function restorePostgres(
  databaseUrl: string,
  { load, now, notices, auditKey }: PostgresRestore,
): Promise<RestoredDatabase> {
  const queries = new Kysely<Tables>({ dialect: postgresDialect(openPool(databaseUrl)) });
  try {
    await refuseOthers(queries);
    const isMoved = await moveAside(queries);
    try {
      await load();
      await migrate(queries, 'postgres');
      return await queries.transaction().execute(async (writes) => {
        await expireOneTimeTokens(writes, now);
        const hasSameAccounts = isMoved && (await carryOver({ queries: writes, engine: 'postgres' }));
        if (hasSameAccounts) await refuseOtherKey(writes, auditKey);
        await auditRestore(writes, { actor: SYSTEM_ACTOR, now: now.toISOString(), notices, auditKey });
        await refuseChangeOfLog(writes);
        return { hasSameAccounts, saved: isMoved ? await keepSchema(writes, now) : undefined };
      });
    } catch (error) {
      await moveBack(queries, isMoved);
      throw error;
    }
  } finally {
    await queries.destroy();
  }
}

// A dump may lack its triggers.
async function refuseChangeOfLog(writes: Queries): Promise<void> {
  if (await refusesChange(writes, 'postgres', 'audit_log')) return;
  await restoreAppendOnly(writes, 'postgres', 'audit_log');
}

// A connection that was just closed may still be listed.
async function refuseOthers(queries: Queries): Promise<void> {
  for (let checks = 0; checks < CHECKS_FOR_OTHERS; checks += 1) {
    const { rows } = await sql`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`.execute(
      queries,
    );
    if (rows.length === 0) return;
    await setTimeout(BETWEEN_CHECKS_MS);
  }
  throw new StartupError(
    'Others are connected to the database. Stop the program, and close what else is open there, then restore.',
  );
}

// If a restore was interrupted, the practice has been moved already, and the loaded data is incomplete.
async function moveAside(queries: Queries): Promise<boolean> {
  return queries.transaction().execute(async (writes) => {
    if (await isRestoreUnfinished(writes)) {
      await sql`DROP SCHEMA IF EXISTS public CASCADE`.execute(writes);
    } else {
      const tables = await tablesIn(writes);
      if (tables.length === 0) return false;
      if (!tables.includes('kysely_migration')) {
        throw new StartupError(
          'The database holds something else than a practice. Name a database of its own.',
        );
      }
      await sql`ALTER SCHEMA public RENAME TO ${sql.id(SET_ASIDE_SCHEMA)}`.execute(writes);
    }
    await sql`CREATE SCHEMA public`.execute(writes);
    return true;
  });
}

async function tablesIn(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ tablename: string }>`
    SELECT tablename FROM pg_tables WHERE schemaname = 'public'`.execute(queries);
  return rows.map(({ tablename }) => tablename);
}

async function keepSchema(writes: Queries, now: Date): Promise<string> {
  const name = `replaced_${fileStamp(now).toLowerCase().replaceAll('-', '_')}`;
  await sql`ALTER SCHEMA ${sql.id(SET_ASIDE_SCHEMA)} RENAME TO ${sql.id(name)}`.execute(writes);
  return name;
}

async function moveBack(queries: Queries, isMoved: boolean): Promise<void> {
  await queries.transaction().execute(async (writes) => {
    await sql`DROP SCHEMA public CASCADE`.execute(writes);
    if (isMoved) await sql`ALTER SCHEMA ${sql.id(SET_ASIDE_SCHEMA)} RENAME TO public`.execute(writes);
    else await sql`CREATE SCHEMA public`.execute(writes);
  });
}
