import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { User } from '#domain/people/users/user.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import type { Backup } from '#domain/records/backups/backup.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { proveEmails } from '#tests/builders/prove-email.ts';
import { addPasskey, codeAt, signInByPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { restoreBackup } from './restore-backup.ts';

const oldPassword = 'quiet-swing-42';
const newPassword = 'brave-kite-77';
const changed = { currentPassword: oldPassword, newPassword };
let practice: TestPractice;
let owner: TestVisitor;
let other: TestVisitor;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register({ username: 'ada' });
  other = await practice.register({ username: 'bea' });
});

async function backUp(): Promise<string> {
  const { name } = (await owner.post('/api/backups')).json<Backup>();
  now = new Date(now.getTime() + 60_000);
  return name;
}

const dataDir = () => practice.database.file?.dataDir ?? '';

async function restoreOnScreen(name: string, by = owner, password = oldPassword): Promise<void> {
  const reply = await by.post(`/api/backups/${name}/restore`, { password });
  expect([reply.status, reply.json()]).toMatchObject([200, { keepsSignedIn: true }]);
}

/** Stops the practice, restores as `npm run restore` does, and starts it again. */
async function restoreByCommand(name: string): Promise<void> {
  const folder = dataDir();
  await practice.app.close();
  await practice.database.close();
  const { hasSameAccounts } = await restoreBackup(folder, join(folder, 'backups', name), now);
  expect(hasSameAccounts).toBe(true);
  const database = await openDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  practice = await startTestPractice({ database, clock: () => now });
}

async function signIn(username: string, password: string): Promise<[number, unknown]> {
  const reply = await practice.visitor().post('/api/login', { username, password });
  return [reply.status, reply.status === 200 ? reply.json() : reply.text];
}

const ways: [string, (name: string) => Promise<void>][] = [
  ['on screen', restoreOnScreen],
  ['by the command', restoreByCommand],
];

