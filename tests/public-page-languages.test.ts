import { beforeAll, describe, expect, test } from 'vitest';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { therapistSignature } from '#domain/website/identity/public-identity-text.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { pageSettings } from '#web/website/site/content/en/page-settings.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { buildSpanishWebsite } from './builders/spanish-website-builder.ts';
import { elementsOf, jsonLdGraph, pageTexts } from './setup/page-texts.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const english = buildOwnIdentity({
  footerPages: buildFooterPages(),
  callWithinDays: 2,
  rateSetOn: '2026-10-05',
});
const bothLanguages = buildSpanishWebsite(english);

const paths = [
  ...Object.values(pageSettings).map(({ path }) => path),
  ...footerPagePlaces.map(({ path }) => path),
];
const spanishPaths = paths.map((path) => pathInLanguage(path, 'es'));

let site: ServedSite;
/** The site while its owner does not show it in Spanish. */
let englishSite: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: bothLanguages });
  englishSite = await serveSite({
    identity: { ...bothLanguages, spanish: { ...bothLanguages.spanish, isShown: false } },
  });
});

const pageOf = async (path: string, { app }: ServedSite = site) => (await app.inject(path)).body;

/** Returns a page's alternate addresses, by language. */
async function counterpartsOf(path: string): Promise<Record<string, string>> {
  const links = elementsOf(await pageOf(path), 'link').filter(({ rel }) => rel === 'alternate');
  return Object.fromEntries(links.map(({ hreflang = '', href = '' }) => [hreflang, href]));
}

