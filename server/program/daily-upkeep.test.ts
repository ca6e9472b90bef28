import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { createApp } from './app.ts';

test('Expired rows are deleted after the program has started', async () => {
  const { config, database, register, visitor } = await startTestPractice({
    config: { rateLimits: true },
    clock: () => new Date('2026-11-01T12:00:00.000Z'),
  });
  const therapist = await register();
  await therapist.post('/api/clients', { firstName: 'Ivy', lastName: 'Sample' }, { 'idempotency-key': 'a' });
  await therapist.put('/api/clients/1', { status: 'inactive' });
  await visitor().post('/api/login', { username: 'therapist1', password: 'wrong-guess' });
  const rows = async () => [
    await database.read.selectFrom('sign_ins').select('id').execute(),
    await database.read.selectFrom('attempts').select('key').execute(),
    await database.read.selectFrom('idempotency_keys').select('key').execute(),
    await database.read.selectFrom('undos').select('id').execute(),
  ];
  expect((await rows()).map((found) => found.length)).toEqual([1, 4, 1, 1]);

  const later = await createApp({ config, database, clock: () => new Date('2026-11-09T12:00:00.000Z') });
  await later.listen({ port: 0 });
  await later.close();
  expect(await rows()).toEqual([[], [], [], []]);
  expect(await database.read.selectFrom('clients').select('id').execute()).toHaveLength(1);
});
