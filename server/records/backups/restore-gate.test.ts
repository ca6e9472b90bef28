import fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { handleError } from '#server/platform/http/error-handler.ts';
import { RestoreGate } from './restore-gate.ts';

let app: FastifyInstance;
let data: string;
let exchange: PromiseWithResolvers<void>;
let slowRead: PromiseWithResolvers<void>;

// A program of one word, which POST /api/restore exchanges when the test says so.
beforeEach(() => {
  const gate = new RestoreGate();
  app = fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(handleError);
  gate.guard(app);
  data = 'old';
  exchange = Promise.withResolvers<void>();
  slowRead = Promise.withResolvers<void>();
  app.get('/api/word', async () => data);
  app.get('/api/slow', async () => {
    const before = data;
    await slowRead.promise;
    return `${before} ${data}`;
  });
  app.put('/api/word', async () => data);
  app.get('/page', async () => 'a page');
  app.post('/api/restore', (request) =>
    gate.whileClosed(request, async () => {
      await exchange.promise;
      data = 'restored';
      return data;
    }),
  );
});

const restoring = 'The practice is being restored from a backup. Please try again in a moment';

test('During an exchange reads wait, changes and a second restore are refused, and pages are served', async () => {
  const restore = app.inject({ method: 'POST', url: '/api/restore' });
  const refused = await untilRefused();
  expect([refused.statusCode, refused.body, refused.headers['retry-after']]).toEqual([503, restoring, '5']);
  expect((await app.inject({ method: 'POST', url: '/api/restore' })).statusCode).toBe(503);
  expect((await app.inject('/page')).body).toBe('a page');
  const read = app.inject('/api/word');
  exchange.resolve();
  expect((await restore).body).toBe('restored');
  expect((await read).body).toBe('restored');
  expect((await app.inject({ method: 'PUT', url: '/api/word' })).statusCode).toBe(200);
});

test('A request in progress completes on the old data', async () => {
  const slow = app.inject('/api/slow');
  const restore = app.inject({ method: 'POST', url: '/api/restore' });
  exchange.resolve();
  await untilRefused();
  expect(data).toBe('old');
  slowRead.resolve();
  expect((await slow).body).toBe('old old');
  expect((await restore).body).toBe('restored');
});

test('A failed exchange reopens the gate', async () => {
  exchange.reject(new Error('no disk'));
  expect((await app.inject({ method: 'POST', url: '/api/restore' })).statusCode).toBe(500);
  expect((await app.inject('/api/word')).body).toBe('old');
});

async function untilRefused() {
  for (;;) {
    const reply = await app.inject({ method: 'PUT', url: '/api/word' });
    if (reply.statusCode !== 200) return reply;
  }
}
