import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { INQUIRIES_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { asFormPost, buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const asked = buildInquiryForm({
  concerns: 'Buttons and zippers are hard.\nMornings take an hour.',
});
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

function stored({ database }: TestPractice) {
  return database.read.selectFrom('inquiries').selectAll().orderBy('id').execute();
}

function outbox({ database }: TestPractice) {
  return database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
}

describe('A consultation request', () => {
  test('is answered with 200 and saved with its mail', async () => {
    const practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
    const reply = await practice.visitor().post('/api/contact', asked);
    expect([reply.status, reply.json()]).toEqual([
      200,
      { ok: true, reference: expect.stringMatching(/^[0-9A-F]{6}$/) },
    ]);
    expect(await stored(practice)).toEqual([
      {
        id: expect.any(Number),
        kind: 'family',
        language: 'en',
        call_language: 'en',
        other_language: '',
        role: null,
        parent_name: 'Pat Example',
        child_name: 'Sam Example',
        child_age: '7',
        email: 'pat@example.com',
        phone: '555-0100',
        school: 'Oak Street School',
        concerns: asked.concerns,
        referral_source: 'A friend',
        insurance_check: true,
        state: 'new',
        notes: null,
        therapist_id: null,
        client_id: null,
        created_at: '2026-11-20T15:00:00.000Z',
        updated_at: '2026-11-20T15:00:00.000Z',
      },
    ]);
    expect(await outbox(practice)).toMatchObject([
      { attempts: 0, sent_at: null, next_attempt_at: '2026-11-20T15:00:00.000Z' },
    ]);
  });

  test('needs no school, referral, insurance answer or language', async () => {
    const practice = await startTestPractice();
    const { parentName, childName, childAge, email, phone, concerns } = asked;
    const short = { parentName, childName, childAge, email, phone, concerns };
    expect((await practice.visitor().post('/api/contact', short)).status).toBe(200);
    expect(await stored(practice)).toMatchObject([
      { school: '', referral_source: '', insurance_check: false, language: 'en', call_language: null },
    ]);
  });

  test('from a Spanish page is refused in Spanish, and saved with both languages', async () => {
    const practice = await startTestPractice();
    const send = (change: object) =>
      practice.visitor().post('/api/contact', { ...asked, language: 'es', callLanguage: 'es', ...change });
    const refused = await send({ childName: '' });
    expect([refused.status, refused.text]).toEqual([400, 'Escriba el nombre de su hijo o hija']);
    const unstorable = await send({ concerns: 'half of a pair \ud800' });
    expect([unstorable.status, unstorable.text]).toEqual([
      400,
      'El texto contiene signos que no se pueden guardar',
    ]);
    const tooLong = await send({ callLanguage: 'other', otherLanguage: 'a'.repeat(61) });
    expect([tooLong.status, tooLong.text]).toEqual([400, 'Escriba menos: caben 60 caracteres']);
    expect((await send({})).status).toBe(200);
    expect((await send({ callLanguage: 'other', otherLanguage: 'criollo haitiano' })).status).toBe(200);
    expect(await stored(practice)).toMatchObject([
      { language: 'es', call_language: 'es', other_language: '' },
      { language: 'es', call_language: 'other', other_language: 'criollo haitiano' },
    ]);
  });

  test.each([
    [{ parentName: '' }, 'Your name is required'],
    [{ childName: ' ' }, "Child's name is required"],
    [{ childAge: undefined }, "Child's age is required"],
    [{ email: '' }, 'Email is required'],
    [{ email: 'pat@example' }, 'Invalid email address'],
    [{ email: 'pat@example.com\r\nBcc: all@example.org' }, 'Invalid email address'],
    [{ phone: '' }, 'Phone number is required'],
    [{ concerns: '' }, 'Please share your concerns'],
    [{ concerns: 'c'.repeat(5_001) }, 'Please shorten this to 5,000 characters'],
    [{ language: 'fr' }, 'Language must be en or es'],
    [{ callLanguage: 'fr' }, 'Please choose the language for our call from the list'],
    [{ insuranceCheck: 'yes' }, 'Please answer the insurance question with yes or no'],
    [{ concerns: 'half of a pair \ud800' }, 'The text contains characters that cannot be stored'],
  ])('with %o is refused: %s', async (change, message) => {
    const practice = await startTestPractice();
    const reply = await practice.visitor().post('/api/contact', { ...asked, ...change });
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect([await stored(practice), await outbox(practice)]).toEqual([[], []]);
  });

  test('whose hidden field is filled in is not saved, and says so in its language', async () => {
    const practice = await startTestPractice();
    const send = (changes: object) => practice.visitor().post('/api/contact', { ...asked, ...changes });
    expect(statusAndText(await send({ website: 'https://example.org' }))).toEqual([
      422,
      'Your message was not sent: a program filled in a hidden field, as some password managers do. The field is empty again; please press the button once more',
    ]);
    const spanish = await send({ website: 'https://example.org', language: 'es' });
    expect([spanish.status, spanish.text.slice(0, 25)]).toEqual([422, 'Su mensaje no se envió: u']);
    expect([await stored(practice), await outbox(practice)]).toEqual([[], []]);
  });

  test('counts toward an hourly limit per address', async () => {
    const time = { now: new Date('2026-11-20T15:00:00.000Z') };
    const practice = await startTestPractice({
      config: { rateLimits: true, trustProxy: 1 },
      clock: () => time.now,
    });
    const send = (address: string, change: object = {}) =>
      practice.visitor().post('/api/contact', { ...asked, ...change }, { 'x-forwarded-for': address });
    for (let number = 0; number < INQUIRIES_AN_HOUR; number += 1)
      expect((await send('192.0.2.1', { childName: `Child ${number}` })).status).toBe(200);
    time.now = new Date('2026-11-20T15:59:00.000Z');
    const late = await send('192.0.2.1');
    expect([late.status, late.text]).toEqual([
      429,
      'Too many attempts. Please wait 60 seconds and try again',
    ]);
    expect(late.headers.get('retry-after')).toBe('60');
    expect(await stored(practice)).toHaveLength(INQUIRIES_AN_HOUR);
    expect((await send('192.0.2.2')).status).toBe(200);
    time.now = new Date('2026-11-20T16:00:00.000Z');
    expect((await send('192.0.2.1')).status).toBe(200);
  });

  test('that was refused does not count toward the limit', async () => {
    const practice = await startTestPractice({ config: { rateLimits: true } });
    for (let number = 0; number < 25; number += 1) {
      expect((await practice.visitor().post('/api/contact', { ...asked, phone: '' })).status).toBe(400);
    }
    expect((await practice.visitor().post('/api/contact', asked)).status).toBe(200);
  });

  test('that is repeated word for word is saved once, and answered the same', async () => {
    const time = { now: new Date('2026-11-20T15:00:00.000Z') };
    const practice = await startTestPractice({ clock: () => time.now });
    const send = async (change: object = {}) => {
      const reply = await practice.visitor().post('/api/contact', { ...asked, ...change });
      expect(reply.status).toBe(200);
      return reply.json<{ reference: string }>().reference;
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send()));
    expect(new Set(others)).toEqual(new Set([first]));
    time.now = new Date('2026-11-21T14:59:00.000Z');
    expect(await send({ parentName: ' Pat Example ' })).toBe(first);
    expect([await stored(practice), await outbox(practice)]).toMatchObject([{ length: 1 }, { length: 1 }]);
    expect(await send({ childName: 'Alex Example' })).not.toBe(first);
    time.now = new Date('2026-11-21T15:00:00.000Z');
    expect(await send()).not.toBe(first);
    expect([await stored(practice), await outbox(practice)]).toMatchObject([{ length: 3 }, { length: 3 }]);
  });

  test('is deleted together with its mail', async () => {
    const practice = await startTestPractice();
    await practice.visitor().post('/api/contact', asked);
    await practice.database.write((queries) => queries.deleteFrom('inquiries').execute());
    expect(await outbox(practice)).toEqual([]);
  });
});

describe('A form that the browser posts without a script', () => {
  const fields = (change: Record<string, string> = {}) =>
    asFormPost({ ...asked, insuranceCheck: 'on', website: '', ...change });

  test('is saved like any other, and redirects to a page that can be reloaded', async () => {
    const practice = await startTestPractice();
    const visitor = practice.visitor();
    const reply = await visitor.post('/api/contact', fields(), FORM);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/api/contact/received']);
    expect(await stored(practice)).toMatchObject([
      { parent_name: 'Pat Example', concerns: asked.concerns, insurance_check: true },
    ]);
    const page = await visitor.get('/api/contact/received');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('Consultation Request Received!');
    expect(page.text).toContain(`${sampleIdentity.therapist.firstName} will contact you shortly`);
    expect(page.text).toContain('<a href="/">');
  });

  test('is the same request as the one from its script, whatever its line endings', async () => {
    const practice = await startTestPractice();
    const visitor = practice.visitor();
    const { reference } = (await visitor.post('/api/contact', asked)).json<{ reference: string }>();
    const concerns = asked.concerns.replaceAll('\n', '\r\n');
    for (const _press of ['first', 'second']) await visitor.post('/api/contact', fields({ concerns }), FORM);
    expect(await stored(practice)).toMatchObject([{ concerns: asked.concerns }]);
    expect((await visitor.get('/api/contact/received')).text).toContain(`${reference}.`);
  });

  test('can be as long as with its script, whatever its line endings', async () => {
    const practice = await startTestPractice();
    const concerns = `${'c'.repeat(4_998)}\r\nc`;
    const reply = await practice.visitor().post('/api/contact', fields({ concerns }), FORM);
    expect(reply.status).toBe(303);
  });

  test('without the checkbox says no to the insurance question', async () => {
    const practice = await startTestPractice();
    const { insuranceCheck: _unticked, ...unticked } = asked;
    await practice.visitor().post('/api/contact', asFormPost(unticked), FORM);
    expect(await stored(practice)).toMatchObject([{ insurance_check: false }]);
  });

  test('with something missing gets a page with every message and the typed text', async () => {
    const practice = await startTestPractice();
    const reply = await practice
      .visitor()
      .post(
        '/api/contact',
        fields({ email: 'pat@', phone: '', parentName: '"><script>alert(1)</script>' }),
        FORM,
      );
    expect(reply.status).toBe(400);
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(reply.text).toContain('Invalid email address');
    expect(reply.text).toContain('Phone number is required');
    expect(reply.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(reply.text).not.toContain('<script>');
    expect(reply.text).toContain('Buttons and zippers are hard.\nMornings take an hour.</textarea>');
    expect(reply.text).toContain('name="insuranceCheck" checked');
    expect(reply.text).toContain('<option value="en" selected>English</option>');
    expect(reply.text).toContain('<form method="post" action="/api/contact" novalidate>');
    expect(await stored(practice)).toEqual([]);
  });

  test('of a Spanish page is answered in Spanish, and leads back to the Spanish pages', async () => {
    const practice = await startTestPractice({ config: { rateLimits: true } });
    const visitor = practice.visitor();
    const send = (change: Record<string, string> = {}) =>
      visitor.post(
        '/api/contact',
        fields({ language: 'es', callLanguage: 'other', otherLanguage: 'criollo', ...change }),
        FORM,
      );
    const again = await send({ email: 'pat@' });
    expect(again.status).toBe(400);
    for (const words of [
      '<html lang="es-US">',
      'Su solicitud todavía no se ha enviado',
      'Revise el correo electrónico',
      '¿Qué edad tiene su hijo o hija?',
      'Escuela (opcional)',
      '<input type="hidden" name="language" value="es">',
      '<option value="other" selected>Otro idioma</option>',
      '<div class="wide of-other"><label for="otherLanguage">¿Qué idioma? (opcional)</label>',
      'value="criollo"',
      '<a href="/es">',
    ])
      expect(again.text).toContain(words);
    const taken = await send();
    expect(taken.headers.get('location')).toBe('/api/contact/received?language=es');
    const page = await visitor.get('/api/contact/received?language=es');
    expect(page.text).toContain('<html lang="es-US">');
    expect(page.text).toContain('¡Recibimos su solicitud de consulta!');
    expect(page.text).toMatch(/Su número de referencia es [0-9A-F]{6}\./);
    expect(page.text).toContain('<a class="button" href="/es">');
    const other = await visitor.get('/api/contact/received?language=fr');
    expect([other.status, other.text]).toEqual([400, 'Language must be en or es']);
    for (let number = 1; number < INQUIRIES_AN_HOUR; number += 1) await send();
    // A repeated request counts like any other.
    expect((await send()).text).toMatch(/Demasiados intentos\. Espere \d+ minutos e inténtelo de nuevo\./);
  });

  test('that is sent too often gets a page with the reason and the typed text', async () => {
    const practice = await startTestPractice({ config: { rateLimits: true } });
    for (let number = 0; number < INQUIRIES_AN_HOUR; number += 1) {
      await practice.visitor().post('/api/contact', fields(), FORM);
    }
    const reply = await practice.visitor().post('/api/contact', fields(), FORM);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(reply.text).toContain('Too many attempts. Please wait');
    expect(reply.text).toContain('value="Pat Example"');
  });

  test('whose hidden field is filled in is shown again with the typed values, and can be sent again', async () => {
    const practice = await startTestPractice();
    const reply = await practice.visitor().post('/api/contact', fields({ website: 'x' }), FORM);
    expect(reply.status).toBe(422);
    expect(reply.text).toContain('Your message was not sent: a program filled in a hidden field');
    expect(reply.text).toContain('value="Pat Example"');
    expect(reply.text).toContain('<input name="website" tabindex="-1" autocomplete="off">');
    expect(await stored(practice)).toEqual([]);
    expect((await practice.visitor().post('/api/contact', fields(), FORM)).status).toBe(303);
  });

  test('is accepted from pages of this site only', async () => {
    const practice = await startTestPractice();
    const reply = await practice
      .visitor()
      .post('/api/contact', fields(), { ...FORM, origin: 'https://elsewhere.example.org' });
    expect(reply.status).toBe(403);
    expect(await stored(practice)).toEqual([]);
  });
});
