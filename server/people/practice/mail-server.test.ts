import { createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { PracticeNotice } from '#domain/people/practice/practice-notice.ts';
import {
  MAIL_PASSWORD_AGAIN,
  MAIL_PASSWORD_NEEDED,
  type MailServerState,
  type MailTest,
} from '#domain/platform/mail-server.ts';
import type { WebsitePublication } from '#domain/website/pages/website-publication.ts';
import { auditKeyFrom } from '#server/platform/database/audit-key.ts';
import { findSavedServer } from '#server/platform/mail/mail-server-store.ts';
import { createApp } from '#server/program/app.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { forFile } from '#tests/setup/for-file.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/mail-server';
const signIn = { user: 'desk@example.org', password: ' 50% off %2F now ' };
const elsewhere = { host: 'mail.example.org', port: 587, security: 'starttls', sender: null };

/** The test's mail server, as an owner enters it. */
const settingsOf = ({ port }: { port: number }, changes: object = {}) => ({
  host: '127.0.0.1',
  port,
  security: 'none',
  user: null,
  sender: null,
  ...changes,
});

async function ownedPractice(...options: Parameters<typeof startTestPractice>) {
  const practice = await startTestPractice(...options);
  const owner = await practice.register({ email: 'owner@example.com' });
  return { ...practice, owner };
}

/** Starts a silent server, which accepts connections and never says a word. */
async function silentServer(): Promise<{ port: number }> {
  const port = await freePort();
  const server = createServer();
  const listening = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const closeAll = new Set<() => void>();
  server.on('connection', (socket) => closeAll.add(() => socket.destroy()));
  onTestFinished(() => {
    for (const close of closeAll) close();
    server.close();
  });
  return { port };
}

describe('The owner', () => {
  test('sets mail up without a restart, with a password that has spaces and percent signs', async () => {
    const mailServer = await startTestMailServer({ signIn });
    const { owner, visitor } = await ownedPractice();
    expect((await owner.get(path)).json()).toEqual({ environmentHost: null, saved: null });
    await visitor().post('/api/contact', buildInquiryForm());
    const saved = await owner.put(path, settingsOf(mailServer, { ...signIn, sender: 'mail@example.org' }));
    expect(saved.status).toBe(200);
    await mailServer.hasReceived(1);
    const tested = await owner.post(`${path}/test`);
    expect(tested.json()).toEqual({ sentTo: 'owner@example.com', failure: null, answer: null });
    expect(mailServer.received.map(({ from, to }) => [from, to])).toEqual([
      ['mail@example.org', ['owner@example.com']],
      ['mail@example.org', ['owner@example.com']],
    ]);
    // Families' answers go to the family, and others to the practice's own address.
    const answered = mailServer.received.map(({ headers }) =>
      headers.find((line) => line.startsWith('Reply-To')),
    );
    expect(answered).toEqual([
      'Reply-To: Pat Example <pat@example.com>',
      expect.stringContaining('<owner@example.com>'),
    ]);
  });

  test('never reads the password again, and neither the database nor the log has it', async () => {
    const lines: string[] = [];
    const logger = { level: 'debug', stream: { write: (line: string) => void lines.push(line) } };
    const { owner, database } = await ownedPractice({ logger });
    const typed = { ...elsewhere, user: 'desk', password: 'brave-letter-77' };
    const answers = [
      await owner.put(path, typed),
      await owner.get(path),
      await owner.get('/api/activity'),
      await owner.get('/api/export'),
    ];
    expect(answers[1]?.json<MailServerState>().saved).toEqual({
      ...elsewhere,
      user: 'desk',
      password: 'saved',
    });
    const rows = await database.read.selectFrom('practice').select('mail_server').execute();
    const everywhere = [...answers.map(({ text }) => text), JSON.stringify(rows), ...lines].join('\n');
    expect(everywhere).not.toContain('brave-letter-77');
    expect(everywhere).not.toContain(Buffer.from('brave-letter-77').toString('base64'));
    expect(answers[2]?.text).toContain('"update","entity":"mail-server"');
  });

  test('enters the password again after another server, port, encryption or name', async () => {
    const { owner } = await ownedPractice();
    const typed = { ...elsewhere, user: 'desk' };
    await owner.put(path, { ...typed, password: 'brave-letter-77' });
    for (const change of [
      { host: 'mail.example.net' },
      { port: 2525 },
      { security: 'none' },
      { user: 'other' },
    ]) {
      const refused = await owner.put(path, { ...typed, ...change });
      const answer = [refused.status, refused.text, refused.headers.get('refused-field')];
      expect(answer, JSON.stringify(change)).toEqual([400, MAIL_PASSWORD_AGAIN, 'password']);
    }
    expect((await owner.put(path, { ...typed, sender: 'hello@example.org' })).status).toBe(200);
    expect((await owner.put(path, { ...typed, host: 'MAIL.example.org', password: '' })).status).toBe(200);
  });

  test('reads at the field what is wrong', async () => {
    const { owner } = await ownedPractice();
    for (const [change, field] of [
      [{ host: 'smtps://mail.example.org' }, 'host'],
      [{ host: ' ' }, 'host'],
      [{ port: 65_536 }, 'port'],
      [{ port: '587' }, 'port'],
      [{ security: 'ssl' }, 'security'],
      [{ password: 'brave-letter-77' }, 'user'],
      [{ user: 'desk' }, 'password'],
      [{ sender: 'desk' }, 'sender'],
    ] as const) {
      const refused = await owner.put(path, { ...elsewhere, user: null, ...change });
      const answer = [refused.status, refused.headers.get('refused-field')];
      expect(answer, JSON.stringify(change)).toEqual([400, field]);
    }
    expect((await owner.get(path)).json<MailServerState>().saved).toBeNull();
  });

  test('removes the server, and requests wait again', async () => {
    const mailServer = await startTestMailServer();
    const { owner, visitor, database, app } = await ownedPractice();
    await owner.put(path, settingsOf(mailServer));
    expect((await owner.delete(path)).status).toBe(204);
    expect((await owner.get(path)).json<MailServerState>().saved).toBeNull();
    expect((await owner.post(`${path}/test`)).status).toBe(409);
    await visitor().post('/api/contact', buildInquiryForm());
    await app.close();
    const [waiting] = await database.read.selectFrom('outbox').select('attempts').execute();
    expect(waiting?.attempts).toBe(0);
    expect(mailServer.received).toEqual([]);
  });

  test('waits an hour after thirty tests', async () => {
    const { owner } = await ownedPractice({ config: { rateLimits: true } });
    await owner.put(path, settingsOf({ port: await freePort() }));
    for (let tries = 0; tries < 30; tries += 1) {
      expect((await owner.post(`${path}/test`)).status).toBe(200);
    }
    const refused = await owner.post(`${path}/test`);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('A test that fails says why, with the words of the mail server', () => {
  // As long as a busy machine may need to answer; one test waits for it.
  const practice = forFile((atEnd) => ownedPractice({ mailTestMs: 2_000 }, atEnd));

  async function testOf(settings: object): Promise<MailTest> {
    const { owner } = practice();
    expect((await owner.put(path, settings)).status).toBe(200);
    return (await owner.post(`${path}/test`)).json<MailTest>();
  }

  test('a wrong password, which the answer does not repeat', async () => {
    const mailServer = await startTestMailServer({ signIn });
    const { failure, answer } = await testOf(
      settingsOf(mailServer, { user: signIn.user, password: 'wrong-letter-1' }),
    );
    expect(failure).toContain('127.0.0.1 did not accept the name and the password.');
    expect(answer).toBe('535 Authentication failed for desk@example.org with …');
  });

  test('no name where one is needed', async () => {
    const mailServer = await startTestMailServer({ signIn });
    const { failure } = await testOf(settingsOf(mailServer));
    expect(failure).toBe('127.0.0.1 sends no mail without a name and a password.');
  });

  test('a sender that is refused', async () => {
    const mailServer = await startTestMailServer({ refusedSender: 'other@example.org' });
    expect(await testOf(settingsOf(mailServer, { sender: 'other@example.org' }))).toMatchObject({
      failure: '127.0.0.1 does not accept other@example.org as the sender.',
      answer: '550 Sender other@example.org is not yours',
    });
  });

  test('a server that never answers', async () => {
    const { port } = await silentServer();
    const { failure } = await testOf(settingsOf({ port }));
    expect(failure).toMatch(/^127\.0\.0\.1 on port \d+ did not answer within 10 seconds\./);
  });

  test('a port on which nobody listens', async () => {
    const { failure } = await testOf(settingsOf({ port: await freePort() }));
    expect(failure).toMatch(/refused the connection\. Check the server and the port\.$/);
  });

  test('a server without STARTTLS, with another certificate, or without TLS', async () => {
    const plain = await startTestMailServer();
    const encrypted = await startTestMailServer({ offersStartTls: true });
    const failures = [
      await testOf(settingsOf(plain, { security: 'starttls' })),
      await testOf(settingsOf(encrypted, { security: 'starttls' })),
      await testOf(settingsOf(plain, { security: 'tls' })),
    ];
    expect(failures.map(({ failure }) => failure?.replace(/ on port \d+/, ''))).toEqual([
      '127.0.0.1 offers no STARTTLS. Try TLS, usually on port 465.',
      expect.stringMatching(/^The certificate of 127\.0\.0\.1 /),
      expect.stringMatching(/^No encrypted connection to 127\.0\.0\.1 came about\./),
    ]);
    expect([...plain.received, ...encrypted.received]).toEqual([]);
  });
});

test('SMTP_URL wins, and says so', async () => {
  const fromEnvironment = await startTestMailServer();
  const entered = await startTestMailServer();
  const { owner, database } = await ownedPractice();
  await owner.put(path, settingsOf(entered));
  const practice = await startTestPractice({ database, config: { smtpUrl: fromEnvironment.url } });
  const again = practice.visitor();
  await again.post('/api/login', owner.credentials);
  expect((await again.get(path)).json<MailServerState>().environmentHost).toBe('127.0.0.1');
  const refused = await again.put(path, settingsOf(entered));
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('SMTP_URL')]);
  expect((await again.post(`${path}/test`)).json<MailTest>().failure).toBeNull();
  expect([fromEnvironment.received.length, entered.received.length]).toEqual([1, 0]);
});

test('Another program on the same database uses the new settings', async () => {
  const mailServer = await startTestMailServer();
  const { owner, database, config } = await ownedPractice();
  const other = await createApp({ config, database });
  onTestFinished(() => other.close());
  await other.ready();
  await owner.put(path, settingsOf(mailServer));
  const reply = await other.inject({ method: 'POST', url: '/api/contact', payload: buildInquiryForm() });
  expect(reply.statusCode).toBe(200);
  await mailServer.hasReceived(1);
});

test('A failed mail is tried again at once when the settings change', async () => {
  const mailServer = await startTestMailServer();
  const { owner, visitor, database } = await ownedPractice();
  await visitor().post('/api/contact', buildInquiryForm());
  const inAnHour = new Date(Date.now() + 60 * 60 * 1000).toISOString();
  await database.write((queries) =>
    queries.updateTable('outbox').set({ attempts: 9, next_attempt_at: inAnHour }).execute(),
  );
  await owner.put(path, settingsOf(mailServer));
  await mailServer.hasReceived(1);
});

test('The owner is warned of mails without encryption, and of a password that cannot be read', async () => {
  const { owner, database } = await ownedPractice();
  const kinds = async () =>
    (await owner.get('/api/practice-notices')).json<PracticeNotice[]>().map(({ kind }) => kind);
  const typed = { ...elsewhere, user: 'desk', password: 'brave-letter-77' };
  await owner.put(path, { ...typed, security: 'none' });
  expect(await kinds()).toEqual(['mail unencrypted']);
  await owner.put(path, { ...typed, host: 'localhost', security: 'none' });
  expect(await kinds()).toEqual([]);
  await owner.put(path, typed);
  expect(await kinds()).toEqual([]);
  expect(await findSavedServer(database.read, auditKeyFrom('another key'))).toMatchObject({
    password: 'unreadable',
  });
  // Someone with the database alone cannot have the password sent to another server.
  await database.write((queries) =>
    queries
      .selectFrom('practice')
      .select('mail_server')
      .executeTakeFirstOrThrow()
      .then(({ mail_server: stored }) =>
        queries
          .updateTable('practice')
          .set({ mail_server: JSON.stringify({ ...stored, host: 'mail.example.net' }) })
          .execute(),
      ),
  );
  expect(await kinds()).toEqual(['mail password unreadable']);
  expect((await owner.post(`${path}/test`)).status).toBe(409);
  const refused = await owner.put(path, { ...typed, host: 'mail.example.net', password: '' });
  expect(refused.text).toBe(MAIL_PASSWORD_NEEDED);
});

test('The website no longer advises to set mail up once it is', async () => {
  const { owner } = await ownedPractice();
  const advised = async () =>
    (await owner.get('/api/website-identity/publication')).json<WebsitePublication>().advised;
  expect(await advised()).toContain('mail');
  await owner.put(path, { ...elsewhere, user: null });
  expect(await advised()).not.toContain('mail');
});
