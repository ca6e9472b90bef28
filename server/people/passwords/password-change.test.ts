import { describe, expect, test, vi } from 'vitest';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const right = { currentPassword: 'quiet-swing-42', newPassword: 'brave-kite-77' };

describe('Changing the password', () => {
  test('requires a sign-in', async () => {
    const { visitor } = await preparedPractice();
    const reply = await visitor().post('/api/user/password', right);
    expect([reply.status, reply.text]).toEqual([401, 'Please sign in']);
  });

  test.each([
    [{ newPassword: 'brave-kite-77' }, 400, 'Please enter your current password'],
    [{ ...right, currentPassword: '' }, 400, 'Please enter your current password'],
    [{ ...right, newPassword: 'short' }, 400, 'Password must be at least 6 characters'],
    [{ ...right, newPassword: 'x'.repeat(1001) }, 400, 'Please choose a shorter password'],
    [{ ...right, currentPassword: 'wrong-guess' }, 403, 'Your current password is not right'],
  ])('with %o answers %i: %s', async (body, status, message) => {
    const { register, visitor } = await preparedPractice();
    const therapist = await register();
    const reply = await therapist.post('/api/user/password', body);
    expect([reply.status, reply.text]).toEqual([status, message]);
    const old = await visitor().post('/api/login', therapist.credentials);
    expect(old.status).toBe(200);
  });

  test('takes effect at once and signs out every other device of this account only', async () => {
    const { register, visitor, database } = await preparedPractice();
    const laptop = await register();
    const neighbour = await register();
    const phone = visitor();
    const signIn = (password: string) => visitor().post('/api/login', { ...laptop.credentials, password });
    await phone.post('/api/login', laptop.credentials);
    expect((await laptop.post('/api/user/password', right)).status).toBe(204);
    const statuses = await Promise.all([laptop, phone, neighbour].map((one) => one.get('/api/user')));
    expect(statuses.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect((await signIn('quiet-swing-42')).status).toBe(401);
    expect((await signIn('brave-kite-77')).status).toBe(200);

    // Somebody who knows the old password is signing in while it is changed again.
    const write = database.write.bind(database);
    vi.spyOn(database, 'write').mockImplementationOnce(async (job) => {
      const change = { currentPassword: 'brave-kite-77', newPassword: 'calm-river-19' };
      expect((await laptop.post('/api/user/password', change)).status).toBe(204);
      return write(job);
    });
    const late = await signIn('brave-kite-77');
    expect([late.status, late.text]).toEqual([401, 'Invalid username or password']);
    expect((await laptop.get('/api/sign-ins')).json()).toHaveLength(1);
  });

  test('limits attempts at the current password', async () => {
    const { register } = await startTestPractice({ config: { rateLimits: true } });
    const therapist = await register();
    const guess = { ...right, currentPassword: 'wrong-guess' };
    for (let number = 0; number < 5; number += 1) {
      expect((await therapist.post('/api/user/password', guess)).status).toBe(403);
    }
    const reply = await therapist.post('/api/user/password', right);
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[1-5]$/)]);
  });
});
