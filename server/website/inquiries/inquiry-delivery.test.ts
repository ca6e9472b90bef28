import { describe, expect, onTestFinished, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { Config } from '#server/platform/config.ts';
import { createApp } from '#server/program/app.ts';
import { buildInquiryForm, buildSchoolsForm } from '#tests/builders/inquiry-builder.ts';
import { freePort } from '#tests/setup/free-port.ts';
import { startTestMailServer, type TestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

async function practiceWithMail(config: Partial<Config>) {
  const time = { now: new Date('2026-11-20T15:00:00.000Z') };
  const practice = await startTestPractice({
    config: { practiceEmail: 'desk@example.org', ...config },
    clock: () => time.now,
  });
  /** Stops the program, advances the clock, and starts it again on the same database. */
  async function restartAfter(seconds: number, changes: Partial<Config> = {}) {
    time.now = new Date(time.now.getTime() + seconds * 1000);
    const app = await createApp({
      config: { ...practice.config, ...changes },
      database: practice.database,
      clock: () => time.now,
    });
    onTestFinished(() => app.close());
    await app.ready();
    return app;
  }
  /** Returns the mails about requests, without those about registrations. */
  const outbox = () =>
    practice.database.read
      .selectFrom('outbox')
      .selectAll()
      .where('inquiry_id', 'is not', null)
      .orderBy('id')
      .execute();
  const send = (change: object = {}) => practice.visitor().post('/api/contact', buildInquiryForm(change));
  return { ...practice, send, outbox, restartAfter };
}

const requestsIn = ({ received }: TestMailServer) =>
  received.filter(({ headers }) => headers.some((line) => line.startsWith('Subject: Consultation request')));

describe('While the mail server is up', () => {
  test('a request reaches the practice, and replying to it writes to the family', async () => {
    const mailServer = await startTestMailServer();
    const { app, send, outbox } = await practiceWithMail({ smtpUrl: mailServer.url });
    const creole = { callLanguage: 'other', otherLanguage: 'Haitian\nCreole' };
    expect((await send(creole)).status).toBe(200);
    await mailServer.hasReceived(1);
    const [mail] = mailServer.received;
    expect([mail?.from, mail?.to]).toEqual(['desk@example.org', ['desk@example.org']]);
    expect(mail?.headers).toEqual(
      expect.arrayContaining([
        'Subject: Consultation request from Pat Example',
        'Reply-To: Pat Example <pat@example.com>',
        'From: Practice website <desk@example.org>',
        'Content-Type: text/plain; charset=utf-8',
      ]),
    );
    expect(mail?.text).toContain('Child:              Sam Example, age 7');
    expect(mail?.text).toContain('Call in:            Haitian Creole\nWrote in:           English\n');
    expect(mail?.text).toContain('Buttons and zippers are hard.');
    expect(mail?.text).toContain('on Nov 20, 2026 at 10:00 AM.');
    await app.close();
    expect(await outbox()).toMatchObject([
      { attempts: 1, sent_at: '2026-11-20T15:00:00.000Z', last_error: null },
    ]);
  });

  test('line breaks in a name do not create a header or a line of the mail', async () => {
    const mailServer = await startTestMailServer();
    const { send } = await practiceWithMail({ smtpUrl: mailServer.url });
    await send({
      parentName: 'Pat\r\nBcc: everybody@example.org\r\n\r\nHello',
      phone: '555-0100\nParent or guardian: Somebody Else',
    });
    await mailServer.hasReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.to).toEqual(['desk@example.org']);
    expect(mail?.headers.filter((line) => /^bcc:/i.test(line))).toEqual([]);
    expect(mail?.headers).toContain(
      'Subject: Consultation request from Pat Bcc: everybody@example.org Hello',
    );
    expect(mail?.text.match(/^Parent or guardian:/gm)).toHaveLength(1);
  });

  test('without PRACTICE_EMAIL, mail goes to the website’s address once the practice has its own', async () => {
    const mailServer = await startTestMailServer();
    const { register, send } = await practiceWithMail({ smtpUrl: mailServer.url, practiceEmail: undefined });
    const owner = await register({ email: 'owner@example.org' });
    const identity = { ...sampleIdentity, email: 'website@example.org' };
    expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
    await send();
    await expect.poll(() => requestsIn(mailServer)).toHaveLength(1);
    expect(requestsIn(mailServer)[0]?.to).toEqual(['website@example.org']);
  });

  test('mail never goes to the shipped address, even in a saved edition', async () => {
    const mailServer = await startTestMailServer();
    const { register, send } = await practiceWithMail({ smtpUrl: mailServer.url, practiceEmail: undefined });
    const owner = await register({ email: 'owner@example.org' });
    const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy', email: 'Hello@example.com' };
    expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
    await send();
    await expect.poll(() => requestsIn(mailServer)).toHaveLength(1);
    expect(requestsIn(mailServer)[0]?.to).toEqual(['owner@example.org']);
  });

  test('mail does not go to the shipped address even if PRACTICE_EMAIL names it', async () => {
    const mailServer = await startTestMailServer();
    const { register, send, visitor } = await practiceWithMail({
      smtpUrl: mailServer.url,
      practiceEmail: 'Hello@Example.com',
    });
    await register({ email: 'owner@example.org' });
    await send();
    await visitor().post('/api/schools-contact', buildSchoolsForm());
    const arrived = () => mailServer.received.flatMap(({ headers }) => headers).join('\n');
    await expect.poll(arrived).toContain('Subject: Consultation request from');
    await expect.poll(arrived).toContain('Subject: School message from');
    expect(new Set(mailServer.received.flatMap(({ to }) => to))).toEqual(new Set(['owner@example.org']));
  });

  test('without PRACTICE_EMAIL, mail goes to the owner of the practice', async () => {
    const mailServer = await startTestMailServer();
    const { register, send } = await practiceWithMail({ smtpUrl: mailServer.url, practiceEmail: undefined });
    await register({ email: 'owner@example.org' });
    await register();
    await send();
    await expect.poll(() => requestsIn(mailServer)).toHaveLength(1);
    expect(requestsIn(mailServer)[0]?.to).toEqual(['owner@example.org']);
  });

  test('without PRACTICE_EMAIL and an owner, a request waits for the owner', async () => {
    const mailServer = await startTestMailServer();
    const { app, send, outbox, register, restartAfter } = await practiceWithMail({
      smtpUrl: mailServer.url,
      practiceEmail: undefined,
    });
    await send();
    // The first attempt looks for the owner beside the test.
    await expect.poll(outbox).toMatchObject([{ last_error: expect.any(String) }]);
    await register({ email: 'owner@example.org' });
    await app.close();
    expect(await outbox()).toMatchObject([{ sent_at: null, attempts: 1 }]);
    await restartAfter(60);
    await expect.poll(() => requestsIn(mailServer)).toHaveLength(1);
    expect(requestsIn(mailServer)[0]?.to).toEqual(['owner@example.org']);
  });
});

describe('While the mail server is down', () => {
  test('the family sees no failure, and the mail is sent later, even after restarts', async () => {
    const port = await freePort();
    const { app, send, outbox, restartAfter } = await practiceWithMail({
      smtpUrl: `smtp://127.0.0.1:${port}`,
    });
    expect((await send()).status).toBe(200);
    await app.close();
    expect(await outbox()).toMatchObject([
      { attempts: 1, sent_at: null, last_error: 'ESOCKET', next_attempt_at: '2026-11-20T15:00:30.000Z' },
    ]);

    const stillDown = await restartAfter(30);
    await stillDown.close();
    expect(await outbox()).toMatchObject([{ attempts: 2, next_attempt_at: '2026-11-20T15:01:30.000Z' }]);

    const mailServer = await startTestMailServer({ port });
    const tooEarly = await restartAfter(30);
    await tooEarly.close();
    expect(await outbox()).toMatchObject([{ attempts: 2 }]);

    const upAgain = await restartAfter(30);
    await mailServer.hasReceived(1);
    await upAgain.close();
    expect(await outbox()).toMatchObject([{ attempts: 3, sent_at: '2026-11-20T15:01:30.000Z' }]);
    expect(mailServer.received).toHaveLength(1);
  });

  test('a request received without SMTP_URL is sent once SMTP_URL is set', async () => {
    const mailServer = await startTestMailServer();
    const { app, send, restartAfter } = await practiceWithMail({});
    await send();
    await app.close();
    await restartAfter(24 * 60 * 60, { smtpUrl: mailServer.url });
    await mailServer.hasReceived(1);
    expect(mailServer.received[0]?.text).toContain('on Nov 20, 2026 at 10:00 AM.');
  });
});

describe('While the mail server is slow', () => {
  test('the family gets a reply at once, and so does the next one', async () => {
    let letThrough = () => {};
    const through = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const mailServer = await startTestMailServer({ onMail: () => through });
    const { send, outbox } = await practiceWithMail({ smtpUrl: mailServer.url });
    expect((await send()).status).toBe(200);
    expect((await send({ parentName: 'Kim Example' })).status).toBe(200);
    expect(mailServer.received).toEqual([]);
    expect((await outbox()).map((mail) => mail.sent_at)).toEqual([null, null]);
    letThrough();
    await mailServer.hasReceived(2);
  });

  test('a rejected mail is retried, and the stored reason contains no name', async () => {
    const busy = Object.assign(new Error('pat@example.com is greylisted'), { responseCode: 451 });
    let refusals = 0;
    const onMail = () => {
      refusals += 1;
      if (refusals === 1) throw busy;
    };
    const mailServer = await startTestMailServer({ onMail });
    const { app, send, outbox, restartAfter } = await practiceWithMail({ smtpUrl: mailServer.url });
    await send();
    await app.close();
    expect(await outbox()).toMatchObject([{ attempts: 1, last_error: 'EMESSAGE 451' }]);
    await restartAfter(30);
    await mailServer.hasReceived(1);
  });
});

test('Several processes send each mail once', async () => {
  const mailServer = await startTestMailServer();
  const { app, send, outbox, restartAfter } = await practiceWithMail({});
  for (let number = 0; number < 12; number += 1) await send({ parentName: `Parent ${number}` });
  await app.close();
  const processes = await Promise.all([1, 2, 3].map(() => restartAfter(0, { smtpUrl: mailServer.url })));
  await mailServer.hasReceived(12);
  await Promise.all(processes.map((process) => process.close()));
  expect(mailServer.received).toHaveLength(12);
  expect(
    new Set(mailServer.received.map((mail) => mail.headers.find((line) => line.startsWith('Message-ID'))))
      .size,
  ).toBe(12);
  expect((await outbox()).every((mail) => mail.attempts === 1 && mail.sent_at !== null)).toBe(true);
});

test('A mail reserved by a process that died is sent after its lease', async () => {
  const mailServer = await startTestMailServer();
  const { app, database, send, restartAfter } = await practiceWithMail({});
  await send();
  await app.close();
  // The state left by a process that dies between reserving a mail and sending it.
  await database.write((queries) =>
    queries.updateTable('outbox').set({ attempts: 1, next_attempt_at: '2026-11-20T15:05:00.000Z' }).execute(),
  );
  const tooEarly = await restartAfter(299, { smtpUrl: mailServer.url });
  await tooEarly.close();
  expect(mailServer.received).toEqual([]);
  await restartAfter(1, { smtpUrl: mailServer.url });
  await mailServer.hasReceived(1);
});

test('A mail postponed while the clock was wrong is sent once the clock is right', async () => {
  const mailServer = await startTestMailServer();
  const { app, database, send, restartAfter } = await practiceWithMail({});
  await send();
  await app.close();
  await database.write((queries) =>
    queries.updateTable('outbox').set({ attempts: 3, next_attempt_at: '2031-11-20T15:05:00.000Z' }).execute(),
  );
  await restartAfter(1, { smtpUrl: mailServer.url });
  await mailServer.hasReceived(1);
});
