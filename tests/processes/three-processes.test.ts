import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { followEvents } from '#tests/setup/event-follower.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { askPostgres, createPostgresDatabase, runOnPostgres } from '#tests/setup/postgres-admin.ts';
import { type RunningProgram, startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPostgres, type TestPostgres } from '#tests/setup/test-postgres.ts';

const COPIES = 3;
const WRONG_PASSWORDS = 12;
const AUDIT_KEY = 'three-programs-and-one-key-for-all-of-them';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres.stop());

async function startCopies(environment: Record<string, string>): Promise<RunningProgram[]> {
  const copies = await Promise.all(
    Array.from({ length: COPIES }, () =>
      startProgram({ AUDIT_KEY, DATABASE_CONNECTIONS: '4', DATA_DIR: temporaryFolder(), ...environment }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
  });
  return copies;
}

const addressesOf = (copies: readonly RunningProgram[]) => copies.map(({ url }) => url);

test('Three copies of the program on one PostgreSQL tell each other what changed, and send each mail once', async () => {
  const mailServer = await startTestMailServer();
  const copies = await startCopies({
    DATABASE_URL: await createPostgresDatabase(postgres.url, 'three_copies'),
    SMTP_URL: mailServer.url,
    PRACTICE_EMAIL: 'desk@example.org',
  });
  const urls = addressesOf(copies);
  const account = newAccount();
  const [first = '', ...others] = urls;
  const therapist = visitorAt(first);
  expect((await therapist.post('/api/register', account)).status).toBe(201);
  const tabs = await Promise.all(others.map((url) => followEvents(`${url}/api/events`, therapist.cookie)));
  for (const tab of tabs) expect((await tab.next())?.versions).toMatchObject({ clients: 0 });

  const created = await therapist.post('/api/clients', buildClient());
  expect(created.status).toBe(201);
  for (const tab of tabs) expect(await tab.next()).toEqual({ versions: { clients: 1 } });
  for (const url of others) {
    const elsewhere = visitorAt(url);
    await elsewhere.post('/api/login', account);
    expect((await elsewhere.get('/api/clients')).json()).toEqual([created.json()]);
  }
  await Promise.all(tabs.map((tab) => tab.leave()));

  const ask = (url: string, childName: string) =>
    visitorAt(url).post('/api/contact', buildInquiryForm({ childName }));
  const asked = await Promise.all(urls.map((url, number) => ask(url, `Child ${number}`)));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const toDesk = () => mailServer.received.filter(({ to }) => to.includes('desk@example.org'));
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(COPIES);
  // A request that two copies took from the outbox would have come twice, and so would one that they were sent at once;
  // a fourth one shows that nothing more comes.
  await Promise.all(urls.map((url) => ask(url, 'One more')));
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(COPIES + 1);
});

test('Three copies count wrong passwords together', async () => {
  const copies = await startCopies({
    DATABASE_URL: await createPostgresDatabase(postgres.url, 'three_counts'),
    RATE_LIMITS: 'on',
  });
  const urls = addressesOf(copies);
  const account = newAccount();
  expect((await visitorAt(urls[0] ?? '').post('/api/register', account)).status).toBe(201);
  const statuses: number[] = [];
  for (let tried = 0; tried < WRONG_PASSWORDS; tried++) {
    const guesser = visitorAt(urls[tried % COPIES] ?? '');
    const reply = await guesser.post('/api/login', { ...account, password: 'not the password' });
    statuses.push(reply.status);
  }
  // Five cost no waiting, at whichever copy they are made.
  expect(statuses.indexOf(429)).toBe(5);
});

/** Expired rows, as SQL, with the sealed client. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const age = `
  UPDATE sealed_records SET retained_until = '${LONG_AGO.slice(0, 10)}';
  UPDATE sign_ins SET expires_at = '${LONG_AGO}';
  UPDATE idempotency_keys SET created_at = '${LONG_AGO}';
  UPDATE undos SET made_at = '${LONG_AGO}';
`;
const servedTables = ['sealed_records', 'sign_ins', 'idempotency_keys', 'undos'];

test('Three copies that start at once clear up once: nothing else is lost, the log stays whole, a waiting mail goes out once', async () => {
  const DATABASE_URL = await createPostgresDatabase(postgres.url, 'three_upkeeps');
  const rowsOf = (table: string) => askPostgres(DATABASE_URL, `SELECT * FROM ${table}`);
  const before = await startProgram({ DATABASE_URL, AUDIT_KEY, DATA_DIR: temporaryFolder() });
  const account = newAccount();
  const therapist = visitorAt(before.url);
  expect((await therapist.post('/api/register', account)).status).toBe(201);
  const kept = await addRecord(therapist, '/api/clients', buildClient());
  const left = await therapist.post('/api/clients', buildClient({ firstName: 'Left' }), {
    'idempotency-key': 'left',
  });
  expect((await therapist.delete(`/api/clients/${left.json<Client>().id}`)).status).toBeLessThan(300);
  // There is no mail server yet: it waits.
  expect((await visitorAt(before.url).post('/api/contact', buildInquiryForm())).status).toBe(200);
  await before.stop();
  for (const table of servedTables) expect([table, (await rowsOf(table)).length]).not.toEqual([table, 0]);
  await runOnPostgres(DATABASE_URL, age);

  const mailServer = await startTestMailServer();
  const copies = await startCopies({
    DATABASE_URL,
    SMTP_URL: mailServer.url,
    PRACTICE_EMAIL: 'desk@example.org',
  });
  for (const table of servedTables) {
    await expect.poll(async () => (await rowsOf(table)).length, { timeout: 30_000 }).toBe(0);
  }
  const toDesk = () => mailServer.received.filter(({ to }) => to.includes('desk@example.org'));
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(1);
  const [first] = addressesOf(copies);
  const again = visitorAt(first ?? '');
  expect((await again.post('/api/login', account)).status).toBe(200);
  expect((await again.get('/api/clients')).json()).toEqual([kept]);
  // Behind it comes nothing more of the one that waited.
  await visitorAt(first ?? '').post('/api/contact', buildInquiryForm({ childName: 'Another Example' }));
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(2);
  expect(await askPostgres(DATABASE_URL, "SELECT * FROM audit_log WHERE action = 'purge'")).toHaveLength(1);
  await Promise.all(copies.map((copy) => copy.stop()));
  for (const copy of copies) expect(copy.output()).not.toMatch(/upkeep failed|"level":"?(error|50)/);

  const database = await openDatabase({
    dataDir: temporaryFolder(),
    databaseUrl: DATABASE_URL,
    auditKey: AUDIT_KEY,
  });
  onTestFinished(() => database.close());
  for (const log of await verifyAudit(database)) expect(log.brokenAt).toBeUndefined();
});
