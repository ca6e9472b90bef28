import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { User } from '#domain/people/users/user.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { issueRecoveryLink } from '#server/people/sign-in/issue-recovery-link.ts';
import { securityNotices } from '#server/people/users/security-notices.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { auditKeyFrom } from '#server/platform/database/audit-key.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addPasskey, signInByPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { runOnPostgres } from '#tests/setup/postgres-admin.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { createTestDatabase, TEST_AUDIT_KEY } from '#tests/setup/test-database.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { restorePostgres } from './restore-postgres.ts';

const oldPassword = 'quiet-swing-42';
const newPassword = 'brave-kite-77';
const auditKey = auditKeyFrom(TEST_AUDIT_KEY);
const notices = securityNotices(mailSetup(undefined, auditKey));
let databaseUrl: string;
let practice: TestPractice;
let owner: TestVisitor;
let other: TestVisitor;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  databaseUrl = (await createTestDatabase()).databaseUrl ?? '';
  await start();
  owner = await practice.register({ username: 'ada' });
  other = await practice.register({ username: 'bea' });
});

async function start(): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl, auditKey: TEST_AUDIT_KEY });
  onTestFinished(() => database.close());
  practice = await startTestPractice({ database, clock: () => now });
}

async function stop(): Promise<void> {
  await practice.app.close();
  await practice.database.close();
}

/** Keeps tables, rows, collations and functions as they are now, as pg_dump does; the tools of PostgreSQL themselves are not everywhere. */
async function dump(): Promise<void> {
  await runOnPostgres(
    databaseUrl,
    `DO $$ DECLARE name TEXT; BEGIN
       CREATE SCHEMA dump;
       FOR name IN SELECT collname FROM pg_collation WHERE collnamespace = 'public'::regnamespace LOOP
         EXECUTE format('CREATE COLLATION dump.%I FROM public.%I', name, name);
       END LOOP;
       FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
         EXECUTE format('CREATE TABLE dump.%I (LIKE public.%I INCLUDING ALL)', name, name);
         EXECUTE format('INSERT INTO dump.%I SELECT * FROM public.%I', name, name);
       END LOOP;
       FOR name IN SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace LOOP
         EXECUTE replace(name, 'FUNCTION public.', 'FUNCTION dump.');
       END LOOP;
     END $$`,
  );
  now = new Date(now.getTime() + 60_000);
}

const load = () => runOnPostgres(databaseUrl, 'DROP SCHEMA public; ALTER SCHEMA dump RENAME TO public');

async function restore() {
  await stop();
  const restored = await restorePostgres(databaseUrl, { load, now, notices, auditKey });
  await start();
  return restored;
}

async function signIn(username: string, password: string): Promise<[number, unknown]> {
  const reply = await practice.visitor().post('/api/login', { username, password });
  return [reply.status, reply.status === 200 ? reply.json() : reply.text];
}

test('Records are restored without restoring revoked sign-in methods', async () => {
  const removed = new TestAuthenticator();
  const { id } = await addPasskey(other, removed);
  const client = await addRecord<Client>(other, '/api/clients', buildClient());
  const link = await issueRecoveryLink(practice.database, 'bea', now);
  await dump();
  await addRecord(other, '/api/clients', buildClient());
  expect((await other.post(`/api/passkeys/${id}/remove`, { password: oldPassword })).status).toBe(204);
  await turnOnTwoFactor(other, now);
  const changed = { currentPassword: oldPassword, newPassword };
  expect((await other.post('/api/user/password', changed)).status).toBe(204);
  await owner.put('/api/team/owner', { userId: 2, password: oldPassword });
  await other.put('/api/practice-settings', { registration: 'invite', sessionMinutes: 50 });
  expect(await restore()).toEqual({ hasSameAccounts: true, saved: 'replaced_2026_11_20t150100z' });

  expect(await signIn('bea', oldPassword)).toEqual([401, 'Invalid username or password']);
  expect(await signIn('bea', newPassword)).toEqual([200, { secondStep: 'code' }]);
  expect((await signInByPasskey(practice.visitor(), removed))[0]).toBe(401);
  const usedLink = await practice.visitor().post('/api/recovery/link', { token: link?.token });
  expect(usedLink.status).toBe(404);
  expect(await signIn('ada', oldPassword)).toMatchObject([200, { isOwner: false }]);
  await expect(practice.register()).rejects.toThrow('403');
  const signedIn = stillSignedIn(other);
  expect((await signedIn.get('/api/user')).json<User>().isOwner).toBe(true);
  expect((await signedIn.get('/api/clients')).json<Client[]>().map((found) => found.id)).toEqual([client.id]);
  // The number of the client that is gone is given to nobody else.
  const next = (await signedIn.post('/api/clients', buildClient())).json<Client>();
  expect(next.id).toBe(client.id + 2);
});

