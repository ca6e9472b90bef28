import fastify from 'fastify';
import { expect, test } from 'vitest';
import { pagePolicy, setSecurityHeaders } from './security-headers.ts';

async function headersOf(siteUrl: string, headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: true });
  setSecurityHeaders(app, { siteUrl });
  app.get('/', async () => 'ok');
  return (await app.inject({ url: '/', headers })).headers;
}

test('replies must not be framed, run or sniffed', async () => {
  const headers = await headersOf('http://localhost:3000');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
});

test.each([
  ['http://localhost:3000', {}, false],
  ['https://practice.example.com', {}, true],
  ['http://localhost:3000', { 'x-forwarded-proto': 'https' }, true],
])('%s with %o sets Strict-Transport-Security: %s', async (siteUrl, sent, isSet) => {
  const header = (await headersOf(siteUrl, sent))['strict-transport-security'];
  expect(header !== undefined).toBe(isSet);
});

test('a page may only run and apply its own files and listed inline texts', () => {
  const policy = pagePolicy(['sha256-abc='], ['sha256-def=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self' 'sha256-def=';");
  expect(policy).not.toContain('unsafe');
});
