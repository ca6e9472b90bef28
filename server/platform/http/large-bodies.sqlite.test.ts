import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { asFormPost, buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

// Too large bodies are refused before any query: one engine is enough.
const MB = 1024 * 1024;
const TOO_LARGE = [413, 'This is too large to be saved'];

async function listeningPractice() {
  const { app, register } = await startTestPractice();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const { cookie } = await register();
  let bytesRead = 0;
  app.server.on('request', ({ socket }) => socket.once('close', () => (bytesRead += socket.bytesRead)));
  return {
    url: `${url}/api/clients`,
    headers: { cookie, 'content-type': 'application/json' },
    /** Returns the bytes that the program read from connections that are closed by now. */
    bytesRead: () => bytesRead,
  };
}

/** Posts `body` with Node's own client and returns the status and text of the reply. */
async function postWithNodeClient(url: string, headers: Record<string, string>, body: Buffer, agent?: Agent) {
  const sent = request(url, { method: 'POST', headers, agent: agent ?? false });
  const answered = once(sent, 'response');
  // The connection is closed if the client is still sending after it read the reply.
  sent.on('error', () => undefined);
  sent.end(body);
  const [reply] = await answered;
  return [reply.statusCode, await text(reply)];
}

describe.each([2.1, 5, 20])('A body of %f MB, which is too large,', (megabytes) => {
  const body = Buffer.alloc(Math.round(megabytes * MB), ' ');

  test('is refused with a sentence to Node’s client, on a new and on a reused connection', async () => {
    const { url, headers } = await listeningPractice();
    const length = { 'content-length': String(body.length) };
    const kept = new Agent({ keepAlive: true });
    onTestFinished(() => kept.destroy());
    for (let round = 0; round < 8; round += 1) {
      expect(await postWithNodeClient(url, { ...headers, ...length }, body)).toEqual(TOO_LARGE);
      expect(await postWithNodeClient(url, { ...headers, 'transfer-encoding': 'chunked' }, body)).toEqual(
        TOO_LARGE,
      );
      expect(await postWithNodeClient(url, { ...headers, ...length }, body, kept)).toEqual(TOO_LARGE);
    }
  });

  test('is refused with a sentence to fetch', async () => {
    const { url, headers } = await listeningPractice();
    for (let round = 0; round < 8; round += 1) {
      const reply = await fetch(url, { method: 'POST', headers, body });
      expect([reply.status, await reply.text()]).toEqual(TOO_LARGE);
    }
  });

  test('is refused first for a missing sign-in, then for its type', async () => {
    const { url, headers } = await listeningPractice();
    const length = { 'content-length': String(body.length) };
    const nobody = { 'content-type': 'application/json', ...length };
    const plain = { ...headers, 'content-type': 'text/plain', ...length };
    for (let round = 0; round < 8; round += 1) {
      expect(await postWithNodeClient(url, nobody, body)).toEqual([401, 'Please sign in']);
      expect(await postWithNodeClient(url, plain, body)).toEqual([415, 'Please send JSON']);
    }
  });
});

describe('A client that keeps sending', () => {
  test('gets the refusal before the end of its body', async () => {
    const { url, headers } = await listeningPractice();
    const sent = request(url, { method: 'POST', headers: { ...headers, 'content-length': 20 * MB } });
    onTestFinished(() => void sent.destroy());
    sent.on('error', () => undefined);
    const answered = once(sent, 'response');
    sent.write(Buffer.alloc(MB, ' '));
    const [reply] = await answered;
    expect(reply.statusCode).toBe(413);
  });

  test('without end loses its connection', async () => {
    const { url, headers } = await listeningPractice();
    const sent = request(url, { method: 'POST', headers });
    sent.on('error', () => undefined);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    sent.once('close', resolve);
    const sendOn = () => {
      while (!sent.destroyed && sent.write(Buffer.alloc(MB, ' ')));
    };
    sent.on('drain', sendOn);
    sent.on('response', (reply) => reply.on('error', () => undefined).resume());
    sendOn();
    await closed;
    expect(sent.writableEnded).toBe(false);
  });
});

describe('A refused body of 10 MB', () => {
  const body = Buffer.alloc(10 * MB, ' ');

  test.each([
    ['too large', {}, 413],
    ['of nobody', { cookie: '' }, 401],
    ['of another kind', { 'content-type': 'text/plain' }, 415],
  ])('that is %s is not read further', async (_why, changed, status) => {
    const { url, headers, bytesRead } = await listeningPractice();
    const length = { 'content-length': String(body.length) };
    expect((await postWithNodeClient(url, { ...headers, ...changed, ...length }, body))[0]).toBe(status);
    expect(
      (await postWithNodeClient(url, { ...headers, ...changed, 'transfer-encoding': 'chunked' }, body))[0],
    ).toBe(status);
    await expect.poll(bytesRead, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(bytesRead()).toBeLessThan(MB);
  });
});

describe('Without being signed in', () => {
  const many = Object.fromEntries(Array.from({ length: 230_000 }, (_, index) => [`k${index}`, 1]));

  test('16 KB may be sent, and no object with 230,000 fields', async () => {
    const { visitor } = await startTestPractice();
    const padded = (bytes: number) => JSON.stringify({ username: 'nobody', password: 'x' }).padEnd(bytes);
    expect(statusAndText(await visitor().post('/api/login', padded(16 * 1024)))).toEqual([
      401,
      'Invalid username or password',
    ]);
    expect(statusAndText(await visitor().post('/api/login', padded(16 * 1024 + 1)))).toEqual(TOO_LARGE);
    expect(statusAndText(await visitor().post('/api/login', many))).toEqual(TOO_LARGE);
  });

  test('the longest concerns in a multi-byte script are accepted, as JSON and as a form', async () => {
    const { visitor } = await startTestPractice();
    const request = buildInquiryForm({ concerns: 'ऊ'.repeat(5_000) });
    expect((await visitor().post('/api/contact', request)).status).toBe(200);
    const form = asFormPost({ ...request, insuranceCheck: 'on' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await visitor().post('/api/contact', form, headers)).status).toBe(303);
  });
});

describe('A signed-in therapist', () => {
  test('sends 64 KB to most calls, and the longest note where notes are saved', async () => {
    const therapist = await (await startTestPractice()).register();
    const long = JSON.stringify({ note: 'x' }).padEnd(64 * 1024 + 1);
    expect(statusAndText(await therapist.post('/api/invites', long))).toEqual(TOO_LARGE);
    for (const sign of ['ऊ', '"', '\u0007']) {
      const notes = sign.repeat(40_000);
      const reply = await therapist.post('/api/clients', buildClient({ notes }));
      expect([reply.status, reply.json<Client>().notes]).toEqual([201, notes]);
    }
  });

  test.each([
    ['deeper than any form', { notes: JSON.parse('['.repeat(20) + ']'.repeat(20)) }, 'nested too deeply'],
    ['of more fields', Object.fromEntries(Object.entries(Array(300).fill(1))), 'more fields than any form'],
    ['of more values', { notes: Array(20_000).fill(1) }, 'more values than any form'],
  ])('gets a refusal for a body %s', async (_what, body, words) => {
    const therapist = await (await startTestPractice()).register();
    const [status, sentence] = statusAndText(await therapist.post('/api/clients', body));
    expect([status, sentence]).toEqual([400, expect.stringContaining(words)]);
  });
});
