import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

test('Every call refuses unknown parameters before it does anything', async () => {
  const { app, register } = await startTestPractice();
  const owner = await register();
  for (const { method, url } of app.apiRoutes) {
    if (method !== 'GET' && method !== 'POST' && method !== 'PUT' && method !== 'DELETE') continue;
    const path = `${url.replaceAll(':id', '1')}?x=1`;
    const reply = await owner.request(method, path, method === 'GET' ? undefined : {});
    expect([method, url, reply.status, reply.text.slice(0, 15)]).toEqual([
      method,
      url,
      400,
      'This call takes',
    ]);
  }
  expect((await owner.get('/api/user')).status).toBe(200);
});

test('The refusal lists the known parameters', async () => {
  const { register } = await startTestPractice();
  const owner = await register();
  expect(statusAndText(await owner.get('/api/clients?x=0'))).toEqual([
    400,
    'This call takes no other parameters in its address than limit, cursor, search, status',
  ]);
  expect(statusAndText(await owner.get('/api/clients?status=active&sort=name'))[0]).toBe(400);
  expect(statusAndText(await owner.get('/api/user?x'))).toEqual([
    400,
    'This call takes no parameters in its address',
  ]);
  expect(statusAndText(await owner.get('/api/nothing?x=1'))[0]).toBe(404);
});

test('A visitor is asked to sign in first', async () => {
  const { visitor } = await startTestPractice();
  expect(statusAndText(await visitor().get('/api/clients?x=1'))).toEqual([401, 'Please sign in']);
});
