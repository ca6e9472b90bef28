import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { buildWholeWebsite } from './builders/whole-website-builder.ts';
import { googleFaults } from './setup/google-rules.ts';
import { elementsOf, jsonLdGraph } from './setup/page-texts.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const portrait = { picture: 'p'.repeat(22), alt: 'Ines on a classroom rug' };
const logo = { picture: 'l'.repeat(22) };
const identity = buildWholeWebsite({ portrait, logo });

/** Pages that no other page links to. */
const apart = ['/backlink-strategy', '/nothing-is-here', '/es/nothing-is-here'];

/** Each of forty pages is rendered and compressed at the highest level. */
const A_WHOLE_SITE_MS = 180_000;

interface WalkedPage {
  statusCode: number;
  robots: unknown;
  html: string;
  /** Its links within the site, and its files, as full addresses. */
  links: URL[];
  files: URL[];
  /** Its links to other sites. */
  away: string[];
}

let photos: Record<string, Buffer>;
let site: ServedSite;
let walked: Map<string, WalkedPage>;
beforeAll(async () => {
  const square = sharp({ create: { width: 180, height: 180, channels: 3, background: '#a0522d' } });
  const [webp, jpeg, png] = await Promise.all([
    square.clone().webp().toBuffer(),
    square.clone().jpeg().toBuffer(),
    square.clone().png().toBuffer(),
  ]);
  photos = {
    [`/photos/${portrait.picture}/small.webp`]: webp,
    [`/photos/${portrait.picture}/photo.jpg`]: jpeg,
    [`/photos/${logo.picture}/mark.png`]: png,
    [`/photos/${logo.picture}/icon.png`]: png,
    [`/photos/${logo.picture}/logo.png`]: png,
  };
  site = await serveSite({ identity, photos });
  walked = await walk(site);
}, A_WHOLE_SITE_MS);

/** Returns every page reachable by links from the home page, and those that no page links to. */
async function walk(walkedSite: ServedSite): Promise<Map<string, WalkedPage>> {
  const found = new Map<string, WalkedPage>();
  let next = new Set(['/', ...apart]);
  while (next.size > 0) {
    const pages = await Promise.all([...next].map((path) => readPage(walkedSite, path)));
    [...next].forEach((path, index) => {
      const page = pages[index];
      if (page) found.set(path, page);
    });
    const led = pages.flatMap(({ links }) => links.map(({ pathname }) => pathname));
    next = new Set(led.filter((path) => !found.has(path)));
  }
  return found;
}

async function readPage({ app }: ServedSite, path: string): Promise<WalkedPage> {
  const { body: html, headers, statusCode } = await app.inject(path);
  const leading = elementsOf(html, 'a').flatMap(({ href }) => href ?? []);
  const isHere = (href: string) => new URL(href, siteUrl + path).origin === siteUrl;
  const onSite = (hrefs: string[]) => hrefs.filter(isHere).map((href) => new URL(href, siteUrl + path));
  const shown = [
    ...elementsOf(html, 'img').flatMap(({ src }) => src ?? []),
    ...elementsOf(html, 'link').flatMap(({ href, rel }) => (rel === 'canonical' ? [] : (href ?? []))),
  ];
  return {
    statusCode,
    robots: headers['x-robots-tag'],
    html,
    links: onSite(leading),
    files: onSite(shown),
    away: leading.filter((href) => !isHere(href)),
  };
}

describe('A visitor who follows the links of the website', () => {
  test('reaches every page offered to search engines, and no other except the sign-in page', async () => {
    const { body } = await site.app.inject('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, page = '']) => new URL(page).pathname);
    expect(listed.length).toBeGreaterThan(35);
    expect([...walked.keys()].toSorted()).toEqual([...listed, ...apart, '/auth'].toSorted());
  });

  test('finds no missing page, section or picture', async () => {
    for (const [path, { statusCode }] of walked)
      expect(statusCode, path).toBe(path.endsWith('/nothing-is-here') ? 404 : 200);
    for (const [path, { links }] of walked) {
      for (const { hash, pathname } of links.filter(({ hash }) => hash !== '')) {
        expect(walked.get(pathname)?.html, `${path} leads to ${pathname}${hash}`).toContain(
          ` id="${hash.slice(1)}"`,
        );
      }
    }
    const files = new Set([...walked.values()].flatMap((page) => page.files.map(({ pathname }) => pathname)));
    expect(files.size).toBeGreaterThan(15);
    for (const file of files) expect((await site.app.inject(file)).statusCode, file).toBe(200);
  });

  test('gets structured data on every page that follows the rules of schema.org and Google', () => {
    for (const [path, { html }] of walked) {
      const graph = jsonLdGraph(html);
      expect(graph.length > 0, path).toBe(![...apart, '/auth'].includes(path));
      expect([...vocabularyFaults(graph), ...googleFaults(graph)], path).toEqual([]);
    }
  });

  test('sees on every page what is saved with its edition, word for word', async () => {
    const kept = await site.pagesWith(identity, true);
    const read = [...walked].filter(([path]) => path !== '/auth' && !path.endsWith('/nothing-is-here'));
    expect(kept.map(({ path }) => path).toSorted()).toEqual(read.map(([path]) => path).toSorted());
    for (const { path, html } of kept) expect(html === walked.get(path)?.html, path).toBe(true);
  });

  test('leaves the site only for calls and mails to the practice, and for sources of a page about the law', () => {
    const named = new Map([
      ['/notice-of-privacy-practices', ['https://www.hhs.gov/ocr/complaints']],
      ['/good-faith-estimate', ['https://www.cms.gov/nosurprises', 'tel:+18009853059']],
    ]);
    const isPractice = (href: string) => /^(tel:\+15165550177|mailto:desk@example\.org)$/.test(href);
    for (const [path, { away }] of walked) {
      const others = away.filter((href) => !isPractice(href));
      expect(others, path).toEqual(named.get(pathInLanguage(path, 'en')) ?? []);
    }
  });
});

test(
  'no page, fact, picture or photo of a practice that is not published is for search engines',
  async () => {
    const unpublished = await serveSite({ identity, photos, isListed: false });
    const pages = await walk(unpublished);
    expect(pages.size).toBe(walked.size);
    for (const [path, { html, robots }] of pages) {
      expect(robots, path).toBe('noindex');
      expect(html, path).not.toMatch(/application\/ld\+json|profile:(?:first|last)_name|itemprop=/);
    }
    const shown = [...pages.values()].flatMap(({ files }) => files.map(({ pathname }) => pathname));
    const drawn = shown.filter((path) => !path.startsWith('/assets/'));
    expect(drawn).toEqual(expect.arrayContaining(['/favicon.svg', '/pictures/seesaw.svg']));
    const [photo = ''] = Object.keys(photos);
    const icons = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'];
    const own = [
      ...new Set(drawn),
      '/share/home.png',
      '/share/es/team.png',
      photo,
      ...icons,
      '/contact.data',
      '/es/contact.data',
    ];
    for (const file of own) {
      const { headers, statusCode } = await unpublished.app.inject(file);
      expect([statusCode, headers['x-robots-tag']], file).toEqual([200, 'noindex']);
    }
    const withoutLogo = await serveSite({ isListed: false });
    expect((await withoutLogo.app.inject('/favicon.svg')).headers['x-robots-tag']).toBe('noindex');
    expect((await unpublished.app.inject('/sitemap.xml')).body).not.toContain('<loc>');
    for (const file of [photo, ...icons])
      expect((await site.app.inject(file)).headers['x-robots-tag'], file).toBeUndefined();
  },
  A_WHOLE_SITE_MS,
);
