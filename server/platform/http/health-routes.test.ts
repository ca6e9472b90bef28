import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

test('/healthz answers ok to everyone while the database answers', async () => {
  const { visitor } = await startTestPractice();
  const reply = await visitor().get('/healthz');
  expect([reply.status, reply.text]).toEqual([200, 'ok']);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('/healthz answers 503 when the database does not answer', async () => {
  const { visitor, database } = await startTestPractice();
  await visitor().get('/healthz');
  await database.close();
  const reply = await visitor().get('/healthz');
  expect([reply.status, reply.text]).toEqual([503, 'The database does not answer']);
});
