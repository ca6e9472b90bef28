import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { securityHeadersOf } from '#server/platform/http/security-headers.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';

const siteUrl = 'https://practice.example.com';
const secured = securityHeadersOf(siteUrl);

let practice: TestPractice;
let port: number;
beforeEach(async () => {
  practice = await startTestPractice({ config: { siteUrl } });
  await practice.app.listen({ port: 0, host: '127.0.0.1' });
  const address = practice.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

/** The head of the first answer to what is written on a connection of its own. */
async function headAfter(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  return head;
}

test('the headers include Strict-Transport-Security', () => {
  expect(secured['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(securityHeadersOf('http://localhost:3000')['strict-transport-security']).toBeUndefined();
});

test.each([
  ['what is no request', 'GARBAGE\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a wish nobody knows', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
  ['a method nobody knows', 'PURGE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
])('%s has all security headers', async (_what, sent, status) => {
  const head = await headAfter(sent);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  for (const [name, value] of Object.entries(secured)) {
    expect(head.toLowerCase().split('\r\n')).toContain(`${name}: ${value.toLowerCase()}`);
  }
});

test('replies of every status have them', async () => {
  const { cookie } = await practice.register();
  const url = `http://127.0.0.1:${port}`;
  const { etag = '' } = Object.fromEntries(
    (await fetch(`${url}/api/clients`, { headers: { cookie } })).headers,
  );
  const form = new URLSearchParams({
    parentName: 'Pat Example',
    childName: 'Sam Example',
    childAge: '7',
    email: 'pat@example.com',
    phone: '555-0100',
    concerns: 'Buttons are hard.',
  });
  const replies = [
    [200, await fetch(`${url}/api/clients`, { headers: { cookie } })],
    [304, await fetch(`${url}/api/clients`, { headers: { cookie, 'if-none-match': etag } })],
    [401, await fetch(`${url}/api/clients`)],
    [404, await fetch(`${url}/api/nothing`)],
    [404, await fetch(`${url}/nothing`)],
    [
      400,
      await fetch(`${url}/api/login`, {
        method: 'POST',
        body: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ],
    [303, await fetch(`${url}/api/contact`, { method: 'POST', body: form, redirect: 'manual' })],
  ] as const;
  for (const [status, reply] of replies) {
    expect(reply.status).toBe(status);
    expectSecured(reply);
  }
});

test('the stream of changes has them', async () => {
  const { cookie } = await practice.register();
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const reply = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  expect(reply.headers.get('content-type')).toMatch(/event-stream/);
  expectSecured(reply);
});

/** A page may state a policy of its own; everything else is as ever. */
function expectSecured({ headers }: Response): void {
  for (const [name, value] of Object.entries(secured)) {
    if (name === 'content-security-policy') expect(headers.get(name)).toContain("frame-ancestors 'none'");
    else expect([name, headers.get(name)]).toEqual([name, value]);
  }
}
