import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const unknown = [
  '/api',
  '/api/',
  '/api?x=1',
  '/api/?x=1',
  '/api//',
  '/api/nothing',
  '/api/clients/1/2',
  '/api%2Fclients',
  '/api%2fclients',
  '/api%5Cclients',
  '/%2Fapi/clients',
  '/api/%2F',
  '/api/clients%2F1',
];

test.each(unknown)('%s answers 404 with a sentence to every method, never with a page', async (url) => {
  const { app } = await startTestPractice({
    pages: async (server) => {
      const page = { url: '/*', handler: async () => 'a page' };
      server.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], ...page });
    },
  });
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const) {
    const reply = await app.inject({ method, url });
    expect([method, reply.statusCode, reply.headers['content-type'], reply.body]).toEqual([
      method,
      404,
      'text/plain; charset=utf-8',
      method === 'HEAD' ? '' : 'There is nothing at this address',
    ]);
  }
});

test("An address that only begins with /api is a page's", async () => {
  const { app } = await startTestPractice({
    pages: async (server) => void server.get('/*', async () => 'a page'),
  });
  for (const url of ['/apiary', '/about?next=/api/', '/x/api/clients']) {
    expect((await app.inject({ url })).body).toBe('a page');
  }
});
