import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { StartupError } from '#server/startup-error.ts';
import type { Database } from './connection.ts';
import { migrate } from './migrate.ts';
import { PostgresMessages } from './postgres-messages.ts';
import type { Queries, Tables } from './tables.ts';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** The practice's data on PostgreSQL, where any number of copies of the program may share it. */
export class PostgresDatabase implements Database {
  readonly engine = 'postgres';
  readonly read: Queries;
  readonly messages: PostgresMessages;

  private constructor(databaseUrl: string, queries: Queries) {
    this.read = queries;
    this.messages = new PostgresMessages(databaseUrl, queries);
  }

  static async open(databaseUrl: string): Promise<PostgresDatabase> {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser },
    });
    // A connection that the server drops while idle is replaced by the pool at the next query.
    pool.on('error', () => undefined);
    // One that breaks in use fails its query; the event that follows, heard by nobody, would end the program.
    pool.on('connect', (client) => client.on('error', () => undefined));
    const queries = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
    try {
      await sql`select 1`.execute(queries);
    } catch (error) {
      await queries.destroy();
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartupError(
        `The database of DATABASE_URL does not answer (${reason || 'no connection'}). Start PostgreSQL, or correct the address.`,
      );
    }
    try {
      await migrate(queries, 'postgres');
    } catch (error) {
      await queries.destroy();
      throw error;
    }
    return new PostgresDatabase(databaseUrl, queries);
  }

  write<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    return this.read.transaction().execute(job);
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.read);
  }

  async close(): Promise<void> {
    await this.read.destroy();
  }
}

// Ids fit a JavaScript number, days are text, moments are ISO text: the same shapes as on SQLite.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === INT8) return Number;
  if (oid === DATE) return (text: string) => text;
  if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, 'text');
}