describe.each(paths.map((path) => [path, pathInLanguage(path, 'es')]))('%s and %s', (path, inSpanish) => {
  test('have their language, their own address, and the address in the other language', async () => {
    for (const [at, language] of [
      [path, 'en'],
      [inSpanish, 'es'],
    ] as const) {
      const { statusCode, body } = await site.app.inject(at);
      expect(statusCode, at).toBe(200);
      expect(body).toContain(`<html lang="${language}-US"`);
      expect(body).toContain(`<link rel="canonical" href="${siteUrl}${at}"/>`);
      expect(body).toContain(`property="og:locale" content="${language}_US"`);
      expect(body).toContain(
        `property="og:locale:alternate" content="${language === 'en' ? 'es' : 'en'}_US"`,
      );
      expect(await counterpartsOf(at)).toEqual({
        en: siteUrl + path,
        es: siteUrl + inSpanish,
        'x-default': siteUrl + path,
      });
    }
  });

  test('link to each other in the header', async () => {
    const switchOf = async (at: string) =>
      elementsOf(await pageOf(at), 'a').filter(({ hreflang }) => hreflang !== undefined);
    expect(await switchOf(path)).toContainEqual(
      expect.objectContaining({ href: inSpanish, hreflang: 'es', lang: 'es' }),
    );
    expect(await switchOf(inSpanish)).toContainEqual(
      expect.objectContaining({ href: path, hreflang: 'en', lang: 'en' }),
    );
  });

  test('have their own titles, descriptions and pictures, within the lengths that search engines show', async () => {
    const headOf = async (at: string) => {
      const html = await pageOf(at);
      const metas = elementsOf(html, 'meta');
      const said = (name: string) =>
        metas.find((meta) => meta.name === name || meta.property === name)?.content ?? '';
      const title = /<title>([^<]*)</.exec(html)?.[1] ?? '';
      return { title, description: said('description'), image: said('og:image') };
    };
    const [inEnglish, there] = [await headOf(path), await headOf(inSpanish)];
    expect(there.title.length, there.title).toBeLessThanOrEqual(60);
    expect(there.description.length, there.description).toBeLessThanOrEqual(155);
    expect(there.description.length).toBeGreaterThan(70);
    for (const what of ['title', 'description', 'image'] as const)
      expect(there[what]).not.toBe(inEnglish[what]);
    const picture = await site.app.inject(there.image.replace(siteUrl, ''));
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('have structured data in their language, in the vocabulary of schema.org', async () => {
    const [inEnglish, there] = [jsonLdGraph(await pageOf(path)), jsonLdGraph(await pageOf(inSpanish))];
    expect(vocabularyFaults({ '@context': 'https://schema.org', '@graph': there })).toEqual([]);
    const languages = (graph: Record<string, unknown>[]) =>
      graph.flatMap(({ inLanguage }) => inLanguage ?? []);
    expect(languages(there)).toEqual(languages(inEnglish).map(() => 'es-US'));
  });

  test('link to pages in their own language', async () => {
    const away = new Set(['/auth', '/favicon.svg', '/']);
    const linksOf = async (at: string) =>
      elementsOf(await pageOf(at), 'a')
        .filter(({ href = '', hreflang }) => href.startsWith('/') && hreflang === undefined)
        .map(({ href = '' }) => href.replace(/#.*/, ''));
    for (const href of await linksOf(inSpanish)) {
      if (href !== '/auth') expect(spanishPaths).toContain(href);
    }
    for (const href of await linksOf(path)) if (!away.has(href)) expect(paths).toContain(href);
  });

  test('have no text in the other language', async () => {
    const said = new Set(pageTexts(await pageOf(path)));
    const both = pageTexts(await pageOf(inSpanish)).filter((text) => said.has(text) && !isAlike(text));
    expect(both).toEqual([]);
  });

  test('exist in English only while the owner does not show the Spanish', async () => {
    expect((await englishSite.app.inject(inSpanish)).statusCode).toBe(404);
    const html = await pageOf(path, englishSite);
    expect(html).not.toMatch(/hreflang=|og:locale:alternate|href="\/es/i);
  });

  test('are at most 20 KB with their styles', async () => {
    const answer = await site.app.inject({ url: inSpanish, headers: { 'accept-encoding': 'br' } });
    expect(answer.rawPayload.length).toBeLessThanOrEqual(20_000);
  });
});

/** Returns whether a text is the same in every language: a name, a number or an address. */
function isAlike(text: string): boolean {
  // A web address within a text.
  return alike.has(text) || /^www\.\S+$/.test(text) || /^1-800-\d{3}-\d{4}$/.test(text);
}

const alike = new Set([
  english.practiceName,
  english.phone,
  english.email,
  therapistSignature(english),
  `${therapistSignature(english)}, ${english.practiceName}`,
  // Two of the senses.
  'Visual',
  'Vestibular',
]);

test('Search engines get the counties and the picture in the language of the page', async () => {
  const practiceOf = async (path: string) =>
    jsonLdGraph(await pageOf(path)).find((thing) => thing['@type'] === 'MedicalBusiness');
  expect(await practiceOf('/')).toMatchObject({
    image: `${siteUrl}/share/home.png`,
    areaServed: [{ name: 'Nassau County, NY' }, { name: 'Suffolk County, NY' }],
  });
  expect(await practiceOf('/es')).toMatchObject({
    image: `${siteUrl}/share/es/home.png`,
    areaServed: [{ name: 'Condado de Nassau, NY' }, { name: 'Condado de Suffolk, NY' }],
  });
});

test('A page that fails shows an error in the language of its address, with a link to the home page in it', async () => {
  const { app } = await serveSite({ identity: { ...bothLanguages, rateSetOn: 'on no day' } });
  const { statusCode, body } = await app.inject('/es/services/consultation');
  expect(statusCode).toBe(500);
  expect(body).toContain('<html lang="es-US">');
  expect(body).toContain('<h1>Hubo un problema de nuestra parte</h1>');
  expect(body).toContain('<a href="/es">vaya a la página de inicio</a>');
  expect(body).not.toMatch(/wrong|please|page/i);
});

test('Every address of the sitemap lists its counterparts, and they list it', async () => {
  const sitemap = await pageOf('/sitemap.xml');
  const entries = [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: /<loc>([^<]*)</.exec(entry)?.[1] ?? '',
    links: Object.fromEntries(
      elementsOf(entry, 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
  }));
  expect(entries.map(({ address }) => address).toSorted()).toEqual(
    [...paths, ...spanishPaths].map((path) => siteUrl + path).toSorted(),
  );
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  for (const { address, links } of entries) {
    expect(Object.keys(links)).toEqual(['en', 'es', 'x-default']);
    expect(Object.values(links)).toContain(address);
    for (const counterpart of Object.values(links)) expect(byAddress.get(counterpart)?.links).toEqual(links);
    expect(await counterpartsOf(address.replace(siteUrl, '') || '/')).toEqual(links);
  }
});

test('Without Spanish, the sitemap lists the English pages without counterparts', async () => {
  const sitemap = await pageOf('/sitemap.xml', englishSite);
  expect(sitemap).not.toContain('xhtml:link ');
  expect([...sitemap.matchAll(/<loc>/g)]).toHaveLength(paths.length);
});

test('The 404 page is in the language of the address', async () => {
  const missing = async (path: string, at: ServedSite) => {
    const { statusCode, body } = await at.app.inject(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('hrefLang');
    return /<html lang="([^"]*)"/.exec(body)?.[1];
  };
  expect(await missing('/es/no-such-page', site)).toBe('es-US');
  expect(await missing('/no-such-page', site)).toBe('en-US');
  expect(await missing('/es/no-such-page', englishSite)).toBe('en-US');
  expect(await missing('/es', englishSite)).toBe('en-US');
  expect((await englishSite.app.inject('/share/es/home.png')).statusCode).toBe(404);
});

test('Another form of a Spanish address redirects to it only if it exists', async () => {
  const { statusCode, headers } = await site.app.inject('/es/About/?from=mail');
  expect([statusCode, headers.location]).toEqual([301, '/es/about?from=mail']);
  expect((await site.app.inject('/es/')).headers.location).toBe('/es');
  expect((await englishSite.app.inject('/es/')).statusCode).toBe(404);
});

test('Pages in one language offer no other language', async () => {
  for (const path of ['/backlink-strategy', '/auth'])
    expect(await pageOf(path)).not.toMatch(/hreflang=|og:locale:alternate/i);
  expect((await site.app.inject('/es/backlink-strategy')).statusCode).toBe(404);
});

test('An owner’s text without Spanish keeps the whole website in English', async () => {
  const texts = bothLanguages.spanish.texts.filter(({ key }) => key !== 'therapist.introduction');
  const { app } = await serveSite({
    identity: { ...bothLanguages, spanish: { ...bothLanguages.spanish, texts } },
  });
  expect((await app.inject('/es')).statusCode).toBe(404);
});
