import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { breakableLine } from '#tests/setup/breakable-line.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

test('While PostgreSQL is away every call says so in plain words; once it is back, all goes on', async () => {
  const line = await breakableLine(await createPostgresDatabase(postgres.url, 'lost_database'));
  const program = await startProgram({ DATABASE_URL: line.url });
  const therapist = await therapistAt(program.url);
  const kept = await therapist.post('/api/clients', buildClient());

  await line.cut();
  const away = await Promise.all([
    therapist.get('/api/clients'),
    therapist.post('/api/clients', buildClient()),
    visitorAt(program.url).post('/api/login', { username: 'robin', password: 'quiet-swing-42' }),
  ]);
  for (const reply of away) {
    expect([reply.status, reply.text]).toEqual([
      503,
      'The records cannot be reached at the moment. Please try again in a minute',
    ]);
  }
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(503);

  await line.mend();
  expect((await therapist.get('/api/clients')).json()).toEqual([kept.json()]);
  expect((await therapist.post('/api/clients', buildClient())).status).toBe(201);
  expect((await visitorAt(program.url).get('/healthz')).status).toBe(200);
  await program.stop();
  await line.cut();
});