test('Each log continues from its present end, records the restore, and verifies', async () => {
  await dump();
  await addRecord(other, '/api/clients', buildClient());
  const before = (await other.get('/api/activity')).json<ActivityLine[]>();
  await restore();
  const after = (await stillSignedIn(other).get('/api/activity')).json<ActivityLine[]>();
  expect(after.slice(-before.length)).toEqual(before);
  expect(after).toContainEqual(expect.objectContaining({ action: 'restore', entity: 'backup' }));
  for (const log of await verifyAudit(practice.database)) expect(log.brokenAt).toBeUndefined();
});

test('A backup that cannot be loaded, or that is restored with another audit key, changes nothing', async () => {
  await dump();
  const client = await addRecord<Client>(other, '/api/clients', buildClient());
  await stop();
  const refused = () =>
    Promise.reject(new StartupError('pg_restore could not restore the backup: no backup'));
  await expect(restorePostgres(databaseUrl, { load: refused, now, notices, auditKey })).rejects.toThrow(
    'no backup',
  );
  const otherKey = auditKeyFrom('another-key-of-another-data-folder');
  await expect(restorePostgres(databaseUrl, { load, now, notices, auditKey: otherKey })).rejects.toThrow(
    'Run this with the AUDIT_KEY or the DATA_DIR of the program',
  );
  await start();
  expect((await stillSignedIn(other).get(`/api/clients/${client.id}`)).status).toBe(200);
});

test("Another program's database is left unchanged", async () => {
  await stop();
  await runOnPostgres(databaseUrl, 'DROP TABLE kysely_migration');
  await expect(restorePostgres(databaseUrl, { load, now, notices, auditKey })).rejects.toThrow(
    'something else',
  );
});

test('A restore is refused while the program runs', async () => {
  await expect(restorePostgres(databaseUrl, { load, now, notices, auditKey })).rejects.toThrow(
    /Stop the program/,
  );
  expect((await other.get('/api/clients')).status).toBe(200);
});

test('After an interrupted restore the program does not start until it is repeated', async () => {
  await dump();
  const changed = { currentPassword: oldPassword, newPassword };
  expect((await other.post('/api/user/password', changed)).status).toBe(204);
  await stop();
  await runOnPostgres(databaseUrl, 'ALTER SCHEMA public RENAME TO before_restore; CREATE SCHEMA public');
  await expect(start()).rejects.toThrow('Run npm run restore again');
  await restorePostgres(databaseUrl, { load, now, notices, auditKey });
  await start();
  expect(await signIn('bea', oldPassword)).toEqual([401, 'Invalid username or password']);
  expect(await signIn('bea', newPassword)).toMatchObject([200, { username: 'bea' }]);
});

/** Asks as a browser does that was signed in before the program was started again. */
function stillSignedIn({ cookie }: TestVisitor) {
  const visitor = practice.visitor();
  return {
    get: (path: string) => visitor.get(path, { cookie }),
    post: (path: string, body: unknown) => visitor.post(path, body, { cookie }),
  };
}
