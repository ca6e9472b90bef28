import { expect, test } from 'vitest';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

test('Each account has its own draft key, which only its sign-in returns', async () => {
  const { visitor, register } = await preparedPractice();
  const [therapist, other] = [await register(), await register()];
  const keyOf = async (hands: typeof therapist) =>
    (await hands.get('/api/draft-key')).json<{ key: string }>().key;
  const key = await keyOf(therapist);
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(await keyOf(therapist)).toBe(key);
  expect(await keyOf(other)).not.toBe(key);
  expect(statusAndText(await visitor().get('/api/draft-key'))).toEqual([401, 'Please sign in']);
  await therapist.post('/api/logout');
  expect((await therapist.get('/api/draft-key')).status).toBe(401);
});
