import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('While the database answers, /healthz says ok to everyone', async () => {
  const { visitor } = await startTestPractice();
  const reply = await visitor().get('/healthz');
  expect([reply.status, reply.text]).toEqual([200, 'ok']);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('When the database does not answer, /healthz says so with 503', async () => {
  const { visitor, database } = await startTestPractice();
  await visitor().get('/healthz');
  await database.close();
  const reply = await visitor().get('/healthz');
  expect([reply.status, reply.text]).toEqual([503, 'The database does not answer']);
});
