import { describe, expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const REFUSED = [403, 'This request came from another website and was refused'];
const behindProxy = { 'x-forwarded-host': 'practice.example.com', 'x-forwarded-proto': 'https' };

async function logout(
  headers: Record<string, string>,
  config: { trustProxy?: number; siteUrl?: string } = {},
) {
  const practice = await startTestPractice({ config });
  const reply = await practice.visitor().post('/api/logout', undefined, {
    host: 'practice.example.com',
    ...headers,
  });
  return reply.status === 204 ? 'taken' : [reply.status, reply.text];
}

describe('A change is accepted', () => {
  test.each([
    ['from a program that names no origin', {}],
    ['from a page of the same site', { origin: 'http://practice.example.com' }],
    [
      'from a page of the same site, whatever the case of the host',
      {
        origin: 'http://practice.example.com',
        host: 'Practice.Example.COM',
      },
    ],
    ['when a proxy ends https and says nothing about it', { origin: 'https://practice.example.com' }],
    [
      'from a page whose referrer policy hides its origin, when the browser vouches for it',
      {
        origin: 'null',
        'sec-fetch-site': 'same-origin',
      },
    ],
    ['from a bookmark or the address bar', { 'sec-fetch-site': 'none' }],
  ])('%s', async (_name, headers) => {
    expect(await logout(headers)).toBe('taken');
  });

  test('behind a trusted proxy, for the host that the visitor requested', async () => {
    const headers = { host: 'inner:3000', origin: 'https://practice.example.com', ...behindProxy };
    expect(await logout(headers, { trustProxy: 1 })).toBe('taken');
  });

  test('behind a proxy that hides the host, for the address in SITE_URL', async () => {
    const headers = { host: 'inner:3000', origin: 'https://practice.example.com' };
    expect(await logout(headers, { siteUrl: 'https://practice.example.com/start' })).toBe('taken');
  });
});

describe('A change is refused', () => {
  test.each([
    ['from another site', { origin: 'https://elsewhere.example.org' }],
    ['from a subdomain', { origin: 'https://blog.practice.example.com' }],
    ['from another port of the same host', { origin: 'http://practice.example.com:8080' }],
    ['from a page that hides its origin', { origin: 'null' }],
    ['from text that is no origin', { origin: 'practice.example.com' }],
    ['when the browser calls it cross-site, even without an origin', { 'sec-fetch-site': 'cross-site' }],
    [
      'when forwarding headers come without a trusted proxy',
      {
        host: 'inner:3000',
        origin: 'https://practice.example.com',
        ...behindProxy,
      },
    ],
  ])('%s', async (_name, headers) => {
    expect(await logout(headers)).toEqual(REFUSED);
  });

  test('from an http page of a site that uses https', async () => {
    const headers = { ...behindProxy, origin: 'http://practice.example.com' };
    expect(await logout(headers, { trustProxy: 1 })).toEqual(REFUSED);
  });

  test('for a host header forged in front of the proxy', async () => {
    const headers = {
      ...behindProxy,
      'x-forwarded-host': 'elsewhere.example.org, practice.example.com',
      origin: 'https://elsewhere.example.org',
    };
    expect(await logout(headers, { trustProxy: 1 })).toEqual(REFUSED);
  });
});

test('Reads are allowed through links from other sites', async () => {
  const practice = await startTestPractice();
  const reply = await practice.visitor().get('/healthz', { 'sec-fetch-site': 'cross-site' });
  expect(reply.status).toBe(200);
});
