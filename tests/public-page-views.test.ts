import { beforeEach, expect, test } from 'vitest';
import { type ServedSite, serveSite } from './setup/served-site.ts';

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
const ahead = { ...person, 'sec-purpose': 'prefetch' };

let site: ServedSite;
beforeEach(async () => {
  site = await serveSite();
});

async function ask(url: string, headers: Record<string, string> = person) {
  return site.app.inject({ url, headers });
}

test('A page counts when it is sent, and when the browser has it already', async () => {
  const { headers } = await ask('/about?utm_source=card');
  expect((await ask('/about', { ...person, 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect(site.seen).toEqual(['/about', '/about']);
});

test('Requests other than pages of the website do not count', async () => {
  const urls = [
    '/auth',
    '/dashboard',
    '/clients/12',
    '/no-such-page',
    '/robots.txt',
    '/favicon.svg',
    '/about/',
  ];
  for (const url of urls) await ask(url);
  await site.app.inject({ method: 'HEAD', url: '/about', headers: person });
  expect(site.seen).toEqual([]);
});

test('Bots, signed-in users and people who ask not to be tracked do not count, and see the same page', async () => {
  const { headers } = await ask('/contact');
  for (const who of [
    { 'user-agent': 'curl/8.9.1' },
    { cookie: 'sign_in=any' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ]) {
    expect((await ask('/contact', { ...person, ...who })).headers.etag).toBe(headers.etag);
  }
  expect(site.seen).toEqual(['/contact']);
});

test('A prefetched page counts once it reports being shown', async () => {
  const usual = await ask('/services/sensory', { 'user-agent': 'curl/8.9.1' });
  const early = await ask('/services/sensory', ahead);
  expect(site.seen).toEqual([]);
  const [, script = ''] = /<script>([^<]*page-shown[^<]*)<\/script><\/body>/.exec(early.body) ?? [];
  expect(early.body).toBe(usual.body.replace('</body>', () => `<script>${script}</script></body>`));
  expect(early.headers['content-security-policy']).not.toBe(usual.headers['content-security-policy']);
  // It has its own ETag: a browser that cached it gets the usual page, and is counted, on a normal request.
  const later = await ask('/services/sensory', { ...person, 'if-none-match': String(early.headers.etag) });
  expect([later.statusCode, later.body]).toEqual([200, usual.body]);
  const shown = await site.app.inject({
    method: 'POST',
    url: '/page-shown/services/sensory',
    headers: person,
  });
  expect(shown.statusCode).toBe(204);
  expect(site.seen).toEqual(['/services/sensory', '/services/sensory']);
});

test('A report of being shown counts by the same rules', async () => {
  const tell = (url: string, headers: Record<string, string> = person) =>
    site.app.inject({ method: 'POST', url, headers });
  await tell('/page-shown/');
  for (const url of ['/page-shown/auth', '/page-shown/dashboard', '/page-shown/%00', '/page-shown//about']) {
    expect((await tell(url)).statusCode, url).toBe(204);
  }
  await tell('/page-shown/about', { ...person, cookie: 'sign_in=any' });
  await tell('/page-shown/about', { ...person, 'sec-gpc': '1' });
  await tell('/page-shown/about', { 'user-agent': 'curl/8.9.1' });
  expect(site.seen).toEqual(['/']);
});

test('People who are not counted do not prefetch pages that would report', async () => {
  for (const who of [{ cookie: 'sign_in=any' }, { 'sec-gpc': '1' }, { dnt: '1' }]) {
    expect((await ask('/about', { ...ahead, ...who })).body).not.toContain('page-shown');
  }
});
