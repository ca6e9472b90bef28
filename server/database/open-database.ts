import type { AuditKeyPlace } from './audit-key.ts';
import type { Database } from './connection.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { patienceOf } from './postgres-pool.ts';
import { SqliteDatabase } from './sqlite-database.ts';

export interface DatabaseLocation extends AuditKeyPlace {
  databaseUrl?: string | undefined;
  databaseConnections?: number;
  databaseTimeoutMs?: number;
}

/** Opens the database, brings its tables up to date, and gives it. Throws StartupError with one plain line. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl === undefined
    ? SqliteDatabase.open(location)
    : PostgresDatabase.open(
        location.databaseUrl,
        location,
        patienceOf(location.databaseTimeoutMs),
        location.databaseConnections,
      );
}
