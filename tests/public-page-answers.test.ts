import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const pagesWithForms = ['/', '/contact', '/auth'];
const textPages = publicPages.filter((page) => !pagesWithForms.includes(page));

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
  test('is a finished page that may be kept but must be asked about', async () => {
    const answer = await get(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toMatch(/^<!DOCTYPE html>/);
    expect(answer.body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(answer.body).toContain(`<link rel="canonical" href="${siteUrl}${page}"/>`);
  });

  test('comes in the encoding that the browser asks for', async () => {
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

  test('allows the scripts inside it by their hash, and no other inline script', async () => {
    const answer = await get(page);
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    const scripts = [...answer.body.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    const executed = scripts.filter(([, attributes, text]) => text && !attributes?.includes('ld+json'));
    expect(executed.length).toBeGreaterThan(0);
    for (const [, , text = ''] of executed) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
  });

  test('names no script file for the browser to fetch on its own', async () => {
    const html = await htmlOf(page);
    expect(html).not.toMatch(/<script(?! type="held")[^>]* src=/);
    expect(html).not.toContain('modulepreload');
    expect(html).not.toMatch(/<script type="module"/);
    expect(html).not.toMatch(/<link rel="stylesheet"/);
  });
});

test.each(textPages)('%s has no script of React at all', async (page) => {
  expect(await htmlOf(page)).not.toMatch(/__reactRouterContext|type="held"/);
});

test.each(pagesWithForms)('%s holds the scripts of React back', async (page) => {
  const html = await htmlOf(page);
  expect(html).toContain('<script type="held"');
  const [, start = ''] = /<script type="held" src="([^"]+)"/.exec(html) ?? [];
  const [, state = ''] = /^import "([^"]+)"/.exec(await htmlOf(start)) ?? [];
  const answer = await get(state);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.body).toContain('Paper Kite Pediatric OT');
});

test('the sign-in page starts at once for a browser that was signed in', async () => {
  const answer = await get('/auth', { cookie: 'sign_in=anything' });
  expect(answer.body).toContain('<script type="module"');
  expect(answer.body).not.toContain('type="held"');
  expect((await get('/contact', { cookie: 'sign_in=anything' })).body).toContain('type="held"');
});

describe('addresses without a page', () => {
  test('answer 404 with the page that says so, one and the same for all', async () => {
    const answer = await get('/no-such-page');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('404 Page Not Found');
    expect(answer.body).toContain('Did you forget to add the page to the router?');
    expect(answer.body).not.toContain('rel="canonical"');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect((await get('/another/one?with=query')).body).toBe(answer.body);
    expect(answer.body).not.toContain('no-such-page');
  });

  test.each(['/assets/gone-12345678.js', '/share/gone.png', '/page-state/gone.js', '/gone.data'])(
    'a missing file is plain: %s',
    async (file) => {
      const answer = await get(file);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    },
  );

  test('never leads out of the site', async () => {
    for (const url of ['//evil.example.com/', '/%2f%2fevil.example.com/', '/..%2f..%2fpackage.json']) {
      const answer = await get(url);
      expect(answer.statusCode, url).toBe(404);
      expect(answer.headers.location).toBeUndefined();
    }
  });
});

describe('spellings and methods', () => {
  test.each([
    ['/services/', '/services'],
    ['/Services/Sensory', '/services/sensory'],
    ['//about', '/about'],
    ['/clients/', '/clients'],
    ['/contact/?from=card', '/contact?from=card'],
  ])('%s moves to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
  });

  test('a query changes nothing about a public page', async () => {
    expect((await get('/about?utm_source=x')).headers.etag).toBe((await get('/about')).headers.etag);
  });

  test('HEAD answers the headers alone', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url: '/about' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe((await get('/about')).headers.etag);
    expect(answer.rawPayload).toHaveLength(0);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s is refused', async (method) => {
    const answer = await site.app.inject({ method, url: '/about' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

test('screens of the app are a spinner that nobody keeps or lists, the same for every record', async () => {
  const answer = await get('/clients/12');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(answer.body).toContain('Loading your practice');
  expect(answer.body).not.toContain('/clients/12');
  expect((await get('/clients/13')).body).toBe(answer.body);
});

test('built files are kept for good, pages and their state are not', async () => {
  const [, file = ''] = /import "(\/assets\/[^"]+)"/.exec(await htmlOf('/page-start/contact.js')) ?? [];
  const answer = await get(file, { 'accept-encoding': 'br' });
  expect(answer.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect((await get(file, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

test('illustrations are files in the colors of both themes', async () => {
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

test('React Router finds the loader data of a page it knows', async () => {
  const answer = await get('/contact.data?_routes=root');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Paper Kite Pediatric OT');
});

test.each(['/auth', '/dashboard'])('%s says to a browser without scripts what it needs', async (page) => {
  expect(await htmlOf(page)).toMatch(/<noscript><p[^>]*>This page needs JavaScript\./);
});
