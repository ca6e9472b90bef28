import { beforeAll, describe, expect, test } from 'vitest';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { pageSettings } from '#web/website/site/content/en/page-settings.ts';
import { buildService } from './builders/service-builder.ts';
import { shownInSpanish } from './builders/spanish-builder.ts';
import { unlistedPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

const pages = Object.values(pageSettings);

/** Returns a page's metadata, by `name`, `property` or `rel`. */
async function headOf(path: string) {
  const { body } = await site.app.inject(path);
  const tags = [...body.matchAll(/<(?:meta|link) ([^>]*)\/>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
  const find = (key: string) =>
    tags
      .filter((tag) => [tag.name, tag.property, tag.rel].includes(key))
      .map((tag) => tag.content ?? tag.href);
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? [];
  return { title: title.replaceAll('&amp;', '&'), find, body };
}

describe.each(pages.map((settings) => [settings.path, settings] as const))('%s', (path, settings) => {
  test('has its own title, description, keywords, address, picture and type', async () => {
    const { title, find } = await headOf(path);
    expect(title).toBe(`${settings.title} | Paper Kite Pediatric OT`);
    const [description = ''] = find('description');
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(find('keywords')).toEqual([settings.keywords]);
    expect(find('canonical')).toEqual([`${siteUrl}${path}`]);
    expect(find('og:url')).toEqual([`${siteUrl}${path}`]);
    expect(find('og:type')).toEqual([path === '/about' ? 'profile' : 'website']);
    expect(find('og:image')).toEqual([`${siteUrl}${settings.image}`]);
    for (const name of ['og:title', 'twitter:title']) expect(find(name)).toHaveLength(1);
    for (const name of ['og:description', 'twitter:description']) expect(find(name)).toEqual([description]);
    expect(find('twitter:card')).toEqual(['summary_large_image']);
    expect(find('twitter:image')).toEqual([`${siteUrl}${settings.image}`]);
    expect(find('robots')).toEqual([]);
  });

  test('has a share picture of 1200 by 630', async () => {
    const picture = await site.app.inject(settings.image);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers['content-type']).toBe('image/png');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('has structured data for search engines', async () => {
    const { body } = await headOf(path);
    const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@context': 'https://schema.org' });
  });
});

test('No two pages have the same title or description', async () => {
  const heads = await Promise.all(pages.map(({ path }) => headOf(path)));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(heads.map(({ find }) => find('description')[0])).size).toBe(pages.length);
});

test('The titles of a practice name the place, within the length that search engines show', async () => {
  const { app, rename } = await serveSite();
  rename('Tall Trees Therapy');
  const titles = await Promise.all(
    pages.map(async ({ path }) => /<title>([^<]*)</.exec((await app.inject(path)).body)?.[1] ?? ''),
  );
  for (const title of titles) {
    expect(title).toContain(', NY/Long Island');
    expect(title.length, title).toBeLessThanOrEqual(60);
  }
  expect(titles).toContain('Meet the Therapist, NY/Long Island | Tall Trees Therapy');
  expect(new Set(titles).size).toBe(pages.length);
});

test('Descriptions stay within the length that search engines show, even for long area names', async () => {
  const serviceArea = {
    ...sampleIdentity.serviceArea,
    summary: 'Schools and homes all over Westchester, Rockland, Putnam and Orange',
    short: 'Westchester, Rockland, Putnam and Orange',
  };
  const { app } = await serveSite({ identity: shownInSpanish({ ...sampleIdentity, serviceArea }) });
  for (const path of pages.flatMap(({ path }) => [path, pathInLanguage(path, 'es')])) {
    const { body, statusCode } = await app.inject(path);
    expect(statusCode, path).toBe(200);
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? [];
    expect(description.length, path).toBeGreaterThan(70);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
  }
});

test('If the area is too long for a title, the title names the state', async () => {
  const serviceArea = { ...sampleIdentity.serviceArea, short: 'Westchester, Rockland, Putnam and Orange' };
  const practiceName = 'Hudson Valley Pediatric Occupational Therapy, PLLC';
  const { app } = await serveSite({ identity: { ...sampleIdentity, practiceName, serviceArea } });
  for (const { path } of pages) {
    const [, title = ''] = /<title>([^<]*)</.exec((await app.inject(path)).body) ?? [];
    expect(
      [`, ${serviceArea.short}`, ', NY'].some((place) => title.endsWith(place)),
      title,
    ).toBe(true);
    expect(title.length, title).toBeLessThanOrEqual(60);
  }
});

test('A description without a period does not run into the area', async () => {
  const services = [...sampleIdentity.services, buildService({ description: 'Stretching and balance' })];
  const { app } = await serveSite({ identity: { ...sampleIdentity, services } });
  expect((await app.inject('/services/yoga-club')).body).toContain(
    '<meta name="description" content="Stretching and balance. Schools throughout NY and Long Island."',
  );
});

test('If the owner denies video, no keyword mentions it', async () => {
  const claims = { ...sampleIdentity.claims, video: 'no' as const };
  const { app } = await serveSite({ identity: { ...sampleIdentity, claims } });
  for (const [served, expected] of [
    [site.app, true],
    [app, false],
  ] as const)
    for (const path of ['/services/consultation', '/es/services/consultation']) {
      const [, keywords = ''] =
        /name="keywords" content="([^"]*)"/.exec((await served.inject(path)).body) ?? [];
      expect([path, keywords.length > 0, /virtual/.test(keywords)]).toEqual([path, true, expected]);
    }
});

test.each(['/auth', '/backlink-strategy', '/dashboard', '/no-such-page'])(
  '%s has the default title',
  async (path) => {
    expect((await headOf(path)).title).toContain('Paper Kite Pediatric OT');
  },
);

test('The strategy page and the sign-in page ask search engines not to list them', async () => {
  for (const path of unlistedPages) {
    expect((await headOf(path)).find('robots')).toEqual(['noindex, follow']);
  }
});

test('The sitemap lists exactly the public pages', async () => {
  const sitemap = await site.app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
  const listed = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const paths = pages.flatMap(({ path }) => [path, pathInLanguage(path, 'es')]);
  expect(listed.toSorted()).toEqual(paths.map((path) => `${siteUrl}${path}`).toSorted());
});

test('robots.txt names the sitemap and no private path', async () => {
  const { body } = await site.app.inject('/robots.txt');
  expect(body).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(body).not.toMatch(/Disallow: \S|dashboard|clients|backlink/);
});

test('Before publication, a notice above each page is shown to signed-in users only', async () => {
  const draft = await serveSite({ isListed: false });
  const cookie = 'sign_in=anything';
  const line =
    /<aside aria-label="Draft" lang="en"[^>]*><p[^>]*>Not published yet: .*href="\/settings\/website"/;
  for (const url of ['/', '/es/contact', '/services/sensory']) {
    const hers = await draft.app.inject({ url, headers: { cookie } });
    expect([hers.statusCode, hers.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(hers.body).toMatch(line);
    const visitors = await draft.app.inject(url);
    expect([visitors.headers['cache-control'], line.test(visitors.body)]).toEqual(['no-cache', false]);
    expect((await site.app.inject({ url, headers: { cookie } })).body).not.toContain('Not published yet');
  }
  expect((await draft.app.inject({ url: '/auth', headers: { cookie } })).body).not.toContain(
    'Not published yet',
  );
});

test('Before publication, no page is listed or has structured data, and the sitemap is empty', async () => {
  const { app } = await serveSite({ isListed: false });
  for (const { path } of pages) {
    const { body, headers, statusCode } = await app.inject(path);
    expect([statusCode, headers['x-robots-tag']], path).toEqual([200, 'noindex']);
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('application/ld+json');
  }
  expect((await app.inject('/sitemap.xml')).body).not.toContain('<loc>');
});

test.each([
  ['/', false],
  ['/es/contact', false],
  ['/services', false],
  ['/auth', true],
  ['/dashboard', true],
  ['/sessions/new', true],
])('Browsers are asked not to translate %s: %s', async (path, isApp) => {
  const { find, body } = await headOf(path);
  expect(/<html[^>]* translate="no"/.test(body)).toBe(isApp);
  expect(find('google')).toEqual(isApp ? ['notranslate'] : []);
});
