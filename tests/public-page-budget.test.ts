import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

const builtFiles = path.resolve(import.meta.dirname, '../build/client/assets');

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

describe.each(publicPages)('%s', (page) => {
  test('is at most 20 KB with its styles', async () => {
    const answer = await site.app.inject({ url: page, headers: { 'accept-encoding': 'br' } });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(20_000);
  });

  test('arrives with the first ten packets of a new connection, its headers with it', async () => {
    const answer = await site.app.inject({ url: page, headers: { 'accept-encoding': 'br' } });
    const head = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    expect(answer.rawPayload.length + head.join('').length).toBeLessThanOrEqual(10 * 1460);
  });

  test('has starters of under 1 KB each', async () => {
    const html = (await site.app.inject(page)).body;
    const starters = [...html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    );
    expect(starters.length).toBeGreaterThanOrEqual(2);
    for (const starter of starters) expect(Buffer.byteLength(starter)).toBeLessThan(1024);
  });
});

test('the fonts are at most 60 KB', () => {
  const fonts = readdirSync(builtFiles).filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.map((file) => statSync(path.join(builtFiles, file)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
