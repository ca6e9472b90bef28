import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '#tests/setup/journey-account.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

test('Two processes that start at once on one empty PostgreSQL serve the same practice', async () => {
  const DATABASE_URL = await createPostgresDatabase(postgres.url, 'two_processes');
  const [one, other] = await Promise.all([startProgram({ DATABASE_URL }), startProgram({ DATABASE_URL })]);

  const account = newAccount();
  const atOne = visitorAt(one.url);
  expect((await atOne.post('/api/register', account)).status).toBe(201);
  const atOther = visitorAt(other.url);
  expect((await atOther.post('/api/login', account)).status).toBe(200);
  expect((await atOther.get('/api/clients')).json()).toEqual([]);

  const created = await atOne.post('/api/clients', { firstName: 'Ivy', lastName: 'Sample' });
  expect(created.status).toBe(201);
  expect((await atOther.get('/api/clients')).json()).toEqual([created.json()]);

  const { id } = created.json<{ id: number }>();
  const renamed = await atOther.put(`/api/clients/${id}`, { firstName: 'Ivy', lastName: 'Example' });
  expect(renamed.status).toBe(200);
  expect((await atOne.get(`/api/clients/${id}`)).json()).toEqual(renamed.json());

  await Promise.all([one.stop(), other.stop()]);
});
