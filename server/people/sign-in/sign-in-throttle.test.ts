import { describe, expect, test } from 'vitest';
import { createApp } from '#server/program/app.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const right = { username: 'therapist1', password: 'quiet-swing-42' };
const wrong = { username: 'therapist1', password: 'wrong-guess' };

async function throttledPractice() {
  const time = { now: new Date('2026-11-20T15:00:00.000Z') };
  const clock = () => time.now;
  const practice = await startTestPractice({ config: { rateLimits: true, trustProxy: 1 }, clock });
  const therapist = await practice.register();
  const wait = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000);
  };
  const signIn = async (body: object, address = '192.0.2.1') =>
    practice.visitor().post('/api/login', body, { 'x-forwarded-for': address });
  const fail = async (times: number, body: object = wrong, address?: string) => {
    for (let number = 0; number < times; number += 1) await signIn(body, address);
  };
  const guessFromEverywhere = async () => {
    for (let number = 0; number < 50; number += 1) {
      const username = number % 2 ? 'THERAPIST1' : 'therapist1 ';
      await signIn({ ...wrong, username }, `203.0.113.${number}`);
    }
  };
  return { ...practice, therapist, clock, wait, signIn, fail, guessFromEverywhere };
}

describe('Wrong passwords', () => {
  test('cause no wait the first five times', async () => {
    const { signIn } = await throttledPractice();
    for (let number = 0; number < 5; number += 1) expect((await signIn(wrong)).status).toBe(401);
    const early = await signIn(wrong);
    expect([early.status, early.text]).toEqual([
      429,
      'Too many attempts. Please wait 5 seconds and try again',
    ]);
    expect(early.headers.get('retry-after')).toBe('5');
  });

  test("increase the account's wait each time, up to a quarter of an hour", async () => {
    const { signIn, fail, wait } = await throttledPractice();
    await fail(5);
    const waits: number[] = [];
    for (let number = 0; number < 10; number += 1) {
      const seconds = Number((await signIn(wrong)).headers.get('retry-after'));
      waits.push(seconds);
      wait(seconds);
      expect((await signIn(wrong)).status).toBe(401);
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
  });

  test('are not checked during the wait, and trying again does not extend it', async () => {
    const { signIn, fail, wait } = await throttledPractice();
    await fail(5);
    wait(1);
    const early = await signIn(right);
    expect([early.status, early.text]).toEqual([
      429,
      'Too many attempts. Please wait 4 seconds and try again',
    ]);
    wait(3);
    expect((await signIn(right)).text).toBe('Too many attempts. Please wait 1 second and try again');
    wait(1);
    expect((await signIn(right)).status).toBe(200);
  });

  test('are cleared by the correct one', async () => {
    const { signIn, fail } = await throttledPractice();
    await fail(4);
    expect((await signIn(right)).status).toBe(200);
    await fail(4);
    expect((await signIn(right)).status).toBe(200);
  });

  test('expire after a day', async () => {
    const { signIn, fail, wait } = await throttledPractice();
    await fail(5);
    wait(24 * 60 * 60 + 1);
    await fail(4);
    expect((await signIn(right)).status).toBe(200);
  });

  test('counted by a wrong clock cause no wait once it is right, and later ones count again', async () => {
    const { signIn, fail, wait } = await throttledPractice();
    wait(365 * 24 * 3600);
    await fail(5);
    wait(-365 * 24 * 3600);
    expect((await signIn(wrong)).status).toBe(401);
    await fail(4);
    expect((await signIn(right)).headers.get('retry-after')).toBe('5');
  });

  test('sent at once count like those sent one by one', async () => {
    const { signIn } = await throttledPractice();
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong)));
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(7);
  });

  test('from five addresses lock nobody out', async () => {
    const { signIn } = await throttledPractice();
    for (let number = 0; number < 5; number += 1) await signIn(wrong, `192.0.2.${number}`);
    expect((await signIn(right, '192.0.2.99')).status).toBe(200);
  });

  test('from forty addresses are checked ten times, as many as two new devices of one person may cause', async () => {
    const { signIn } = await throttledPractice();
    const statuses: number[] = [];
    for (let number = 0; number < 40; number += 1)
      statuses.push((await signIn(wrong, `203.0.113.${number}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  test('on two new devices of the same person leave the right password free on a third', async () => {
    const { signIn, fail } = await throttledPractice();
    await fail(5, wrong, '192.0.2.1');
    await fail(4, wrong, '192.0.2.2');
    expect((await signIn(right, '192.0.2.3')).status).toBe(200);
  });

  test('count together from all addresses, and in any case of the username', async () => {
    const { guessFromEverywhere, signIn } = await throttledPractice();
    await guessFromEverywhere();
    expect((await signIn(right, '192.0.2.99')).status).toBe(429);
  });

  test("of strangers neither block a known device nor its therapist's password change", async () => {
    const { therapist, guessFromEverywhere } = await throttledPractice();
    await guessFromEverywhere();
    expect((await therapist.post('/api/login', right)).status).toBe(200);
    const change = { currentPassword: right.password, newPassword: 'brave-kite-77' };
    expect((await therapist.post('/api/user/password', change)).status).toBe(204);
  });

  test('on a known device delay only that device', async () => {
    const { therapist, signIn } = await throttledPractice();
    for (let number = 0; number < 5; number += 1) {
      expect((await therapist.post('/api/login', wrong)).status).toBe(401);
    }
    expect((await therapist.post('/api/login', right)).status).toBe(429);
    expect((await signIn(right)).status).toBe(200);
  });

  test('for the confirmation of a change count for that sign-in only', async () => {
    const { therapist, signIn, visitor } = await throttledPractice();
    const other = visitor();
    await other.post('/api/login', right);
    const change = (currentPassword: string) => ({ currentPassword, newPassword: 'brave-kite-77' });
    for (let number = 0; number < 5; number += 1) {
      expect((await therapist.post('/api/user/password', change('wrong-guess'))).status).toBe(403);
    }
    expect((await therapist.post('/api/user/password', change(right.password))).status).toBe(429);
    expect((await signIn(right)).status).toBe(200);
    expect((await other.post('/api/user/password', change(right.password))).status).toBe(204);
  });

  test("are subtracted by the correct one that follows, so that a clinic's typos do not add up", async () => {
    const { signIn, fail } = await throttledPractice();
    for (let number = 0; number < 35; number += 1) {
      await fail(1);
      expect((await signIn(right)).status).toBe(200);
    }
  });

  test('of others stay counted when the user signs in', async () => {
    const { signIn, guessFromEverywhere, wait } = await throttledPractice();
    await guessFromEverywhere();
    wait(5);
    expect((await signIn(right)).status).toBe(200);
    expect((await signIn(wrong, '198.51.100.1')).status).toBe(401);
    expect((await signIn(wrong, '198.51.100.2')).status).toBe(429);
  });

  test('from an address are not subtracted by signing in to another account', async () => {
    const { signIn, fail, register } = await throttledPractice();
    await register();
    await fail(4);
    expect((await signIn({ ...right, username: 'therapist2' })).status).toBe(200);
    await fail(1);
    expect((await signIn(right)).status).toBe(429);
  });

  test('for an unknown username get the same reply', async () => {
    const { signIn } = await throttledPractice();
    const nobody = { username: 'nobody', password: 'wrong-guess' };
    const answers = async (body: object, address: string) => {
      const replies = [];
      for (let number = 0; number < 7; number += 1) {
        const { status, text } = await signIn(body, address);
        replies.push([status, text]);
      }
      return replies;
    };
    expect(await answers(nobody, '192.0.2.1')).toEqual(await answers(wrong, '192.0.2.2'));
  });

  test('of one account do not affect other accounts', async () => {
    const { signIn, fail, register } = await throttledPractice();
    await register();
    await fail(6);
    expect((await signIn({ ...right, username: 'therapist2' })).status).toBe(200);
  });

  test('from one address over many usernames delay that address only', async () => {
    const { signIn } = await throttledPractice();
    for (let number = 0; number < 30; number += 1) {
      await signIn({ username: `guess-${number}`, password: 'wrong-guess' });
    }
    expect((await signIn(right)).status).toBe(429);
    expect((await signIn(right, '192.0.2.2')).status).toBe(200);
  });

  test('from one IPv6 network count together', async () => {
    const { signIn } = await throttledPractice();
    for (let number = 0; number < 30; number += 1) {
      await signIn({ username: `guess-${number}`, password: 'wrong-guess' }, `2001:db8:1:2::${number + 1}`);
    }
    expect((await signIn(right, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await signIn(right, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('are known to other processes and after a restart', async () => {
    const { config, database, clock, fail } = await throttledPractice();
    await fail(5);
    const other = await createApp({ config, database, clock });
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const reply = await other.inject({ method: 'POST', url: '/api/login', payload: right, headers });
    await other.close();
    expect(reply.statusCode).toBe(429);
  });

  test('store neither usernames nor addresses', async () => {
    const { database, fail } = await throttledPractice();
    await fail(1, { username: 'typed-my-password-here', password: 'x' });
    const stored = JSON.stringify(await database.read.selectFrom('attempts').selectAll().execute());
    expect(stored).not.toContain('typed-my-password-here');
    expect(stored).not.toContain('192.0.2.1');
  });
});

test('With RATE_LIMITS=off wrong passwords cause no wait', async () => {
  const practice = await startTestPractice();
  await practice.register();
  for (let number = 0; number < 8; number += 1) {
    expect((await practice.visitor().post('/api/login', wrong)).status).toBe(401);
  }
  expect((await practice.visitor().post('/api/login', right)).status).toBe(200);
});
