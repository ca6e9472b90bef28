// Runs once before the tests of a Vitest project: creates the empty, migrated database that each test copies.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { createPostgresDatabase } from './postgres-admin.ts';
import { quickFolder } from './quick-folder.ts';
import { TEST_AUDIT_KEY } from './test-database.ts';
import { startTestPostgres } from './test-postgres.ts';

export default async function prepareTestDatabases(project: TestProject): Promise<() => Promise<void>> {
  const { engine } = project.config.provide;
  return engine === 'postgres' ? preparePostgres(project) : prepareSqlite(project);
}

async function prepareSqlite(project: TestProject) {
  const dataDir = mkdtempSync(path.join(quickFolder(), 'practice-template-'));
  const database = await openDatabase({ dataDir });
  await database.close();
  project.provide('sqliteTemplate', dataDir);
  return async () => rmSync(dataDir, { recursive: true });
}

async function preparePostgres(project: TestProject) {
  const cluster = await startTestPostgres();
  const databaseUrl = await createPostgresDatabase(cluster.url, 'template_practice');
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl, auditKey: TEST_AUDIT_KEY });
  await database.close();
  project.provide('postgresUrl', cluster.url);
  return cluster.stop;
}
