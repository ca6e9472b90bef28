import { beforeAll, describe, expect, test } from 'vitest';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { footerPageStarts } from '#web/website/site/content/en/footer-pages/footer-page-starts.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { sentencesOf } from './setup/page-sentences.ts';
import { MOST_PAGE_BYTES, pageBytes } from './setup/page-weight.ts';
import { publicPages } from './setup/public-pages.ts';
import { readingGrade } from './setup/reading-grade.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const paths = footerPagePlaces.map(({ path }) => path);

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: buildOwnIdentity({ footerPages: buildFooterPages() }) });
});

async function linksIn(app: ServedSite['app'], url: string): Promise<string[]> {
  return [...(await app.inject(url)).body.matchAll(/ href="([^"#]*)/g)].map(([, href = '']) => href);
}

describe.each(footerPagePlaces.map((place) => [place.path, place] as const))('%s', (path, { id }) => {
  test('is a page with its own title, description, address and one h1', async () => {
    const { body, statusCode } = await site.app.inject(path);
    expect(statusCode).toBe(200);
    const title = /<title>([^<]*)</.exec(body)?.[1] ?? '';
    expect(title).toContain(`${footerPageStarts[id].settings.title}, NY/Long Island`);
    expect(title.length, title).toBeLessThanOrEqual(60);
    const description = /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? '';
    expect(description.length).toBeGreaterThan(70);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(body).toContain(`<link rel="canonical" href="${siteUrl}${path}"/>`);
    expect(body.match(/<h1[ >]/g)).toHaveLength(1);
    expect(body).not.toMatch(/<[^>]+ style="|\{[a-z]+\}<|\{(practice|phone|email|area|rate)\}/);
  });

  test('has an opening that reads at grade 8 or below', async () => {
    const sentences = sentencesOf((await site.app.inject(path)).body);
    expect(sentences.length).toBeGreaterThan(5);
    expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
  });

  test('has structured data with its type and review day, in the vocabulary of schema.org', async () => {
    const { body } = await site.app.inject(path);
    const graph = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '');
    expect(vocabularyFaults(graph)).toEqual([]);
    expect(graph['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'WebPage', url: `${siteUrl}${path}`, lastReviewed: '2026-11-20' }),
    );
    expect(body).toContain('Last reviewed Nov 20, 2026.');
  });

  test('has a share picture', async () => {
    const picture = await site.app.inject(footerPageStarts[id].settings.image);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });
});

test('With all footer pages shown, every page of the website still arrives with the first ten packets', async () => {
  for (const url of [...publicPages, ...paths]) {
    expect(await pageBytes(site, url), url).toBeLessThanOrEqual(MOST_PAGE_BYTES);
  }
});

test('Footer and sitemap list the shown pages, and no page links to a missing one', async () => {
  const sitemap = (await site.app.inject('/sitemap.xml')).body;
  for (const path of paths) expect(sitemap).toContain(`<loc>${siteUrl}${path}</loc>`);
  for (const url of [...publicPages, ...paths].filter((path) => path !== '/auth')) {
    const links = await linksIn(site.app, url);
    expect(links).toEqual(expect.arrayContaining(paths));
    for (const link of new Set(links.filter((href) => href.startsWith('/')))) {
      expect((await site.app.inject(link)).statusCode, `${url} leads to ${link}`).toBe(200);
    }
  }
});

test('A page with blanks is not published even if it is shown, and neither is a hidden page', async () => {
  const { privacy, cost, ...others } = buildFooterPages();
  if (!privacy || !cost) throw new Error('Both are among them');
  const footerPages = {
    ...others,
    privacy: { ...privacy, text: 'Ask [name].' },
    cost: { ...cost, isShown: false },
  };
  const { app } = await serveSite({ identity: buildOwnIdentity({ footerPages }) });
  const sitemap = (await app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('/for-schools</loc>');
  for (const path of ['/privacy', '/cost-and-insurance', '/privacy.data', '/Privacy/']) {
    expect((await app.inject(path)).statusCode, path).toBe(404);
  }
  for (const url of publicPages) {
    expect(await linksIn(app, url)).not.toContain('/privacy');
    expect(await linksIn(app, url)).not.toContain('/cost-and-insurance');
  }
  expect(sitemap).not.toMatch(/privacy<|cost/);
  expect((await app.inject('/share/privacy.png')).statusCode).toBe(404);
});

test('The app and the sign-in page do not contain the pages’ texts', async () => {
  expect((await site.app.inject('/auth')).body).not.toMatch(/superbill|Early Intervention/);
});
