import { describe, expect, test } from 'vitest';
import type { Passkey } from '#domain/people/passkeys/passkey.ts';
import { addPasskey, newPasskeyFor, signInByPasskey } from '#tests/builders/second-factor.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { TestAuthenticator } from '#tests/setup/test-authenticator.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const password = { password: 'quiet-swing-42' };

interface CreationOptions {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
  authenticatorSelection: object;
}

describe('Adding a passkey', () => {
  test('requires the password', async () => {
    const { register } = await preparedPractice();
    const therapist = await register();
    const without = await therapist.post('/api/passkeys/options', {});
    const wrong = await therapist.post('/api/passkeys/options', { password: 'wrong-guess' });
    expect([without.status, without.text]).toEqual([400, 'Password is required']);
    expect([wrong.status, wrong.text]).toEqual([403, 'Your current password is not right']);
  });

  test('tells the device the account, and that it must verify its user', async () => {
    const { register } = await startTestPractice();
    const therapist = await register();
    const first = new TestAuthenticator();
    await addPasskey(therapist, first);
    const reply = await therapist.post('/api/passkeys/options', password);
    const options = reply.json<CreationOptions>();
    expect(options.rp).toEqual({ id: 'localhost', name: expect.stringContaining(' ') });
    expect(options.user.name).toBe('therapist1');
    expect(options.excludeCredentials).toHaveLength(1);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: 'required',
      userVerification: 'required',
    });
  });

  test("uses the site's configured address", async () => {
    const config = { siteUrl: 'https://practice.example.com', isSiteUrlGiven: true };
    const { register } = await startTestPractice({ config });
    const therapist = await register();
    const device = new TestAuthenticator('practice.example.com');
    const asked = await therapist.post('/api/passkeys/options', password);
    const response = device.create(asked.json(), { origin: config.siteUrl });
    expect((await therapist.post('/api/passkeys', { name: 'Laptop', response })).status).toBe(201);
  });

  test.each([
    ['', 'Please give this passkey a name'],
    ['x'.repeat(61), 'Please shorten this to 60 characters'],
  ])('named %o is refused: %s', async (name, message) => {
    const { register } = await preparedPractice();
    const therapist = await register();
    const reply = await therapist.post('/api/passkeys', { ...(await newPasskeyFor(therapist)), name });
    expect([reply.status, reply.text]).toEqual([400, message]);
  });

  test.each([
    ['another site', { origin: 'https://elsewhere.example.com' }],
    ['a device that does not know who holds it', { verifiesUser: false }],
  ])('from %s is refused', async (_from, ceremony) => {
    const { register } = await preparedPractice();
    const therapist = await register();
    const options = (await therapist.post('/api/passkeys/options', password)).json<CreationOptions>();
    const response = new TestAuthenticator().create(options, ceremony);
    const reply = await therapist.post('/api/passkeys', { name: 'Laptop', response });
    expect([reply.status, reply.text]).toEqual([400, 'This passkey could not be added. Please try again']);
    expect((await therapist.get('/api/passkeys')).json()).toEqual([]);
  });

  test("requires the account's own challenge, in time, and uses it up", async () => {
    const { register, wait } = await practiceWithClock();
    const [therapist, other] = [await register(), await register()];
    const hers = await newPasskeyFor(therapist);
    expect((await other.post('/api/passkeys', hers)).status).toBe(400);
    expect((await therapist.post('/api/passkeys', hers)).status).toBe(201);
    expect((await therapist.post('/api/passkeys', hers)).status).toBe(400);
    const late = await newPasskeyFor(therapist);
    wait({ minutes: 5 });
    expect((await therapist.post('/api/passkeys', late)).status).toBe(400);
  });

  test('that is already in use is refused', async () => {
    const { register } = await preparedPractice();
    const [therapist, other] = [await register(), await register()];
    const device = new TestAuthenticator();
    await addPasskey(therapist, device);
    const reply = await other.post('/api/passkeys', await newPasskeyFor(other, device));
    expect([reply.status, reply.text]).toEqual([409, 'This passkey is in use already']);
  });

  test('works for at most twenty', async () => {
    const { register, database } = await startTestPractice();
    const therapist = await register();
    const passkey = await addPasskey(therapist);
    const row = await database.read.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 19 }, (_, number) => ({
      ...row,
      id: passkey.id + 1 + number,
      credential_id: `sample-${number}`,
    }));
    await database.write((queries) => queries.insertInto('passkeys').values(more).execute());
    const reply = await therapist.post('/api/passkeys/options', password);
    expect([reply.status, reply.text]).toEqual([
      409,
      'You have 20 passkeys, as many as one account can have. Remove one first',
    ]);
  });
});

describe('A passkey', () => {
  test('is listed with name and last use, can be renamed and removed', async () => {
    const { register, visitor, wait } = await practiceWithClock();
    const therapist = await register();
    const device = new TestAuthenticator();
    const { id } = await addPasskey(therapist, device);
    const listed = async () => (await therapist.get('/api/passkeys')).json<Passkey[]>();
    const createdAt = '2026-11-01T12:00:00.000Z';
    expect(await listed()).toEqual([{ id, name: 'Sample laptop', createdAt, lastUsedAt: null }]);
    wait({ minutes: 1 });
    expect((await signInByPasskey(visitor(), device))[0]).toBe(200);
    const renamed = await therapist.put(`/api/passkeys/${id}`, { name: '  Clinic laptop ' });
    const lastUsedAt = '2026-11-01T12:01:00.000Z';
    expect(renamed.json()).toEqual({ id, name: 'Clinic laptop', createdAt, lastUsedAt });
    expect((await therapist.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' })).status).toBe(
      204,
    );
    expect(await listed()).toEqual([]);
    const again = await therapist.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' });
    expect([again.status, again.text]).toEqual([404, 'The requested passkey could not be found']);
  });

  test('of another therapist is neither shown nor renamed nor removed', async () => {
    const { register } = await preparedPractice();
    const [therapist, other] = [await register(), await register()];
    const { id } = await addPasskey(therapist);
    expect((await other.get('/api/passkeys')).json()).toEqual([]);
    expect((await other.put(`/api/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' })).status).toBe(404);
    expect((await therapist.get('/api/passkeys')).json()).toMatchObject([{ id, name: 'Sample laptop' }]);
  });

  test('is recorded in the log', async () => {
    const { register, visitor, database } = await startTestPractice();
    const therapist = await register();
    const device = new TestAuthenticator();
    const { id } = await addPasskey(therapist, device);
    await signInByPasskey(visitor(), device);
    await therapist.put(`/api/passkeys/${id}`, { name: 'Clinic laptop' });
    await therapist.post(`/api/passkeys/${id}/remove`, { password: 'quiet-swing-42' });
    const lines = await database.read.selectFrom('audit_log').selectAll().orderBy('position').execute();
    expect(lines.map(({ action, entity, entity_id: entityId }) => [action, entity, entityId])).toEqual([
      ['create', 'account', 1],
      ['create', 'passkey', id],
      ['read', 'passkey', id],
      ['create', 'sign-in', 1],
      ['update', 'passkey', id],
      ['delete', 'passkey', id],
    ]);
  });
});
