import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

async function replyTo(sent: string): Promise<string> {
  const { app } = await startTestPractice();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

test.each([
  ['nonsense', 'GARBAGE\r\n\r\n', '400 Bad Request', 'The request is not valid'],
  [
    'a header that never ends',
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The request is too large',
  ],
  [
    'two different lengths',
    'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    '400 Bad Request',
    'The request is not valid',
  ],
])('%s gets one plain sentence', async (_name, sent, status, sentence) => {
  const answer = await replyTo(sent);
  expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
  expect(answer).toContain('Content-Type: text/plain; charset=utf-8\r\n');
  expect(answer.endsWith(`\r\n\r\n${sentence}`)).toBe(true);
});
