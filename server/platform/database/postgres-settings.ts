import { sql } from 'kysely';
import { StartupError } from '#server/platform/startup-error.ts';
import type { Queries } from './tables.ts';

/**
 * Settings that change what a value looks like or what a statement does. A server, database or role may have others, so
 * each connection sets them. With `synchronous_commit = off` a power cut could lose what was answered as saved; stricter
 * values are the operator's.
 */
export const SET_SESSION = `
  SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET client_encoding = 'UTF8';
  SET standard_conforming_strings = on; SET transform_null_equals = off; SET array_nulls = on;
  SET default_transaction_isolation = 'read committed'; SET default_transaction_deferrable = off;
  SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';
`;

interface Found {
  encoding: string;
  schema: string | null;
  replicationRole: string;
  /** Whether new transactions may only read: 'on' or 'off'. */
  readOnly: string;
}

/**
 * Refuses a database with a setting that the program cannot change for its own connections: an encoding in which names
 * get lost, no schema for the tables, triggers that do not run, or transactions that only read.
 */
export async function refuseUnsuitable(queries: Queries): Promise<void> {
  const { rows } =
    await sql<Found>`select current_setting('server_encoding') as encoding, current_schema() as schema,
    current_setting('session_replication_role') as "replicationRole",
    current_setting('transaction_read_only') as "readOnly"`.execute(queries);
  for (const found of rows) {
    const sentence = unsuitable(found);
    if (sentence !== undefined) throw new StartupError(sentence);
  }
}

function unsuitable({ encoding, schema, replicationRole, readOnly }: Found): string | undefined {
  if (encoding !== 'UTF8')
    return `The database of DATABASE_URL stores text as ${encoding}, which cannot hold every name. Create one with ENCODING 'UTF8'.`;
  if (schema === null)
    return 'The database of DATABASE_URL has no schema for its tables: set its search_path to public, or to a schema that exists.';
  if (replicationRole !== 'origin')
    return `The role of DATABASE_URL has session_replication_role = ${replicationRole}, so that triggers protect no record. Set it to origin.`;
  if (readOnly !== 'off')
    return 'The database of DATABASE_URL is read-only: a standby, or one with default_transaction_read_only = on. Use the primary, or set it to off.';
  return undefined;
}
