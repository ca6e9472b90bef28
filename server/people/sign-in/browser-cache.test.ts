import { expect, test } from 'vitest';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';

const emptied = '"cache"';

test('A browser clears its cache when its sign-in ends, and when it uses an ended one', async () => {
  const { visitor, register } = await preparedPractice();
  const [therapist, same] = [await register(), visitor()];
  const { cookie } = therapist;
  expect((await therapist.get('/api/clients')).headers.has('clear-site-data')).toBe(false);
  expect((await therapist.post('/api/logout')).headers.get('clear-site-data')).toBe(emptied);
  const reply = await same.get('/api/clients', { cookie });
  expect([reply.status, reply.headers.get('clear-site-data')]).toEqual([401, emptied]);
});

test('Background requests and visitors do not clear the cache', async () => {
  const { visitor, register } = await preparedPractice();
  const therapist = await register();
  const { cookie } = therapist;
  await therapist.post('/api/logout');
  const background = await visitor().get('/api/clients', { cookie, background: '1' });
  const nobody = await visitor().get('/api/clients');
  expect([background, nobody].map(({ headers }) => headers.has('clear-site-data'))).toEqual([false, false]);
});
