import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageViews } from '#domain/website/page-views/page-views.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const everyDay = '/api/page-views?from=2026-01-01&to=2999-12-31';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

test('Two processes count together; one that stops writes its last views, one that dies loses seconds', async () => {
  const DATABASE_URL = await createPostgresDatabase(postgres.url, 'page_views');
  const [one, other] = await Promise.all([startProgram({ DATABASE_URL }), startProgram({ DATABASE_URL })]);
  const owner = visitorAt(one.url);
  expect((await owner.post('/api/register', newAccount())).status).toBe(201);
  const views = async () =>
    (await owner.get(everyDay)).json<PageViews[]>().reduce((sum, { views }) => sum + views, 0);
  const look = async (url: string, times: number) => {
    for (let time = 0; time < times; time += 1) await fetch(`${url}/about`, { headers: person });
  };

  await Promise.all([look(one.url, 20), look(other.url, 30)]);
  await expect.poll(views).toBe(50);

  await look(other.url, 5);
  await other.stop();
  expect(await views()).toBe(55);

  await look(one.url, 3);
  await expect.poll(views).toBe(58);
  one.process.kill('SIGKILL');
  await one.ended;
  const again = await startProgram({ DATABASE_URL }, { port: Number(new URL(one.url).port) });
  expect(await views()).toBe(58);
  await again.stop();
});
