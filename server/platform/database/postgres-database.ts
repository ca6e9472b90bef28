import { Kysely, sql } from 'kysely';
import { StartupError } from '#server/platform/startup-error.ts';
import { type AuditKey, type AuditKeyPlace, openAuditKey, withAuditKey } from './audit-key.ts';
import type { Database, OnLastStatement } from './connection.ts';
import { limitConcurrency, SNAPSHOTS_AT_ONCE } from './limit-concurrency.ts';
import { migrate } from './migrate.ts';
import { inTransaction, postgresDialect } from './postgres-dialect.ts';
import { PostgresMessages } from './postgres-messages.ts';
import { openPool, type Patience, USUAL_PATIENCE } from './postgres-pool.ts';
import { refuseUnsuitable } from './postgres-settings.ts';
import type { Queries, Tables } from './tables.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';
import { WriteProbe } from './write-probe.ts';

/** The practice's data on PostgreSQL, which several processes may share. */
export class PostgresDatabase implements Database {
  readonly engine = 'postgres';
  readonly read: Queries;
  readonly auditKey: AuditKey;
  readonly messages: PostgresMessages;
  readonly #writeProbe = new WriteProbe((job) => this.write(job));
  readonly #inTurn = limitConcurrency(SNAPSHOTS_AT_ONCE);

  private constructor(databaseUrl: string, auditKey: AuditKey, queries: Queries) {
    this.read = queries;
    this.auditKey = auditKey;
    this.messages = new PostgresMessages(databaseUrl, queries);
  }

  static async open(
    databaseUrl: string,
    place: AuditKeyPlace,
    patience: Patience = USUAL_PATIENCE,
    connections?: number,
  ): Promise<PostgresDatabase> {
    const auditKey = openAuditKey(place);
    // Migrations, and waiting for another process that migrates, take as long as they need.
    const upToDate = queriesOn(databaseUrl);
    try {
      await refuseUnreachable(upToDate);
      await refuseUnsuitable(upToDate);
      await refuseUnfinishedRestore(upToDate);
      await migrate(upToDate, 'postgres');
    } finally {
      await upToDate.destroy();
    }
    return new PostgresDatabase(databaseUrl, auditKey, queriesOn(databaseUrl, patience, connections));
  }

  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T> {
    return inTransaction(this.read, (queries, last) => job(withAuditKey(this.auditKey, queries), last));
  }

  snapshot<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    const reading = this.read.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return this.#inTurn(() => reading.execute(job));
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.read);
    await this.#writeProbe.check();
  }

  async close(): Promise<void> {
    await this.read.destroy();
  }
}

function queriesOn(databaseUrl: string, patience?: Patience, connections?: number): Queries {
  return new Kysely<Tables>({ dialect: postgresDialect(openPool(databaseUrl, patience, connections)) });
}

async function refuseUnreachable(queries: Queries): Promise<void> {
  try {
    await sql`select 1`.execute(queries);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The database of DATABASE_URL does not answer (${reason || 'no connection'}). Start PostgreSQL, or correct the address.`,
    );
  }
}
