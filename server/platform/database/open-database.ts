import type { AuditKeyPlace } from './audit-key.ts';
import type { Database } from './connection.ts';
import { SqliteDatabase } from './sqlite-database.ts';

export interface DatabaseLocation extends AuditKeyPlace {
  databaseUrl?: string | undefined;
  databaseConnections?: number;
  databaseTimeoutMs?: number;
}

/** Opens the database and migrates it. Throws StartupError with one plain line. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return location.databaseUrl === undefined
    ? SqliteDatabase.open(location)
    : openPostgres(location.databaseUrl, location);
}

// The PostgreSQL driver is loaded only if it is used.
async function openPostgres(databaseUrl: string, location: DatabaseLocation): Promise<Database> {
  const { PostgresDatabase } = await import('./postgres-database.ts');
  const { patienceOf } = await import('./postgres-pool.ts');
  const patience = patienceOf(location.databaseTimeoutMs);
  return PostgresDatabase.open(databaseUrl, location, patience, location.databaseConnections);
}
