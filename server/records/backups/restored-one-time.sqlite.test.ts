import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Invite, IssuedInvite } from '#domain/people/invitations/invite.ts';
import type { SecondStep } from '#domain/people/two-factor/two-factor.ts';
import type { Message } from '#domain/platform/messages/message.ts';
import type { Backup } from '#domain/records/backups/backup.ts';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { issueRecoveryLink } from '#server/people/sign-in/issue-recovery-link.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { takeMail } from '#server/platform/mail/outbox-store.ts';
import { markMessageSent } from '#server/platform/messages/mark-message-sent.ts';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { billingOf } from '#tests/setup/billing-records.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { restoreBackup } from './restore-backup.ts';

const password = 'quiet-swing-42';
let practice: TestPractice;
let owner: TestVisitor;
let now: Date;

beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});

async function open(options: Parameters<typeof startTestPractice>[0] = {}): Promise<void> {
  practice = await startTestPractice({ ...options, clock: () => now });
  owner = await practice.register();
}

async function backUp(): Promise<string> {
  const { name } = (await owner.post('/api/backups')).json<Backup>();
  now = new Date(now.getTime() + 1_000);
  return name;
}

async function restore(name: string, typed: SecondStep = {}): Promise<void> {
  expect((await owner.post(`/api/backups/${name}/restore`, { password, ...typed })).status).toBe(200);
}

test('A recovery link from a backup is no longer valid', async () => {
  await open();
  const issued = await issueRecoveryLink(practice.database, 'therapist1', now);
  const name = await backUp();
  await restore(name);
  const reply = await practice.visitor().post('/api/recovery/link', { token: issued?.token });
  expect(reply.status).toBe(404);
});

test('An invitation from a backup is expired; a new one works', async () => {
  await open({ config: { registration: 'invite' } });
  const { code } = (await owner.post('/api/invites', {})).json<IssuedInvite>();
  const name = await backUp();
  await restore(name);
  const join = (inviteCode: string) => practice.register({ inviteCode });
  await expect(join(code)).rejects.toThrow('Registration failed: 403');
  const [invite] = (await owner.get('/api/invites')).json<Invite[]>();
  expect([invite?.usedAt, (invite?.expiresAt ?? '') <= now.toISOString()]).toEqual([null, true]);
  const fresh = (await owner.post('/api/invites', {})).json<IssuedInvite>();
  await join(fresh.code);
});

test('A recovery code used since the backup stays used; the others remain valid', async () => {
  await open();
  const { recoveryCodes } = await turnOnTwoFactor(owner, now);
  const [used = '', other = '', confirming = ''] = recoveryCodes;
  const name = await backUp();
  const signInWith = async (code: string) => {
    const visitor = practice.visitor();
    await visitor.post('/api/login', { username: 'therapist1', password });
    return (await visitor.post('/api/login/code', { recoveryCode: code })).status;
  };
  expect(await signInWith(used)).toBe(200);
  // Restoring asks for a code too once two-factor sign-in is on.
  expect((await owner.post(`/api/backups/${name}/restore`, { password })).status).toBe(403);
  await restore(name, { recoveryCode: confirming });
  const statuses = [await signInWith(used), await signInWith(confirming), await signInWith(other)];
  expect(statuses).toEqual([403, 403, 200]);
});

test('Mail sent since the backup is not sent again, and waiting mail is sent', async () => {
  await open();
  await addInquiry(owner, practice.visitor());
  await addInquiry(owner, practice.visitor(), { childName: 'Alex Example' });
  const name = await backUp();
  const sentAt = '2026-11-20T15:00:00.500Z';
  await practice.database.write((queries) =>
    queries.updateTable('outbox').set({ sent_at: sentAt, attempts: 1 }).where('id', '=', 1).execute(),
  );
  await restore(name);
  const mails = await practice.database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(mails).toMatchObject([
    { sent_at: sentAt, attempts: 1, held_at: null },
    { sent_at: null, attempts: 0, held_at: null },
  ]);
});

test('A payment reminder that was sent since the backup stays sent', async () => {
  await open();
  const { addClient, issue } = billingOf(owner);
  const { id: clientId } = await addClient();
  await issue(clientId, { dueDate: '2026-11-01' });
  const messages = [{ kind: 'payment-reminder', clientId }];
  expect((await owner.post('/api/messages/batch', { messages })).status).toBe(201);
  const name = await backUp();
  const { database } = practice;
  const leaseEnds = '2026-11-20T15:10:00.000Z';
  const taken = await database.write((queries) => takeMail(queries, 1, now.toISOString(), leaseEnds));
  if (!taken) throw new Error('The reminder waits in the outbox');
  const sentAt = '2026-11-20T15:00:00.500Z';
  await markMessageSent({ database, clock: () => now }, taken, sentAt);
  await restore(name);
  const sent = (await owner.get('/api/messages')).json<Message[]>();
  expect(sent).toMatchObject([{ state: 'sent', sentAt }]);
  const waiting = await practice.database.write((queries) =>
    takeMail(queries, 1, now.toISOString(), leaseEnds),
  );
  expect(waiting).toBeUndefined();
});

test('Mail unknown to the present practice is held, and the owner sees that', async () => {
  const mailServer = await startTestMailServer();
  await open();
  const early = await backUp();
  await addInquiry(owner, practice.visitor());
  const late = await backUp();
  await restore(early);
  now = new Date('2026-11-20T16:00:00.000Z');
  await restore(late);
  const dataDir = practice.database.file?.dataDir ?? '';
  const smtpUrl = mailServer.url;
  await practice.app.close();
  await practice.database.close();
  const database = await openDatabase({ dataDir });
  onTestFinished(() => database.close());
  const again = await startTestPractice({ database, config: { smtpUrl }, clock: () => now });
  const inbox = again.visitor();
  await inbox.post('/api/login', { username: 'therapist1', password });
  const [inquiry] = (await inbox.get('/api/consultation-requests')).json<Inquiry[]>();
  expect(inquiry).toMatchObject({ mailState: 'held', mailAt: '2026-11-20T16:00:00.000Z' });
  await again.app.close();
  expect(mailServer.received).toEqual([]);
});

test('A restore by command expires and holds the same, even without an existing practice', async () => {
  await open({ config: { registration: 'invite' } });
  await issueRecoveryLink(practice.database, 'therapist1', now);
  await owner.post('/api/invites', {});
  await addInquiry(owner, practice.visitor());
  const file = join(practice.database.file?.dataDir ?? '', 'backups', await backUp());
  const dataDir = mkdtempSync(join(tmpdir(), 'practice-restored-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await restoreBackup(dataDir, file, now);
  const { read, close } = await openDatabase({ dataDir }).then((database) => ({
    read: database.read,
    close: () => database.close(),
  }));
  onTestFinished(close);
  expect(await read.selectFrom('recovery_links').selectAll().execute()).toEqual([]);
  const at = now.toISOString();
  expect(await read.selectFrom('invites').select('expires_at').execute()).toEqual([{ expires_at: at }]);
  expect(await read.selectFrom('outbox').select('held_at').execute()).toEqual([{ held_at: at }]);
});