describe.each(ways)('After a restore %s', (_way, restore) => {
  test('an old password does not sign in, and the new one does with its second factor', async () => {
    const name = await backUp();
    const { secret } = await turnOnTwoFactor(other, now);
    expect((await other.post('/api/user/password', changed)).status).toBe(204);
    await restore(name);
    expect(await signIn('bea', oldPassword)).toEqual([401, 'Invalid username or password']);
    expect(await signIn('bea', newPassword)).toEqual([200, { secondStep: 'code' }]);
    now = new Date(now.getTime() + 60_000);
    const visitor = practice.visitor();
    await visitor.post('/api/login', { username: 'bea', password: newPassword });
    const reply = await visitor.post('/api/login/code', { code: codeAt(secret, now) });
    expect(reply.status).toBe(200);
  });

  test('a removed passkey stays removed, and an added one signs in', async () => {
    const [removed, added] = [new TestAuthenticator(), new TestAuthenticator()];
    const { id } = await addPasskey(other, removed);
    const name = await backUp();
    expect((await other.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' })).status).toBe(204);
    await addPasskey(other, added);
    await restore(name);
    expect((await signInByPasskey(practice.visitor(), removed))[0]).toBe(401);
    expect((await signInByPasskey(practice.visitor(), added))[0]).toBe(200);
  });

  test('a second factor that was turned off stays off', async () => {
    const [recoveryCode] = (await turnOnTwoFactor(other, now)).recoveryCodes;
    const name = await backUp();
    const off = await other.post('/api/two-factor/turn-off', { password: oldPassword, recoveryCode });
    expect(off.status).toBe(204);
    await restore(name);
    expect(await signIn('bea', oldPassword)).toMatchObject([200, { username: 'bea' }]);
  });

  test('an old username and address remain invalid', async () => {
    const name = await backUp();
    await owner.put('/api/user', {
      username: 'cleo',
      email: 'cleo@example.com',
      confirmation: { password: 'quiet-swing-42' },
    });
    await other.put('/api/user', {
      username: 'ada',
      email: 'therapist1@example.com',
      confirmation: { password: 'quiet-swing-42' },
    });
    await owner.put('/api/user', {
      username: 'bea',
      email: 'therapist2@example.com',
      confirmation: { password: 'quiet-swing-42' },
    });
    await restore(name);
    expect(await signIn('ada', oldPassword)).toMatchObject([
      200,
      { id: 2, email: 'therapist1@example.com', isOwner: false },
    ]);
    expect(await signIn('bea', oldPassword)).toMatchObject([
      200,
      { id: 1, email: 'therapist2@example.com', isOwner: true },
    ]);
  });

  test('the registration mode stays as it is now, and other settings are restored', async () => {
    const name = await backUp();
    await owner.put('/api/practice-settings', { registration: 'invite', sessionMinutes: 50 });
    await restore(name);
    await expect(practice.register()).rejects.toThrow('403');
    const visitor = practice.visitor();
    await visitor.post('/api/login', { username: 'ada', password: oldPassword });
    expect((await visitor.get('/api/practice-settings')).json()).toMatchObject({
      registration: 'invite',
      sessionMinutes: 60,
    });
  });

  test('each log continues from its present end, records the restore for every therapist, and verifies', async () => {
    const name = await backUp();
    await addRecord(other, '/api/clients', buildClient());
    const before = (await other.get('/api/activity')).json<ActivityLine[]>();
    await restore(name);
    const signedIn = practice.visitor();
    await signedIn.post('/api/login', { username: 'bea', password: oldPassword });
    const after = (await signedIn.get('/api/activity')).json<ActivityLine[]>();
    expect(after.slice(1)).toEqual([
      expect.objectContaining({ action: 'restore', entity: 'backup', at: now.toISOString() }),
      ...before,
    ]);
    for (const log of await verifyAudit(practice.database)) expect(log.brokenAt).toBeUndefined();
  });
});

describe('The owner at the time of the backup', () => {
  test("does not become the owner again, even if the new owner's account is newer", async () => {
    const name = await backUp();
    const heir = await practice.register({ username: 'cleo' });
    const client = await addRecord<{ id: number }>(heir, '/api/clients', buildClient());
    await owner.put('/api/team/owner', { userId: 3, password: oldPassword });
    await restoreOnScreen(name, heir);
    const whoOwns = async (visitor: TestVisitor) => (await visitor.get('/api/user')).json<User>().isOwner;
    expect([await whoOwns(owner), await whoOwns(heir)]).toEqual([false, true]);
    // Her account is there; her records are of after the backup.
    expect((await heir.get(`/api/clients/${client.id}`)).status).toBe(404);
    expect((await addRecord<{ id: number }>(heir, '/api/clients', buildClient())).id).toBeGreaterThan(
      client.id,
    );
    expect(await signIn('cleo', oldPassword)).toMatchObject([200, { isOwner: true }]);
  });

  test("becomes the owner if another practice's backup is restored", async () => {
    const name = await backUp();
    const file = join(dataDir(), 'backups', name);
    now = new Date('2026-11-21T15:00:00.000Z');
    const elsewhere = await startTestPractice({ clock: () => now });
    const newcomer = await elsewhere.register({ username: 'newcomer', password: newPassword });
    await newcomer.post('/api/backups');
    const folder = join(elsewhere.database.file?.dataDir ?? '', 'backups');
    copyFileSync(file, join(folder, name));
    const reply = await newcomer.post(`/api/backups/${name}/restore`, { password: newPassword });
    expect([reply.status, reply.json()]).toMatchObject([200, { keepsSignedIn: false }]);
    practice = elsewhere;
    expect(await signIn('newcomer', newPassword)).toEqual([401, 'Invalid username or password']);
    expect(await signIn('ada', oldPassword)).toMatchObject([200, { isOwner: true }]);
  });
});

test('A restored account gives up a name that another account has taken since', async () => {
  const early = await backUp();
  await practice.register({ username: 'cleo', email: 'cleo@example.com' });
  const late = await backUp();
  await restoreOnScreen(early);
  await other.put('/api/user', {
    username: 'cleo',
    email: 'cleo@example.com',
    confirmation: { password: 'quiet-swing-42' },
  });
  now = new Date(now.getTime() + 60_000);
  await restoreOnScreen(late);
  expect(await signIn('cleo', oldPassword)).toMatchObject([200, { id: 2, email: 'cleo@example.com' }]);
  expect(await signIn('cleo-3', oldPassword)).toMatchObject([200, { id: 3 }]);
});

test('Each account is notified of a restore by mail', async () => {
  const mailServer = await startTestMailServer();
  practice = await startTestPractice({
    config: { smtpUrl: mailServer.url, practiceEmail: 'desk@example.org' },
    clock: () => now,
  });
  owner = await practice.register();
  await practice.register();
  // The two that ask whose the addresses are.
  await mailServer.hasReceived(2);
  mailServer.received.length = 0;
  await practice.database.write((queries) => proveEmails(queries, now));
  const name = await backUp();
  await restoreOnScreen(name);
  await mailServer.hasReceived(2);
  expect(mailServer.received.map(({ to }) => to[0]).sort()).toEqual([
    'therapist1@example.com',
    'therapist2@example.com',
  ]);
  expect(mailServer.received[0]?.text).toMatch(/put back to what they were in an earlier backup/);
});

test('The mail server is the present one, and not the backup’s', async () => {
  const name = await backUp();
  const entered = {
    port: 587,
    security: 'starttls',
    user: 'desk',
    password: 'brave-letter-77',
    sender: null,
  };
  await owner.put('/api/mail-server', { ...entered, host: 'mail.example.org' });
  await restoreOnScreen(name);
  expect((await owner.get('/api/mail-server')).json()).toMatchObject({
    saved: { host: 'mail.example.org', password: 'saved' },
  });
});

test("If there was no readable practice before, the command says that the accounts are the backup's", async () => {
  const name = await backUp();
  const file = join(dataDir(), 'backups', name);
  const folder = mkdtempSync(join(tmpdir(), 'practice-restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(file, join(folder, 'practice.db'));
  const withOtherKey = restoreBackup(folder, file, now, { auditKey: 'another-key-of-another-data-folder' });
  await expect(withOtherKey).rejects.toThrow('Run this with the AUDIT_KEY or the DATA_DIR of the program');
  writeFileSync(join(folder, 'practice.db'), 'no database '.repeat(500));
  expect(await restoreBackup(folder, file, now)).toMatchObject({ hasSameAccounts: false });
  const database = await openDatabase({ dataDir: folder });
  onTestFinished(() => database.close());
  // Whoever was signed in then is not signed in by it.
  expect(await database.read.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
});
