import { describe, expect, test } from 'vitest';
import type { Inquiry } from '#domain/website/inquiries/inquiry.ts';
import { INQUIRIES_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { asFormPost, buildInquiryForm, buildSchoolsForm } from '#tests/builders/inquiry-builder.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/schools-contact';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const asked = buildSchoolsForm();

async function practiceWithOwner(rateLimits = false) {
  const practice = await startTestPractice({
    config: { rateLimits },
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
  });
  const owner = await practice.register();
  const visitor = practice.visitor();
  const inbox = async () => (await owner.get('/api/consultation-requests')).json<Inquiry[]>();
  const send = (change: object = {}) => visitor.post(path, { ...asked, ...change });
  const post = (change: object = {}) =>
    visitor.post(path, asFormPost({ ...asked, website: '', ...change }), FORM);
  return { ...practice, owner, visitor, inbox, send, post };
}

describe('A message from a school', () => {
  test('is answered with a reference and listed in the inbox, without a child’s name', async () => {
    const { send, inbox } = await practiceWithOwner();
    const reply = await send();
    const { reference } = reply.json<{ reference: string }>();
    expect([reply.status, reply.json()]).toEqual([200, { ok: true, reference: expect.any(String) }]);
    expect(await inbox()).toEqual([
      {
        ...asked,
        kind: 'school',
        id: expect.any(Number),
        state: 'new',
        notes: null,
        mailState: 'off',
        mailAt: null,
        reference,
        createdAt: '2026-11-20T15:00:00.000Z',
        updatedAt: '2026-11-20T15:00:00.000Z',
      },
    ]);
  });

  test.each([
    [{ name: '' }, 'Your name is required'],
    [{ role: 'mayor' }, 'Please choose your role'],
    [{ school: '' }, 'School or district is required'],
    [{ email: 'lee@' }, 'Invalid email address'],
    [{ need: ' ' }, 'Please tell us what you need'],
    [{ language: 'es', need: '' }, 'Cuéntenos qué necesita'],
  ])('with %o is refused: %s', async (change, message) => {
    const { send, inbox } = await practiceWithOwner();
    const reply = await send(change);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect(await inbox()).toEqual([]);
  });

  test('whose hidden field is filled in is not saved, and says so', async () => {
    const { send, inbox } = await practiceWithOwner();
    expect((await send({ website: 'https://example.org' })).status).toBe(422);
    expect(await inbox()).toEqual([]);
  });

  test('is saved once when it is sent twice, by its script or by the browser', async () => {
    const { send, post, inbox } = await practiceWithOwner();
    const references = [await send(), await send()].map(
      (reply) => reply.json<{ reference: string }>().reference,
    );
    expect((await post()).status).toBe(303);
    expect(await inbox()).toMatchObject([{ reference: references[0] }]);
    expect(references[1]).toBe(references[0]);
  });

  test('shares its hourly limit per address with the consultation form', async () => {
    const { send, visitor, inbox } = await practiceWithOwner(true);
    for (let number = 1; number < INQUIRIES_AN_HOUR; number += 1)
      expect((await send({ name: `Teacher ${number}` })).status).toBe(200);
    expect((await visitor.post('/api/contact', buildInquiryForm())).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await inbox()).toHaveLength(INQUIRIES_AN_HOUR);
  });

  test('can be closed like any other, and cannot become a client', async () => {
    const { send, inbox, owner } = await practiceWithOwner();
    await send();
    const [message] = await inbox();
    const change = (body: object) => owner.put(`/api/consultation-requests/${message?.id}`, body);
    const { id: clientId } = await addRecord<{ id: number }>(owner, '/api/clients', buildClient());
    for (const body of [{ clientId }, { state: 'client' }]) {
      const reply = await change(body);
      expect([reply.status, reply.text]).toEqual([409, 'No client can be made of a message from a school']);
    }
    expect((await change({ state: 'closed', notes: 'Sent the papers.' })).status).toBe(200);
    expect(await inbox()).toMatchObject([{ kind: 'school', state: 'closed', notes: 'Sent the papers.' }]);
  });

  test('reaches the practice by mail, and replying to it writes to the school', async () => {
    const mailServer = await startTestMailServer();
    const { visitor } = await startTestPractice({
      config: { smtpUrl: mailServer.url, practiceEmail: 'desk@example.org' },
    });
    expect((await visitor().post(path, asked)).status).toBe(200);
    await mailServer.hasReceived(1);
    const [mail] = mailServer.received;
    expect(mail?.headers).toEqual(
      expect.arrayContaining([
        'Subject: School message from Lee Sample',
        'Reply-To: Lee Sample <lee@example.org>',
      ]),
    );
    expect(mail?.text).toContain('Role:               Principal or administrator');
    expect(mail?.text).toContain('What they need:\nTwelve hours a week from January.');
    expect(mail?.text).not.toContain('Child');
  });
});

describe('A school’s form that the browser posts without a script', () => {
  test('is saved, and redirects to a page with its reference, in the language of the form', async () => {
    const { post, visitor, inbox } = await practiceWithOwner();
    for (const [language, location, words] of [
      ['en', `${path}/received`, 'Message Received!'],
      ['es', `${path}/received?language=es`, '¡Recibimos su mensaje!'],
    ] as const) {
      const reply = await post({ language });
      expect([reply.status, reply.headers.get('location')]).toEqual([303, location]);
      const [latest] = await inbox();
      const page = await visitor.get(location);
      expect(page.text).toContain(words);
      expect(page.text).toContain(`${latest?.reference}.`);
      expect(page.text).not.toMatch(/request|consultation|solicitud|consulta\b/i);
    }
  });

  test('with something missing is shown again with its messages and the typed text', async () => {
    const { post, inbox } = await practiceWithOwner();
    const reply = await post({ role: '', email: 'lee@', name: '"><script>alert(1)</script>' });
    expect(reply.status).toBe(400);
    for (const words of [
      '<form method="post" action="/api/schools-contact" novalidate>',
      'Please choose your role',
      'Invalid email address',
      'Please do not name a child.',
      '<option value="" selected>Please choose</option>',
      'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"',
      'Twelve hours a week from January.</textarea>',
    ])
      expect(reply.text).toContain(words);
    expect(reply.text).not.toContain('<script>');
    expect(reply.text).toContain('<h1>Your message was not sent yet</h1>');
    const inSpanish = (await post({ language: 'es', role: '' })).text;
    expect(inSpanish).toContain('<h1>Su mensaje todavía no se ha enviado</h1>');
    for (const text of [reply.text, inSpanish]) expect(text).not.toMatch(/request|solicitud/i);
    expect(await inbox()).toEqual([]);
  });
});
