import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { PasswordQueue, type Requester } from './password-queue.ts';

test('Passwords are hashed one at a time, those of known devices first', async () => {
  const queue = new PasswordQueue();
  const order: string[] = [];
  let running = 0;
  const hash = (requester: Requester, name: string) =>
    queue.run(requester, async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      order.push(name);
      return name;
    });
  const names = await Promise.all([
    hash('stranger', 'first stranger'),
    hash('stranger', 'second stranger'),
    hash('known', 'device'),
    hash('known', 'other device'),
  ]);
  expect(order).toEqual(['first stranger', 'device', 'other device', 'second stranger']);
  expect(names).toEqual(['first stranger', 'second stranger', 'device', 'other device']);
});

test('A failed hash rejects its caller, and the next one runs', async () => {
  const queue = new PasswordQueue();
  const failing = queue.run('stranger', () => Promise.reject(new Error('no memory')));
  const next = queue.run('stranger', async () => 'hashed');
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('hashed');
});

test('Known devices sign in at once during a flood of strangers, who are told to retry', async () => {
  const practice = await startTestPractice({ config: { rateLimits: true, trustProxy: 1 } });
  const therapist = await practice.register();
  const done: string[] = [];
  const flood = Array.from({ length: 120 }, async (_, number) => {
    const reply = await practice
      .visitor()
      .post(
        '/api/login',
        { username: `guess-${number}`, password: 'wrong-guess' },
        { 'x-forwarded-for': `203.0.113.${number}` },
      );
    if (reply.status === 401) done.push('stranger');
    return reply;
  });
  const right = { username: 'therapist1', password: 'quiet-swing-42' };
  const signedIn = await therapist.post('/api/login', right);
  expect(signedIn.status).toBe(200);
  // At most those whose turn had come before she asked.
  expect(done.length).toBeLessThan(20);
  const replies = await Promise.all(flood);
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(replies.every(({ status }) => status === 401 || status === 503)).toBe(true);
  expect(refused[0]?.text).toBe(
    'Too many people are signing in at this moment. Please try again in a few seconds',
  );
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});
