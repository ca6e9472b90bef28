import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { type DatabaseLocation, openDatabase } from '#server/platform/database/open-database.ts';
import { createApp } from '#server/program/app.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { followEvents } from '#tests/setup/event-follower.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { testConfig } from '#tests/setup/test-practice.ts';

/** A copy of the program on the database, as another process would be. */
async function startCopy(location: DatabaseLocation) {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  const app = await createApp({ config: testConfig(), database });
  onTestFinished(() => app.close());
  return { database, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
}

async function startTwoCopies() {
  const location = await createTestDatabase();
  const [one, other] = [await startCopy(location), await startCopy(location)];
  const therapist = visitorAt(one.url);
  expect((await therapist.post('/api/register', newAccount())).status).toBe(201);
  const tab = await followEvents(`${other.url}/api/events`, therapist.cookie);
  expect((await tab.next())?.versions).toMatchObject({ clients: 0, practice: 1 });
  return { one, therapist, tab };
}

const endListening = sql`
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query like 'LISTEN%'`;

test("A tab at one process receives another process's writes", async () => {
  const { therapist, tab } = await startTwoCopies();
  await addRecord(therapist, '/api/clients', buildClient());
  expect(await tab.next()).toEqual({ versions: { clients: 1 } });
  await addRecord(therapist, '/api/clients', buildClient());
  expect(await tab.next()).toEqual({ versions: { clients: 2 } });
});

test('A broken listening connection is reopened, and missed changes are sent', async () => {
  const { one, therapist, tab } = await startTwoCopies();
  await endListening.execute(one.database.read);
  await addRecord(therapist, '/api/clients', buildClient());
  expect(await tab.next()).toEqual({ versions: { clients: 1 } });
  await addRecord(therapist, '/api/clients', buildClient());
  expect(await tab.next()).toEqual({ versions: { clients: 2 } });
});
