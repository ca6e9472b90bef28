import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/connection.ts';
import type { DatabaseLocation } from '#server/platform/database/open-database.ts';
import { openSqliteFile } from '#server/platform/database/sqlite-dialect.ts';
import { countUse } from './count-use.ts';
import { createPostgresDatabase, dropPostgresDatabase, runOnPostgres } from './postgres-admin.ts';
import { testEngine } from './test-database.ts';

/** Returns a place for a database without any tables. */
export async function emptyLocation(): Promise<DatabaseLocation> {
  countUse('databases opened');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-migrate-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  if (testEngine() === 'sqlite') return { dataDir };
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createPostgresDatabase(inject('postgresUrl'), name);
  onTestFinished(() => dropPostgresDatabase(inject('postgresUrl'), name));
  return { dataDir, databaseUrl };
}

/** Returns the names of a database's applied migrations. */
export async function migrationsOf({ read }: Database): Promise<string[]> {
  const rows = await read
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Creates another program's table in a database, with a name that the program needs. */
export async function makeForeignTable({ dataDir, databaseUrl }: DatabaseLocation): Promise<void> {
  const statement = 'CREATE TABLE users (name TEXT)';
  if (databaseUrl !== undefined) return runOnPostgres(databaseUrl, statement);
  const file = openSqliteFile(path.join(dataDir, 'practice.db'));
  file.exec(statement);
  file.close();
}
