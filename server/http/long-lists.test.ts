import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Session } from '#domain/sessions/session.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import { othersWhile } from '#tests/setup/others-while.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const SESSIONS = 20_000;

async function startLongPractice() {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const colleague = await practice.register();
  await writeTenYears(practice.database, 1, SESSIONS);
  const read = (headers: Record<string, string> = {}) =>
    practice.app.inject({ url: '/api/sessions', headers: { cookie: owner.cookie, ...headers } });
  return { ...practice, owner, colleague, read };
}

test('A list of 20,000 sessions is whole, in its order, and nobody waits for it', async () => {
  const { read, colleague } = await startLongPractice();
  const { done, wait, took } = await othersWhile(read, () => colleague.get('/api/clients'));
  const sessions = done.json<Session[]>();
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(SESSIONS);
  const dates = sessions.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  // A busy machine takes longer for all of it: no single wait is a large part of the whole.
  expect(wait).toBeLessThan(Math.max(50, took / 5));
});

test('It travels compressed, by the way that the caller takes', async () => {
  const { read } = await startLongPractice();
  const plain = await read();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await read({ 'accept-encoding': 'gzip, deflate, br' });
  expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
  const gzip = await read({ 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect((await read({ 'if-none-match': String(brotli.headers.etag) })).statusCode).toBe(304);
});
