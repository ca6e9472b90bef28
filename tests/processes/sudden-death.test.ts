import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

describe('What was answered as created is there after SIGKILL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startTestPostgres();
  });
  afterAll(() => postgres.stop());

  test('on SQLite', async () => {
    await createKillAndLookAgain({ DATA_DIR: temporaryFolder() });
  });

  test('on PostgreSQL', async () => {
    const databaseUrl = await createPostgresDatabase(postgres.url, 'sudden_death');
    await createKillAndLookAgain({ DATA_DIR: temporaryFolder(), DATABASE_URL: databaseUrl });
  });
});

async function createKillAndLookAgain(environment: Record<string, string>) {
  const program = await startProgram(environment);
  const therapist = await therapistAt(program.url);
  const created = await therapist.post('/api/clients', { firstName: 'Ivy', lastName: 'Sample' });
  program.process.kill('SIGKILL');
  expect(created.status).toBe(201);
  expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });

  const again = await startProgram(environment, { port: Number(new URL(program.url).port) });
  const found = await therapist.get('/api/clients');
  expect(found.json()).toEqual([created.json()]);
  await again.stop();
}
