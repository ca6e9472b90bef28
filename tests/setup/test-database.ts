import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/database/connection.ts';
import type { Engine } from '#server/platform/database/dialect.ts';
import { type DatabaseLocation, openDatabase } from '#server/platform/database/open-database.ts';
import { countUse } from './count-use.ts';
import { createPostgresDatabase, dropPostgresDatabase } from './postgres-admin.ts';
import { quickFolder } from './quick-folder.ts';
import type { AtEnd } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine that this project's tests run on. */
    engine: Engine;
    /** Folder of the SQLite file to copy. */
    sqliteTemplate: string;
    /** Address of the PostgreSQL cluster; its database `template_practice` is the one to copy. */
    postgresUrl: string;
  }
}

/** The audit key of tests on PostgreSQL, which have no data folder. */
export const TEST_AUDIT_KEY = 'no-secret-and-for-tests-alone-0000';

/** Returns the engine of this run: every server test runs once on each. */
export function testEngine() {
  return inject('engine');
}

/**
 * Opens an empty, migrated database on the project's engine. It is closed and deleted at the end, of this test by
 * default.
 */
export async function openTestDatabase(atEnd: AtEnd = onTestFinished): Promise<Database> {
  const database = await openDatabase(await createTestDatabase(atEnd));
  atEnd(() => database.close());
  return database;
}

/** Creates an empty, migrated database and returns its place. It is deleted at the end, of this test by default. */
export async function createTestDatabase(atEnd: AtEnd = onTestFinished): Promise<DatabaseLocation> {
  countUse('databases opened');
  return testEngine() === 'postgres' ? createOnPostgres(atEnd) : createOnSqlite(atEnd);
}

function createOnSqlite(atEnd: AtEnd): DatabaseLocation {
  const dataDir = mkdtempSync(path.join(quickFolder(), 'practice-test-'));
  cpSync(inject('sqliteTemplate'), dataDir, { recursive: true });
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

async function createOnPostgres(atEnd: AtEnd): Promise<DatabaseLocation> {
  const clusterUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const databaseUrl = await createPostgresDatabase(clusterUrl, name, 'template_practice');
  atEnd(() => dropPostgresDatabase(clusterUrl, name));
  return { dataDir: tmpdir(), databaseUrl, auditKey: TEST_AUDIT_KEY };
}
