import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { followEvents } from '#tests/setup/event-follower.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-admin.ts';
import { startProgram } from '#tests/setup/program.ts';
import { visitorAt } from '#tests/setup/program-visitor.ts';
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

async function startCopies(environment: Record<string, string>): Promise<string[]> {
  const copies = await Promise.all(
    Array.from({ length: COPIES }, () =>
      startProgram({ AUDIT_KEY, DATABASE_CONNECTIONS: '4', ...environment }),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(copies.map((copy) => copy.stop()));
  });
  return copies.map(({ url }) => url);
}

test('Three copies of the program on one PostgreSQL tell each other what changed, and send each mail once', async () => {
  const mailServer = await startTestMailServer();
  const urls = await startCopies({
    DATABASE_URL: await createPostgresDatabase(postgres.url, 'three_copies'),
    SMTP_URL: mailServer.url,
    PRACTICE_EMAIL: 'desk@example.org',
  });
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

  const asked = await Promise.all(urls.map((url) => visitorAt(url).post('/api/contact', buildInquiryForm())));
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
  const toDesk = () => mailServer.received.filter(({ to }) => to.includes('desk@example.org'));
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(COPIES);
  // A request that two copies took from the outbox would have come twice; a fourth one shows that nothing more comes.
  await visitorAt(first).post('/api/contact', buildInquiryForm());
  await expect.poll(() => toDesk().length, { timeout: 30_000 }).toBe(COPIES + 1);
});

test('Three copies count wrong passwords together', async () => {
  const urls = await startCopies({
    DATABASE_URL: await createPostgresDatabase(postgres.url, 'three_counts'),
    RATE_LIMITS: 'on',
  });
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
