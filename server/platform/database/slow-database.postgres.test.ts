import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { breakableLine } from '#tests/setup/breakable-line.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { isOutage } from './outage.ts';
import { PostgresDatabase } from './postgres-database.ts';

const patience = { connection: 3_000, lock: 500, statement: 2_000, idleTransaction: 30_000, silence: 3_000 };

/** A practice that waits for its database for some seconds at most, and the line between the two. */
async function impatientPractice(changes: Partial<typeof patience> = {}) {
  const { databaseUrl = '', ...place } = await createTestDatabase();
  const line = await breakableLine(databaseUrl);
  const database = await PostgresDatabase.open(line.url, place, { ...patience, ...changes });
  const practice = await startTestPractice({ database });
  onTestFinished(async () => {
    await database.close();
    await line.cut();
  });
  return { ...practice, database, line, owner: await practice.register() };
}

const away = [503, '60', 'The records cannot be reached at the moment. Please try again in a minute'];

const outageOf = async (work: Promise<unknown>) =>
  isOutage(
    await work.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

test('A database that accepts connections without answering is reported in plain words, and works again once it answers', async () => {
  const { visitor, line, owner } = await impatientPractice();
  const kept = await addRecord(owner, '/api/clients', buildClient());
  line.freeze();
  // More of them than there are connections.
  const replies = await Promise.all([
    ...Array.from({ length: 12 }, () => owner.get('/api/clients')),
    owner.post('/api/clients', buildClient()),
    visitor().post('/api/login', { username: 'therapist1', password: 'quiet-swing-42' }),
  ]);
  for (const reply of replies) {
    expect([reply.status, reply.headers.get('retry-after'), reply.text]).toEqual(away);
  }
  line.thaw();
  expect((await owner.get('/api/clients')).json()).toEqual([kept]);
  expect((await owner.post('/api/clients', buildClient())).status).toBe(201);
});

describe('While the database answers', () => {
  test('a write that waits for another one fails after a while and leaves no changes', async () => {
    const { database, owner } = await impatientPractice();
    await database.write(async (queries) => {
      await queries.selectFrom('caseloads').select('version').forUpdate().execute();
      const reply = await owner.post('/api/clients', buildClient());
      expect([reply.status, reply.headers.get('retry-after'), reply.text]).toEqual(away);
    });
    expect((await owner.get('/api/clients')).json()).toEqual([]);
    expect((await owner.post('/api/clients', buildClient())).status).toBe(201);
  });

  test('a statement that takes too long is canceled', async () => {
    const { database } = await impatientPractice();
    expect(await outageOf(sql`select pg_sleep(60)`.execute(database.read))).toBe(true);
    await database.check();
  });

  test('a transaction that stays open is ended, and its rows are unlocked', async () => {
    const { database, owner } = await impatientPractice({ idleTransaction: 500 });
    const forgotten = database.write(async (queries) => {
      await queries.selectFrom('caseloads').select('version').forUpdate().execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
      await vi.waitFor(
        async () => {
          const sessions = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
          expect((await sessions.execute(database.read)).rows).toEqual([]);
        },
        { timeout: 20_000 },
      );
      await queries.selectFrom('caseloads').select('version').execute();
    });
    expect(await outageOf(forgotten)).toBe(true);
    expect((await owner.post('/api/clients', buildClient())).status).toBe(201);
  });
});

test('The program stops while the database does not answer', async () => {
  const { app, line, database, owner } = await impatientPractice();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const events = await fetch(`http://127.0.0.1:${port}/api/events`, { headers: { cookie: owner.cookie } });
  expect(events.status).toBe(200);
  line.freeze();
  await app.close();
  await database.close();
});
