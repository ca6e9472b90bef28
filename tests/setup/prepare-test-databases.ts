// Runs once before the tests of a Vitest project: makes the empty, migrated database that each test copies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/connection.ts';
import type { Engine } from '#server/database/dialect.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { startTestPostgres } from './test-postgres.ts';

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

export default async function prepareTestDatabases(project: TestProject): Promise<() => Promise<void>> {
  const { engine } = project.config.provide;
  return engine === 'postgres' ? preparePostgres(project) : prepareSqlite(project);
}

async function prepareSqlite(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'practice-template-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  project.provide('sqliteTemplate', dataDir);
  return async () => rmSync(dataDir, { recursive: true });
}

async function preparePostgres(project: TestProject) {
  const cluster = await startTestPostgres();
  const databaseUrl = await createPostgresDatabase(cluster.url, 'template_practice');
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl });
  await database.close();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
