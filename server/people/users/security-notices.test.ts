import { describe, expect, test } from 'vitest';
import { issueRecoveryLink } from '#server/people/sign-in/issue-recovery-link.ts';
import { createRecoveryLink } from '#server/people/sign-in/recovery-link-store.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { deleteOldNotices } from '#server/platform/mail/outbox-store.ts';
import { proveEmails } from '#tests/builders/prove-email.ts';
import { addPasskey, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { securityNotices } from './security-notices.ts';

const currentPassword = 'quiet-swing-42';
const now = new Date('2026-11-20T15:00:00.000Z');

interface Someone extends TestPractice {
  therapist: TestVisitor;
}

/** Changes of an account, and the subject of the mail about each. */
const changes: [what: string, subject: string, change: (someone: Someone) => Promise<unknown>][] = [
  [
    'another password',
    'Your password was changed',
    ({ therapist }) =>
      therapist.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' }),
  ],
  [
    'a password by a recovery link',
    'A new password was chosen for you',
    async ({ database, visitor }) => {
      const token = await database.write((queries) => createRecoveryLink(queries, 1, now));
      return visitor().post('/api/recovery', { token, newPassword: 'brave-kite-77' });
    },
  ],
  [
    'another email address',
    'Your email address was changed',
    ({ therapist }) =>
      therapist.put('/api/user', {
        email: 'elsewhere@example.com',
        confirmation: { password: 'quiet-swing-42' },
      }),
  ],
  ['two-factor sign-in', 'Two-factor sign-in was set up', ({ therapist }) => turnOnTwoFactor(therapist, now)],
  ['a passkey', 'A passkey was added', ({ therapist }) => addPasskey(therapist)],
];

async function practiceWithMail() {
  const mailServer = await startTestMailServer();
  const practice = await startTestPractice({
    config: { smtpUrl: mailServer.url, practiceEmail: 'desk@example.org' },
    clock: () => now,
  });
  const therapist = await practice.register({ fullName: 'Ada Sample', username: 'ada' });
  const known = async () => {
    // The mail that asks whose the address is has come; it is not what these tests are about.
    await mailServer.hasReceived(1);
    mailServer.received.length = 0;
    await practice.database.write(async (queries) => {
      await queries.deleteFrom('outbox').execute();
      await proveEmails(queries, now);
    });
  };
  await known();
  const subjects = () =>
    mailServer.received
      .flatMap(({ headers }) => headers.filter((line) => line.startsWith('Subject:')))
      .filter((line) => !line.includes('Is this your email address?'));
  return { ...practice, mailServer, therapist, subjects, known };
}

describe("An account's holder is notified by mail", () => {
  test.each(changes)('of %s', async (_what, subject, change) => {
    const someone = await practiceWithMail();
    await change(someone);
    await someone.mailServer.hasReceived(1);
    expect(someone.subjects()).toEqual([expect.stringContaining(`Subject: ${subject} (`)]);
    expect(someone.mailServer.received[0]?.to).toEqual(['therapist1@example.com']);
  });

  test('of second factors removed in the app and on the server', async () => {
    const { therapist, mailServer, subjects, database, config } = await practiceWithMail();
    const { id } = await addPasskey(therapist);
    const [recoveryCode] = (await turnOnTwoFactor(therapist, now)).recoveryCodes;
    await therapist.post('/api/two-factor/turn-off', { password: currentPassword, recoveryCode });
    await therapist.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' });
    await mailServer.hasReceived(4);
    const notices = securityNotices(mailSetup(config.smtpUrl, database.auditKey));
    await issueRecoveryLink(database, 'ada', now, { withoutSecondFactor: true, notices });
    await therapist.put('/api/user', {
      email: 'elsewhere@example.com',
      confirmation: { password: 'quiet-swing-42' },
    });
    await mailServer.hasReceived(6);
    const told = subjects().map((line) => line.replace(/^Subject: | \(.*$/g, ''));
    expect(told.sort()).toEqual([
      'A passkey was added',
      'A passkey was removed',
      'Two-factor sign-in was set up',
      'Two-factor sign-in was turned off',
      'Two-factor sign-in was turned off',
      'Your email address was changed',
    ]);
  });

  test('of the ownership, both therapists', async () => {
    const { therapist, register, mailServer, known } = await practiceWithMail();
    await register({ email: 'kim@example.com' });
    await known();
    await therapist.put('/api/team/owner', { userId: 2, password: currentPassword });
    await mailServer.hasReceived(2);
    const told = mailServer.received.map(({ to, text }) => [to[0], text.split('\n')[2]]);
    expect(told.sort()).toEqual([
      [
        'kim@example.com',
        'The ownership of the practice was handed over to your account on Nov 20, 2026 at 10:00 AM.',
      ],
      [
        'therapist1@example.com',
        'Your account handed the ownership of the practice over to another therapist on Nov 20, 2026 at 10:00 AM.',
      ],
    ]);
  });
});

test('The mail says what, when and what to do, comes from the practice, and has no link', async () => {
  const { therapist, mailServer } = await practiceWithMail();
  await therapist.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' });
  await mailServer.hasReceived(1);
  const [mail] = mailServer.received;
  expect(mail?.from).toBe('desk@example.org');
  expect(mail?.headers).toContain('To: Ada Sample <therapist1@example.com>');
  expect(mail?.headers.find((line) => line.startsWith('From:'))).toMatch(/^From: .+ <desk@example\.org>$/);
  expect(mail?.headers.some((line) => line.startsWith('Reply-To:'))).toBe(false);
  expect(mail?.text).toMatch(/^Hello Ada Sample,\n\nThe password of your account was changed/);
  expect(mail?.text).toContain('on Nov 20, 2026 at 10:00 AM.\nYour username is ada.');
  expect(mail?.text).toContain('If this was you, there is nothing to do.');
  expect(mail?.text).not.toMatch(/https?:|brave-kite/);
});

test('A mail prints names without addresses and links', async () => {
  const { therapist, mailServer } = await practiceWithMail();
  await therapist.put('/api/user', { fullName: 'Win at https://evil.example now' });
  await therapist.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' });
  await mailServer.hasReceived(1);
  expect(mailServer.received[0]?.text).toMatch(/^Hello Win at evil\. example now,/);
});

test('Nobody is notified before their address is confirmed', async () => {
  const { register, mailServer, database } = await practiceWithMail();
  const other = await register({ email: 'kim@example.com' });
  await mailServer.hasReceived(1);
  await other.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' });
  await other.put('/api/user', {
    email: 'elsewhere@example.com',
    confirmation: { password: 'quiet-swing-42' },
  });
  const waiting = await database.read.selectFrom('outbox').select('notice').execute();
  expect(waiting.every(({ notice }) => notice !== null && 'proof' in notice)).toBe(true);
});

test('An account causes at most twenty notices a day', async () => {
  const { therapist, database } = await practiceWithMail();
  for (let change = 0; change < 13; change += 1) {
    const [recoveryCode] = (await turnOnTwoFactor(therapist, now)).recoveryCodes;
    await therapist.post('/api/two-factor/turn-off', { password: currentPassword, recoveryCode });
  }
  expect(await database.read.selectFrom('outbox').select('id').execute()).toHaveLength(20);
});

test('A refused change sends no notice', async () => {
  const { therapist, mailServer, database } = await practiceWithMail();
  await therapist.post('/api/user/password', {
    currentPassword: 'wrong-guess',
    newPassword: 'brave-kite-77',
  });
  await therapist.post('/api/two-factor/turn-off', { password: currentPassword });
  await therapist.put('/api/user', { fullName: 'Ada B. Sample' });
  await therapist.post('/api/passkeys/99/remove', { password: 'quiet-swing-42' });
  expect(await database.read.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect(mailServer.received).toEqual([]);
});

test('Without a mail server no notice is saved', async () => {
  const practice = await preparedPractice({ clock: () => now });
  const therapist = await practice.register();
  const changed = await therapist.post('/api/user/password', {
    currentPassword,
    newPassword: 'brave-kite-77',
  });
  expect(changed.status).toBe(204);
  expect(await practice.database.read.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test('A notice is deleted after a week, sent or not', async () => {
  const { therapist, mailServer, database } = await practiceWithMail();
  await therapist.post('/api/user/password', { currentPassword, newPassword: 'brave-kite-77' });
  await mailServer.hasReceived(1);
  const left = async (days: number) => {
    const later = new Date(now.getTime() + days * 24 * 60 * 60 * 1000 + 1);
    await database.write((queries) => deleteOldNotices(queries, later));
    return (await database.read.selectFrom('outbox').select('id').execute()).length;
  };
  expect([await left(6), await left(7)]).toEqual([1, 0]);
});
