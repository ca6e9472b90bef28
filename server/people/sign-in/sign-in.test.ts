import { describe, expect, test } from 'vitest';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const right = { username: 'therapist1', password: 'quiet-swing-42' };

describe('Signing in', () => {
  test.each([
    [{ username: '', password: 'x' }, 400, 'Username is required'],
    [{ password: 'x' }, 400, 'Username is required'],
    [{ username: 'therapist1', password: '' }, 400, 'Password is required'],
    [{ username: 'therapist1' }, 400, 'Password is required'],
    [{ username: 'therapist1', password: 'quiet-swing-43' }, 401, 'Invalid username or password'],
    [{ username: 'nobody', password: 'quiet-swing-42' }, 401, 'Invalid username or password'],
    [{ username: 'therapist1', password: ' quiet-swing-42 ' }, 401, 'Invalid username or password'],
  ])('with %o answers %i: %s', async (body, status, message) => {
    const practice = await preparedPractice();
    await practice.register();
    const reply = await practice.visitor().post('/api/login', body);
    expect([reply.status, reply.text]).toEqual([status, message]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('returns the user, in any case of the username', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const reply = await practice.visitor().post('/api/login', { ...right, username: ' THERAPIST1 ' });
    expect(reply.status).toBe(200);
    expect(reply.json()).toMatchObject({ fullName: 'Therapist 1 Sample', username: 'therapist1' });
  });

  test('sets a cookie that scripts and other sites cannot use, and stores only its hash', async () => {
    const { database, register } = await startTestPractice();
    const therapist = await register();
    const [cookie = ''] = (await therapist.post('/api/login', right)).headers.getSetCookie();
    expect(cookie).toMatch(/^sign_in=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const token = cookie.slice('sign_in='.length, cookie.indexOf(';'));
    expect(JSON.stringify(await database.read.selectFrom('sign_ins').selectAll().execute())).not.toContain(
      token,
    );
  });

  test('sets an https-only cookie behind a proxy with https', async () => {
    const practice = await startTestPractice({ config: { trustProxy: 1 } });
    await practice.register();
    const reply = await practice.visitor().post('/api/login', right, { 'x-forwarded-proto': 'https' });
    expect(reply.headers.getSetCookie().join()).toContain('; Secure');
  });

  test('sets an https-only cookie if SITE_URL has https', async () => {
    const practice = await startTestPractice({ config: { siteUrl: 'https://practice.example.com' } });
    await practice.register();
    const reply = await practice.visitor().post('/api/login', right);
    expect(reply.headers.getSetCookie().join()).toContain('; Secure');
  });

  test("issues a new token each time, and ends the browser's previous one", async () => {
    const practice = await startTestPractice();
    const therapist = await practice.register();
    const before = therapist.cookie;
    await therapist.post('/api/login', right);
    expect(therapist.cookie).not.toBe(before);
    const withOld = await practice.visitor().get('/api/user', { cookie: before });
    expect([withOld.status, withOld.text]).toEqual([401, 'Please sign in']);
  });

  test('lasts while it is used, and ends after seven days without use', async () => {
    const { register, wait } = await practiceWithClock();
    const therapist = await register();
    wait({ days: 6 });
    expect((await therapist.get('/api/user')).status).toBe(200);
    wait({ days: 6 });
    expect((await therapist.get('/api/user')).status).toBe(200);
    wait({ days: 7 });
    expect((await therapist.get('/api/user')).status).toBe(401);
  });

  test('ends after thirty days even if it is used', async () => {
    const { register, wait } = await practiceWithClock();
    const therapist = await register();
    for (let day = 0; day < 29; day += 1) {
      wait({ days: 1 });
      expect((await therapist.get('/api/user')).status).toBe(200);
    }
    wait({ days: 1 });
    expect((await therapist.get('/api/user')).status).toBe(401);
  });
});

describe('Signing out', () => {
  test('ends the sign-in on the server, not only the cookie', async () => {
    const practice = await preparedPractice();
    const therapist = await practice.register();
    const { cookie } = therapist;
    const reply = await therapist.post('/api/logout');
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(therapist.cookie).not.toContain('sign_in=');
    expect((await practice.visitor().get('/api/user', { cookie })).status).toBe(401);
  });

  test('without a sign-in succeeds', async () => {
    const practice = await preparedPractice();
    expect((await practice.visitor().post('/api/logout')).status).toBe(204);
    expect((await practice.visitor().post('/api/logout', undefined, { cookie: 'sign_in=x' })).status).toBe(
      204,
    );
  });
});

describe('Devices', () => {
  async function threeDevices() {
    const { register, visitor, wait } = await practiceWithClock();
    const laptop = await register();
    const [phone, tablet] = [visitor(), visitor()];
    wait({ hours: 1 });
    await phone.post('/api/login', right, { 'user-agent': 'Sample Phone' });
    wait({ hours: 1 });
    await tablet.post('/api/login', right, { 'user-agent': 'Sample Tablet' });
    const other = await register();
    wait({ hours: 1 });
    return { laptop, phone, tablet, other };
  }

  test('are listed by last use, with the current one marked', async () => {
    const { phone } = await threeDevices();
    const listed = (await phone.get('/api/sign-ins')).json<SignIn[]>();
    expect(listed.map(({ device, current }) => [device, current])).toEqual([
      ['Sample Phone', true],
      ['Sample Tablet', false],
      [expect.stringContaining('light'), false],
    ]);
    expect(Object.keys(listed[0] ?? {}).sort()).toEqual([
      'address',
      'createdAt',
      'current',
      'device',
      'id',
      'lastUsedAt',
    ]);
  });

  test('can be signed out one by one', async () => {
    const { laptop, phone, tablet } = await threeDevices();
    const listed = (await laptop.get('/api/sign-ins')).json<SignIn[]>();
    const lost = listed.find((signIn) => signIn.device === 'Sample Phone');
    expect((await laptop.delete(`/api/sign-ins/${lost?.id}`)).status).toBe(204);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await tablet.get('/api/user')).status).toBe(200);
    const again = await laptop.delete(`/api/sign-ins/${lost?.id}`);
    expect([again.status, again.text]).toEqual([404, 'This device is not signed in any more']);
  });

  test('of another therapist cannot be signed out', async () => {
    const { laptop, other } = await threeDevices();
    const [hers] = (await other.get('/api/sign-ins')).json<SignIn[]>();
    expect((await laptop.delete(`/api/sign-ins/${hers?.id}`)).status).toBe(404);
    expect((await laptop.delete('/api/sign-ins/%00')).status).toBe(404);
    expect((await other.get('/api/user')).status).toBe(200);
  });

  test('can all be signed out except the current one', async () => {
    const { laptop, phone, tablet, other } = await threeDevices();
    expect((await phone.post('/api/sign-ins/end-others')).status).toBe(204);
    const statuses = await Promise.all([laptop, phone, tablet, other].map((one) => one.get('/api/user')));
    expect(statuses.map((reply) => reply.status)).toEqual([401, 200, 401, 200]);
  });

  test('that sign themselves out lose their cookie', async () => {
    const { phone } = await threeDevices();
    const own = (await phone.get('/api/sign-ins')).json<SignIn[]>().find((signIn) => signIn.current);
    await phone.delete(`/api/sign-ins/${own?.id}`);
    expect(phone.cookie).not.toContain('sign_in=');
  });
});
