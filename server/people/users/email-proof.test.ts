import { describe, expect, test } from 'vitest';
import type { EmailProof } from '#domain/people/users/email-proof.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const refused =
  'This link has been used already or is too old. Sign in and choose Send Again under Settings, Account';
const password = { currentPassword: 'quiet-swing-42', newPassword: 'brave-kite-77' };

async function practiceWithMail() {
  const mailServer = await startTestMailServer();
  const practice = await practiceWithClock({
    config: { smtpUrl: mailServer.url, siteUrl: 'https://practice.example.com' },
  });
  const prove = (token: string) => practice.visitor().post('/api/email-proof', { token });
  const tokenOf = (mail = 0) =>
    /^https:\/\/practice\.example\.com\/auth\/confirm-email#([\w-]{43})$/m.exec(
      mailServer.received[mail]?.text ?? '',
    )?.[1] ?? '';
  return { ...practice, mailServer, prove, tokenOf };
}

const proofOf = async (therapist: TestVisitor) =>
  (await therapist.get('/api/user/email-proof')).json<EmailProof>();

describe('A new email address', () => {
  test("gets one mail with a link, without text chosen by the account's holder", async () => {
    const { register, mailServer } = await practiceWithMail();
    await register({ fullName: 'Win at https://evil.example', username: 'evil.example' });
    await mailServer.hasReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual(['therapist1@example.com']);
    expect(mail?.headers.find((line) => line.startsWith('Subject:'))).toMatch(
      /^Subject: Is this your email address\?/,
    );
    expect(JSON.stringify(mail)).not.toMatch(/evil/i);
  });

  test('gets no other mail, however often the account changes', async () => {
    const { register, mailServer, database } = await practiceWithMail();
    const therapist = await register();
    await mailServer.hasReceived(1);
    await therapist.post('/api/user/password', password);
    for (let change = 0; change < 40; change += 1) {
      await therapist.put('/api/user', {
        email: `somebody${change}@example.org`,
        confirmation: { password: password.newPassword },
      });
      await therapist.put('/api/user', {
        email: 'victim@example.org',
        confirmation: { password: password.newPassword },
      });
    }
    const mails = await database.read.selectFrom('outbox').select('notice').execute();
    expect(mails.length).toBeLessThanOrEqual(6);
    const victims = mails.filter(({ notice }) => JSON.stringify(notice).includes('victim@example.org'));
    expect(victims.length).toBeLessThanOrEqual(3);
  });

  test('is confirmed when its link is opened, which works once', async () => {
    const { register, mailServer, prove, tokenOf } = await practiceWithMail();
    const therapist = await register();
    expect(await proofOf(therapist)).toEqual({
      email: 'therapist1@example.com',
      isAsked: true,
      provenAt: null,
    });
    await mailServer.hasReceived(1);
    expect((await prove(tokenOf())).status).toBe(204);
    expect((await proofOf(therapist)).provenAt).toBe('2026-11-01T12:00:00.000Z');
    expect(statusAndText(await prove(tokenOf()))).toEqual([410, refused]);
  });

  test('can be confirmed for three days', async () => {
    const { register, mailServer, prove, tokenOf, wait } = await practiceWithMail();
    await register();
    await mailServer.hasReceived(1);
    wait({ days: 3 });
    expect(statusAndText(await prove(tokenOf()))).toEqual([410, refused]);
  });

  test("is not confirmed by another address's link", async () => {
    const { register, mailServer, prove, tokenOf } = await practiceWithMail();
    const therapist = await register();
    await mailServer.hasReceived(1);
    await therapist.put('/api/user', {
      email: 'elsewhere@example.org',
      confirmation: { password: 'quiet-swing-42' },
    });
    expect(statusAndText(await prove(tokenOf()))).toEqual([410, refused]);
    expect((await proofOf(therapist)).provenAt).toBeNull();
  });

  test('gets the mail again, a few times a day', async () => {
    const { register, mailServer, prove, tokenOf, database } = await practiceWithMail();
    const therapist = await register();
    const sendAgain = () => therapist.post('/api/user/email-proof');
    expect((await sendAgain()).status).toBe(204);
    expect((await sendAgain()).status).toBe(204);
    expect(statusAndText(await sendAgain())).toEqual([
      429,
      'Several mails were sent to you today already. Please look for them, or try again tomorrow',
    ]);
    await mailServer.hasReceived(3);
    expect((await prove(tokenOf(2))).status).toBe(204);
    expect((await sendAgain()).status).toBe(204);
    const mails = await database.read.selectFrom('outbox').select('id').execute();
    expect(mails).toHaveLength(3);
  });

  test("leaves no link's secret in the database", async () => {
    const { register, mailServer, tokenOf, database } = await practiceWithMail();
    await register();
    await mailServer.hasReceived(1);
    const rows = [
      await database.read.selectFrom('email_links').selectAll().execute(),
      await database.read.selectFrom('outbox').selectAll().execute(),
    ];
    expect(rows[0]).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(tokenOf());
  });
});

test('Without a mail server no address is confirmed', async () => {
  const practice = await preparedPractice();
  const therapist = await practice.register();
  expect((await proofOf(therapist)).isAsked).toBe(false);
  expect((await therapist.post('/api/user/email-proof')).status).toBe(204);
  expect(await practice.database.read.selectFrom('outbox').select('id').execute()).toEqual([]);
});

test.each([[{}], [{ token: '' }], [{ token: 'x'.repeat(201) }]])(
  'An invalid link is refused: %o',
  async (body) => {
    const { visitor } = await preparedPractice();
    expect(statusAndText(await visitor().post('/api/email-proof', body))).toEqual([400, refused]);
  },
);
