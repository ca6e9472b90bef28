import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { MOST_PAGE_BYTES, pageBytes } from './setup/page-weight.ts';
import { publicPages, unlistedPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

const builtFiles = path.resolve(import.meta.dirname, '../build/client/assets');

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

const inSpanish = publicPages
  .filter((page) => !unlistedPages.includes(page))
  .map((page) => pathInLanguage(page, 'es'));

describe.each([...publicPages, ...inSpanish])('%s', (page) => {
  test('is at most 20 KB with its styles', async () => {
    const answer = await site.app.inject({ url: page, headers: { 'accept-encoding': 'br' } });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(20_000);
  });

  test('arrives with the first ten packets of a connection, including its headers', async () => {
    expect(await pageBytes(site, page)).toBeLessThanOrEqual(MOST_PAGE_BYTES);
  });

  test('has start scripts of at most 2.5 KB, and of 4.5 KB with a form', async () => {
    const html = (await site.app.inject(page)).body;
    const starters = [...html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(starters.length).toBeGreaterThanOrEqual(1);
    const most = html.includes('data-script=') ? 4_500 : 2_500;
    expect(Buffer.byteLength(starters.join(''))).toBeLessThanOrEqual(most);
  });
});

test('The fonts are at most 60 KB', () => {
  const fonts = readdirSync(builtFiles).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.map((file) => statSync(path.join(builtFiles, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
