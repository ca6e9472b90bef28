import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { asFormPost, buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { framesOf } from './error-handler.ts';

const WORDS = 'Sam-Example-owes-money';

/** Raw requests that a stranger can send. */
const requests: readonly string[] = [
  `GET /${WORDS} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET /clients/${WORDS}?q=${WORDS} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET /api/clients/${WORDS} HTTP/1.1\r\nHost: ${WORDS}\r\nUser-Agent: ${WORDS}\r\nReferer: ${WORDS}\r\n\r\n`,
  `GET /api/clients HTTP/1.1\r\nHost: localhost\r\nCookie: ${WORDS}=1; sign_in=${WORDS}\r\nX-Request-Id: ${WORDS}\r\n\r\n`,
  `GET /api/clients HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${WORDS}\r\nOrigin: http://${WORDS}\r\nRange: ${WORDS}\r\n\r\n`,
  `${WORDS.toUpperCase()} / HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `PROPFIND /${WORDS} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET /%E0%A4%A${WORDS} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `${WORDS}\r\n\r\n`,
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${WORDS}\r\nContent-Length: 2\r\n\r\n{}`,
  ...['{"username":"', 'not JSON '].map((start) => {
    const body = start + WORDS;
    const head = `Host: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    return `POST /api/login HTTP/1.1\r\n${head}\r\n\r\n${body}`;
  }),
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\n${WORDS}: ${'x'.repeat(20_000)}\r\n\r\n`,
  // Who sends it leaves before its end.
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"username":"${WORDS}`,
];

test('Nothing that a stranger sends reaches the log, or looks like a lost database there', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { app, visitor } = await startTestPractice({ logger: { stream } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  for (const request of requests) {
    const socket = connect(port, '127.0.0.1');
    socket.end(request);
    socket.resume();
    await once(socket, 'close');
  }
  const stranger = visitor();
  await stranger.post('/api/login', { username: WORDS, password: WORDS });
  await stranger.post('/api/register', { username: WORDS, fullName: WORDS, email: `${WORDS}@example.com` });
  await stranger.post('/api/recovery/link', { username: WORDS, email: WORDS });
  const form = buildInquiryForm({
    parentName: WORDS,
    concerns: `${WORDS} at home and at school, for a year now`,
  });
  await stranger.post('/api/contact', form);
  await stranger.post('/api/contact', asFormPost({ ...form, email: WORDS }), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  await stranger.post('/api/failures', {
    ...{ screen: WORDS, kind: WORDS, place: `/assets/${WORDS}.js:1:1` },
  });
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('').toLowerCase()).not.toContain(WORDS.toLowerCase());
  expect(lines.join('')).not.toContain('the database does not answer');
});

test('The places of an error do not contain its message', () => {
  const error = new TypeError(`${WORDS} is wrong\n    at ${WORDS}`);
  expect(framesOf(error).length).toBeGreaterThan(0);
  expect(framesOf(error).join('')).not.toContain(WORDS);
});
