import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const MB = 1024 * 1024;
const TOO_LARGE = [413, 'This is too large to be saved'];

async function listeningPractice() {
  const { app, register } = await startTestPractice();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { cookie } = await register();
  return { url: `${url}/api/clients`, headers: { cookie, 'content-type': 'application/json' } };
}

/** What Node's own client is told that sends a body with its length, or in chunks. */
async function told(url: string, headers: Record<string, string>, body: Buffer, agent?: Agent) {
  const sent = request(url, { method: 'POST', headers, agent: agent ?? false });
  const answered = once(sent, 'response');
  sent.end(body);
  const [reply] = await answered;
  return [reply.statusCode, await text(reply)];
}

describe.each([2.1, 5, 20])('A body of %f MB, which is too large,', (megabytes) => {
  const body = Buffer.alloc(Math.round(megabytes * MB), ' ');

  test('is refused in words to Node’s client, on a connection of its own and on a kept one', async () => {
    const { url, headers } = await listeningPractice();
    const length = { 'content-length': String(body.length) };
    const kept = new Agent({ keepAlive: true });
    onTestFinished(() => kept.destroy());
    for (let round = 0; round < 8; round += 1) {
      expect(await told(url, { ...headers, ...length }, body)).toEqual(TOO_LARGE);
      expect(await told(url, { ...headers, 'transfer-encoding': 'chunked' }, body)).toEqual(TOO_LARGE);
      expect(await told(url, { ...headers, ...length }, body, kept)).toEqual(TOO_LARGE);
    }
  });

  test('is refused in words to fetch', async () => {
    const { url, headers } = await listeningPractice();
    for (let round = 0; round < 8; round += 1) {
      const reply = await fetch(url, { method: 'POST', headers, body });
      expect([reply.status, await reply.text()]).toEqual(TOO_LARGE);
    }
  });

  test('is refused for what comes first: who asks, and of which kind it is', async () => {
    const { url, headers } = await listeningPractice();
    const length = { 'content-length': String(body.length) };
    const nobody = { 'content-type': 'application/json', ...length };
    const plain = { ...headers, 'content-type': 'text/plain', ...length };
    for (let round = 0; round < 8; round += 1) {
      expect(await told(url, nobody, body)).toEqual([401, 'Please sign in']);
      expect(await told(url, plain, body)).toEqual([415, 'Please send JSON']);
    }
  });
});

describe('Whoever goes on sending', () => {
  test('is told before the end of the body', async () => {
    const { url, headers } = await listeningPractice();
    const sent = request(url, { method: 'POST', headers: { ...headers, 'content-length': 20 * MB } });
    onTestFinished(() => void sent.destroy());
    sent.on('error', () => undefined);
    const answered = once(sent, 'response');
    sent.write(Buffer.alloc(MB, ' '));
    const [reply] = await answered;
    expect(reply.statusCode).toBe(413);
  });

  test('without end loses the connection', async () => {
    const { url, headers } = await listeningPractice();
    const sent = request(url, { method: 'POST', headers });
    sent.on('error', () => undefined);
    const closed = once(sent, 'close');
    const sendOn = () => {
      while (!sent.destroyed && sent.write(Buffer.alloc(MB, ' ')));
    };
    sent.on('drain', sendOn);
    sent.on('response', (reply) => reply.resume());
    sendOn();
    await closed;
    expect(sent.writableEnded).toBe(false);
  });
});
