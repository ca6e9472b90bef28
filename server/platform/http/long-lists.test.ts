import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { writeTenYears } from '#tests/builders/ten-years.ts';
import { withConcurrentRequests } from '#tests/setup/concurrent-requests.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const SESSIONS = 20_000;

async function startLongPractice() {
  const practice = await startTestPractice();
  const owner = await practice.register();
  const colleague = await practice.register();
  await writeTenYears(practice.database, 1, { sessionCount: SESSIONS });
  const read = (headers: Record<string, string> = {}) =>
    practice.app.inject({ url: '/api/sessions', headers: { cookie: owner.cookie, ...headers } });
  const readAsSent = () =>
    practice.app.inject({ url: '/api/sessions', headers: { cookie: owner.cookie }, payloadAsStream: true });
  return { ...practice, owner, colleague, read, readAsSent };
}

/** Moves the last session of the list to its first place. */
async function moveOldestUp(owner: TestVisitor): Promise<void> {
  const [oldest] = (await owner.get('/api/sessions?order=oldest&limit=1')).json<Session[]>();
  const change = { date: '2026-12-24T15:00:00.000Z', notes: 'Moved up' };
  expect((await owner.put(`/api/sessions/${oldest?.id}`, change)).status).toBe(200);
}

test('A list of 20,000 sessions is complete and in order, and other requests are answered meanwhile', async () => {
  const { read, colleague } = await startLongPractice();
  const { done, wait, took } = await withConcurrentRequests(read, () => colleague.get('/api/clients'));
  const sessions = done.json<Session[]>();
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(SESSIONS);
  const dates = sessions.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  // A busy machine takes longer for all of it: no single wait is a large part of the whole.
  expect(wait).toBeLessThan(Math.max(50, took / 5));
});

test('A long list is sent while it is read from one snapshot, and cached as sent', async () => {
  const { owner, read, readAsSent } = await startLongPractice();
  const sent = await readAsSent();
  expect(sent.headers['content-length']).toBeUndefined();
  const pieces: Buffer[] = [];
  for await (const piece of sent.stream()) {
    if (pieces.length === 0) await moveOldestUp(owner);
    pieces.push(piece);
  }
  expect(pieces.length).toBeGreaterThan(SESSIONS / 1_000);
  const body = Buffer.concat(pieces);
  expect(new Set(JSON.parse(body.toString()).map(({ id }: Session) => id)).size).toBe(SESSIONS);
  const etag = String(sent.headers.etag);
  const next = await read({ 'if-none-match': etag });
  expect([next.statusCode, next.headers.etag === etag]).toEqual([200, false]);
  expect(next.json<Session[]>()[0]?.notes).toBe('Moved up');
  const kept = await read();
  expect([kept.headers.etag, kept.rawPayload.equals(next.rawPayload)]).toEqual([next.headers.etag, true]);
  expect(Number(kept.headers['content-length'])).toBe(kept.rawPayload.length);
});

test('A HEAD request gets the same tag without a body', async () => {
  const { app, owner, read } = await startLongPractice();
  const head = await app.inject({ method: 'HEAD', url: '/api/sessions', headers: { cookie: owner.cookie } });
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  const whole = await read();
  for (const name of ['etag', 'vary', 'content-type', 'caseload-versions']) {
    expect(head.headers[name], name).toBe(whole.headers[name]);
  }
});

test('A client that disconnects halfway leaves nothing open', async () => {
  const { owner, read, readAsSent } = await startLongPractice();
  for (let left = 0; left < 12; left += 1) {
    const sent = await readAsSent();
    for await (const _piece of sent.stream()) break;
  }
  await moveOldestUp(owner);
  expect((await read()).json<Session[]>()).toHaveLength(SESSIONS);
});

test('A long list is compressed with the accepted encoding', async () => {
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
