import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const websitePages = publicPages.filter((page) => page !== '/auth');

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

function get(url: string, headers: Record<string, string> = {}) {
  return site.app.inject({ url, headers });
}

async function htmlOf(url: string): Promise<string> {
  return (await get(url)).body;
}

describe.each(publicPages)('%s', (page) => {
  test('is a complete page that can be cached but must be revalidated', async () => {
    const answer = await get(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/^<!DOCTYPE html>/);
    expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(answer.body).toContain(`<link rel="canonical" href="${siteUrl}${page}"/>`);
  });

  test('is sent in the encoding that the browser accepts', async () => {
    const plain = await htmlOf(page);
    const brotli = await get(page, { 'accept-encoding': 'gzip, deflate, br' });
    const zipped = await get(page, { 'accept-encoding': 'gzip' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    expect((await get(page, { 'accept-encoding': 'br;q=0, gzip;q=0' })).body).toBe(plain);
  });

  test('is not sent again to a browser that has it', async () => {
    const { etag } = (await get(page, { 'accept-encoding': 'br' })).headers;
    for (const known of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(page, { 'if-none-match': known, 'accept-encoding': 'br' });
      expect(again.statusCode, known).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    }
    expect((await get(page, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('allows its own scripts and styles by hash, and no others', async () => {
    const answer = await get(page);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const executed = scripts.filter(([, attributes, text]) => text && !attributes?.includes('ld+json'));
    expect(executed.length).toBeGreaterThan(0);
    for (const [, , text = ''] of executed) expect(policy).toContain(`'${hashSource(text)}'`);
    const styles = [...answer.body.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
    expect(styles).toHaveLength(1);
    for (const [, text = ''] of styles) expect(policy).toContain(`'${hashSource(text)}'`);
    expect(answer.body).not.toMatch(/<[^>]+ style="/);
    expect(answer.body).not.toContain('nonce=');
  });

  test('is framed by the settings of its own website alone, for somebody signed in', async () => {
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin', cookie: 'sign_in=a token' };
    const policyOf = async (headers: Record<string, string>) =>
      String((await get(page, headers)).headers['content-security-policy']);
    // Nobody signs in inside a frame.
    const ancestors = page === '/auth' ? "'none'" : "'self'";
    expect(await policyOf(framed)).toContain(`frame-ancestors ${ancestors}`);
    for (const headers of [
      { ...framed, 'sec-fetch-site': 'same-site' },
      { ...framed, 'sec-fetch-dest': 'document' },
      { ...framed, cookie: '' },
    ])
      expect(await policyOf(headers)).toContain("frame-ancestors 'none'");
  });

  test('has no stylesheet that the browser must wait for', async () => {
    expect(await htmlOf(page)).not.toMatch(/<link rel="stylesheet"/);
  });
});

test.each(websitePages)('%s has no React, and no script file to load', async (page) => {
  const html = await htmlOf(page);
  expect(html).not.toMatch(/__reactRouterContext|modulepreload|<script[^>]* src=|<script type="module"/);
});

test('The sign-in page loads no script before its first paint', async () => {
  const html = await htmlOf('/auth');
  expect(html).not.toMatch(/rel="(module)?preload"|<script[^>]* src=|<script type="module"/);
  expect(html.match(/<link rel="after-paint" href="[^"]+\.js"/g)?.length).toBeGreaterThan(10);
  expect(html.match(/<script type="text\/after-paint">/g)).toHaveLength(1);
});

test('The sign-in page is marked for browsers without a session, and is otherwise the same for everyone', async () => {
  const visitor = await get('/auth');
  const therapist = await get('/auth', { cookie: 'sign_in=anything' });
  expect(visitor.body).toMatch(/^<!DOCTYPE html><html data-signed-out="" /);
  expect(therapist.body).toBe(visitor.body.replace(' data-signed-out=""', ''));
  expect(therapist.headers.etag).not.toBe(visitor.headers.etag);
  expect((await get('/auth', { cookie: 'sign_in=another' })).body).toBe(therapist.body);
  expect(await htmlOf('/about')).not.toContain('data-signed-out');
});

test.each(['/dashboard', '/clients/12', '/auth/recover'])(
  '%s needs no inline styles either',
  async (page) => {
    const answer = await get(page);
    expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/<style|<[^>]+ style="|nonce=/);
  },
);

describe('Unknown addresses', () => {
  test('get the same 404 page', async () => {
    const answer = await get('/no-such-page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
    expect(answer.body).toContain('Did you forget to add the page to the router?');
    expect(answer.body).not.toContain('rel="canonical"');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect((await get('/another/one?with=query')).body).toBe(answer.body);
    expect(answer.body).not.toContain('no-such-page');
  });

  test.each([
    '/assets/gone-12345678.js',
    '/share/gone.png',
    '/pictures/gone.svg',
    '/gone.data',
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ])('get a plain reply for a missing file: %s', async (file) => {
    const answer = await get(file);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  });

  test.each(['/about.html', '/index.php'])(
    'are the page for people, too, whose old link leads to %s',
    async (url) => {
      const answer = await get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('404 Page Not Found');
    },
  );

  test('never redirect away from the site', async () => {
    for (const url of ['//evil.example.com/', '/%2f%2fevil.example.com/', '/..%2f..%2fpackage.json']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    }
  });
});

describe('Forms of an address, and methods', () => {
  test.each([
    ['/services/', '/services'],
    ['/Services/Sensory', '/services/sensory'],
    ['//about', '/about'],
    ['/clients/', '/clients'],
    ['/contact/?from=card', '/contact?from=card'],
  ])('redirect %s to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  test('ignore the query of a public page', async () => {
    expect((await get('/about?utm_source=x')).headers.etag).toBe((await get('/about')).headers.etag);
  });

  test('answer HEAD with the headers only', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: '/about' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe((await get('/about')).headers.etag);
    expect(answer.rawPayload).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('refuse %s', async (method) => {
    const answer = await site.app.inject({ method, url: '/about' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('App screens are a spinner that is neither cached nor listed, the same for every record', async () => {
  const answer = await get('/clients/12');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answer.body).toContain('Loading your practice');
  expect(answer.body).not.toContain('/clients/12');
  expect((await get('/clients/13')).body).toBe(answer.body);
});

test('Built files are cached permanently', async () => {
  const [, file = ''] = / data-script="([^"]+)"/.exec(await htmlOf('/contact')) ?? [];
  const answer = await get(file, { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect((await get(file, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

test('Illustrations are files with the colors of both themes', async () => {
  const answer = await get('/pictures/seesaw.svg', { 'accept-encoding': 'br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'content-encoding': 'br' });
  const drawing = brotliDecompressSync(answer.rawPayload).toString();
  expect(drawing).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(drawing).toMatch(
    /\.fill-primary\{fill:#\w+\}.*prefers-color-scheme:dark.*\.fill-primary\{fill:#\w+\}/,
  );
  expect((await get('/pictures/none.svg')).statusCode).toBe(404);
});

test('React Router gets the loader data of a page', async () => {
  const answer = await get('/contact.data?_routes=root');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Paper Kite Pediatric OT');
});

test.each(['/auth', '/dashboard'])('%s tells a browser without scripts what it needs', async (page) => {
  expect(await htmlOf(page)).toMatch(/<noscript><p[^>]*>This page needs JavaScript\./);
});
