import { describe, expect, test } from 'vitest';
import { recommendedCost } from '#server/people/passwords/passwords.ts';
import { countWithinHour } from '#server/platform/throttle/address-limit.ts';
import { REGISTRATIONS_AN_HOUR } from '#server/platform/throttle/attempts.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';

const account = {
  fullName: 'Robin Sample',
  email: 'robin@example.com',
  username: 'robin',
  password: 'quiet-swing-42',
};

function usersOf({ database }: TestPractice) {
  return database.read.selectFrom('users').selectAll().orderBy('id').execute();
}

describe('The registration form', () => {
  test.each([
    [{ username: 'ro' }, 'Username must be at least 3 characters'],
    [{ username: '  ro  ' }, 'Username must be at least 3 characters'],
    [{ username: undefined }, 'Username must be at least 3 characters'],
    [{ username: 12345 }, 'Username must be at least 3 characters'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: undefined }, 'Password must be at least 6 characters'],
    [{ password: 'p'.repeat(1_001) }, 'Please choose a shorter password'],
    [{ fullName: 'R' }, 'Full name is required'],
    [{ fullName: undefined }, 'Full name is required'],
    [{ email: 'robin@example' }, 'Invalid email address'],
    [{ email: '' }, 'Invalid email address'],
    [{ email: undefined }, 'Invalid email address'],
    [{ inviteCode: 7 }, 'Please enter the invite code as text'],
  ])('%o is refused: %s', async (change, message) => {
    const practice = await startTestPractice();
    const reply = await practice.visitor().post('/api/register', { ...account, ...change });
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await usersOf(practice)).toEqual([]);
  });

  test('is refused with the first broken rule', async () => {
    const practice = await startTestPractice();
    const reply = await practice.visitor().post('/api/register', {});
    expect(reply.text).toBe('Full name is required');
  });
});

describe('An account', () => {
  test('is returned completely, without its password, and is signed in at once', async () => {
    const practice = await startTestPractice();
    const robin = practice.visitor();
    const reply = await robin.post('/api/register', account);
    expect(reply.status).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.any(Number),
      username: 'robin',
      fullName: 'Robin Sample',
      email: 'robin@example.com',
      role: 'therapist',
      isOwner: true,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
    expect((await robin.get('/api/user')).json()).toEqual(reply.json());
  });

  test('stores a hash of its password only', async () => {
    const practice = await startTestPractice({ passwordCost: recommendedCost });
    await practice.register({ password: 'quiet-swing-42' });
    const [user] = await usersOf(practice);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain('quiet-swing-42');
  });

  test('cannot set its role, its id or the ownership', async () => {
    const practice = await startTestPractice();
    await practice.register();
    const second = practice.visitor();
    const reply = await second.post('/api/register', { ...account, role: 'admin', id: 999, isOwner: true });
    expect(reply.json()).toMatchObject({ role: 'therapist', isOwner: false });
    expect(reply.json<{ id: number }>().id).not.toBe(999);
  });

  test('owns the practice only as the first of the installation, however many register at once', async () => {
    const practice = await startTestPractice();
    const replies = await Promise.all(
      Array.from({ length: 4 }, (_, number) =>
        practice.visitor().post('/api/register', {
          ...account,
          username: `robin${number}`,
          email: `robin${number}@example.com`,
        }),
      ),
    );
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 201]);
    expect(replies.filter((reply) => reply.json<{ isOwner: boolean }>().isOwner)).toHaveLength(1);
  });

  test.each([
    [{ username: 'ROBIN', email: 'other@example.com' }, 'Username already exists'],
    [{ username: ' robin ', email: 'other@example.com' }, 'Username already exists'],
    [{ username: 'other', email: 'ROBIN@Example.com' }, 'Email already exists'],
    [{ username: 'Robin', email: 'Robin@example.com' }, 'Username already exists'],
  ])('is unique without regard to case: %o', async (change, message) => {
    const practice = await startTestPractice();
    await practice.visitor().post('/api/register', account);
    const reply = await practice.visitor().post('/api/register', { ...account, ...change });
    expect([reply.status, reply.text]).toEqual([409, message]);
    expect(reply.headers.get('refused-field')).toBe(message.split(' ')[0]?.toLowerCase());
    expect(await usersOf(practice)).toHaveLength(1);
  });

  test('is created once if the same form arrives several times at once', async () => {
    const practice = await startTestPractice();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => practice.visitor().post('/api/register', account)),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await usersOf(practice)).toHaveLength(1);
  });
});

describe('With closed registration', () => {
  test('nobody can open an account', async () => {
    const practice = await startTestPractice({ config: { registration: 'closed' } });
    const reply = await practice.visitor().post('/api/register', account);
    expect([reply.status, reply.text]).toEqual([
      403,
      'New accounts are not open. Please ask the owner of the practice',
    ]);
    expect(await usersOf(practice)).toEqual([]);
  });
});

describe('One address', () => {
  test('can open a limited number of accounts an hour', async () => {
    let now = new Date('2026-11-20T15:00:00.000Z');
    const practice = await startTestPractice({
      config: { rateLimits: true, trustProxy: 1 },
      clock: () => now,
    });
    await practice.database.write(async (queries) => {
      for (let number = 1; number < REGISTRATIONS_AN_HOUR; number += 1)
        await countWithinHour(queries, 'registration', '127.0.0.1', REGISTRATIONS_AN_HOUR, now);
    });
    expect((await practice.visitor().post('/api/register', account)).status).toBe(201);

    now = new Date('2026-11-20T15:20:00.000Z');
    const late = await practice.visitor().post('/api/register', account);
    expect([late.status, late.text]).toEqual([
      429,
      'Too many attempts. Please wait 40 minutes and try again',
    ]);
    expect(late.headers.get('retry-after')).toBe('2400');

    const elsewhere = await practice
      .visitor()
      .post('/api/register', account, { 'x-forwarded-for': '192.0.2.9' });
    expect(elsewhere.status).toBe(409);
    now = new Date('2026-11-20T16:00:00.001Z');
    expect((await practice.visitor().post('/api/register', account)).status).toBe(409);
  });
});
