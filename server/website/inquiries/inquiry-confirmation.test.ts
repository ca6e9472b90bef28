import { expect, test } from 'vitest';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { startTestMailServer, type TestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

/** Starts a practice that sends mail from desk@example.org. */
async function practiceWithMail(isPublished: boolean) {
  const mailServer = await startTestMailServer();
  const practice = await startTestPractice({
    config: { smtpUrl: mailServer.url, practiceEmail: 'desk@example.org' },
  });
  const owner = await practice.register();
  await owner.put('/api/website-identity', { identity: buildOwnIdentity({ callWithinDays: 2 }) });
  const reply = await owner.put('/api/website-identity/publication', { isPublished });
  expect(reply.status).toBe(200);
  const send = (change: object = {}) => practice.visitor().post('/api/contact', buildInquiryForm(change));
  return { ...practice, mailServer, send };
}

const mailsTo = ({ received }: TestMailServer, address: string) =>
  received.filter(({ to }) => to.some((receiver) => receiver.toLowerCase() === address));

test('A family gets a confirmation mail for its request, without any of its text', async () => {
  const { mailServer, send, database } = await practiceWithMail(true);
  const { reference } = (await send()).json<{ reference: string }>();
  await expect.poll(() => mailsTo(mailServer, 'pat@example.com')).toHaveLength(1);
  const [mail] = mailsTo(mailServer, 'pat@example.com');
  const { practiceName, phone, therapist } = buildOwnIdentity();
  expect(mail?.from).toBe('desk@example.org');
  expect(mail?.headers).toContain(`Subject: We received your request (${practiceName})`);
  expect(mail?.text).toContain('Thank you for asking');
  expect(mail?.text).toContain(`Your reference is ${reference}.`);
  expect(mail?.text).toContain(`${therapist.firstName} will call you within 2 business days.`);
  expect(mail?.text).toContain(phone);
  for (const word of ['Pat', 'Sam', 'Oak Street', 'Buttons', 'friend'])
    expect(mail?.text).not.toContain(word);
  const stored = await database.read.selectFrom('outbox').select('notice').execute();
  expect(JSON.stringify(stored)).not.toMatch(/Sam|Buttons|Oak Street/);
});

test('A family that wrote in Spanish gets the mail in Spanish', async () => {
  const { mailServer, send } = await practiceWithMail(true);
  const { reference } = (await send({ language: 'es' })).json<{ reference: string }>();
  await expect.poll(() => mailsTo(mailServer, 'pat@example.com')).toHaveLength(1);
  const [mail] = mailsTo(mailServer, 'pat@example.com');
  expect(mail?.text).toContain(`Su número de referencia es ${reference}.`);
  expect(mail?.text).toContain('le llamará en un plazo de 2 días hábiles.');
  expect(mail?.text).toContain('Gracias por pedir una consulta');
  expect(mail?.text).not.toMatch(/Pat|Sam|Buttons|We received|Hello/);
});

test('A repeated request is confirmed once', async () => {
  const { app, mailServer, send } = await practiceWithMail(true);
  const [first, again] = [await send(), await send()];
  expect(again.json()).toEqual(first.json());
  await expect.poll(() => mailsTo(mailServer, 'desk@example.org')).toHaveLength(1);
  await app.close();
  expect(mailsTo(mailServer, 'pat@example.com')).toHaveLength(1);
});

test('An address gets at most three such mails a day, and the practice gets every request', async () => {
  const { mailServer, send } = await practiceWithMail(true);
  for (let count = 0; count < 5; count += 1) {
    const email = count % 2 === 0 ? 'pat@example.com' : 'PAT@example.com';
    expect((await send({ email, childName: `Child ${count}` })).status).toBe(200);
  }
  await expect.poll(() => mailsTo(mailServer, 'desk@example.org')).toHaveLength(5);
  await expect.poll(() => mailsTo(mailServer, 'pat@example.com')).toHaveLength(3);
});

test('An unpublished website sends no mail to families', async () => {
  const { app, mailServer, send } = await practiceWithMail(false);
  await send();
  await expect.poll(() => mailsTo(mailServer, 'desk@example.org')).toHaveLength(1);
  await app.close();
  expect(mailsTo(mailServer, 'pat@example.com')).toEqual([]);
});

test('Ways to write one mailbox share its three mails a day', async () => {
  const { mailServer, send } = await practiceWithMail(true);
  const ways = ['pat', 'pat+1', 'p.at', 'P.A.T+two', 'pat+3', 'pa.t'].map((name) => `${name}@example.com`);
  for (const [index, email] of ways.entries())
    expect((await send({ email, childName: `Child ${index}` })).status).toBe(200);
  await expect.poll(() => mailsTo(mailServer, 'desk@example.org')).toHaveLength(6);
  const confirmed = () =>
    mailServer.received.filter(({ to }) => to.some((receiver) => receiver.toLowerCase().startsWith('p')));
  await expect.poll(confirmed).toHaveLength(3);
});
