import { beforeAll, expect, test } from 'vitest';
import { teamOpening } from '#web/website/site/content/en/team-content.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import { buildColleague } from './builders/colleague-builder.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { buildSpanishWebsite } from './builders/spanish-website-builder.ts';
import { sentencesOf } from './setup/page-sentences.ts';
import { elementsOf } from './setup/page-texts.ts';
import { MOST_PAGE_BYTES, pageBytes } from './setup/page-weight.ts';
import { readingEaseInSpanish } from './setup/reading-ease-spanish.ts';
import { readingGrade } from './setup/reading-grade.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const inSpanish = siteWords.es.team;

const portrait = { picture: 'p'.repeat(22), alt: 'Alma on a swing' };
const colleagues = [
  buildColleague({ portrait }),
  ...Array.from({ length: 11 }, (_, index) => buildColleague({ firstName: `Bo ${index}`, license: '' })),
];
const identity = buildOwnIdentity({ team: colleagues, footerPages: buildFooterPages() });

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity });
});

test('The team page shows every therapist with photo or initials, license and languages', async () => {
  const { body, statusCode } = await site.app.inject('/team');
  expect(statusCode).toBe(200);
  expect(body).toContain(`src="/photos/${portrait.picture}/small.webp"`);
  expect(body).toContain('alt="Alma on a swing"');
  expect(body.match(/aria-hidden="true"[^>]*>(?:BS|IE)</g)).toHaveLength(12);
  expect(body).not.toMatch(/Drawing of a therapist|therapist-portrait/);
  for (const { firstName } of colleagues) expect(body).toContain(`${firstName} Sampleton, OTD, OTR/L`);
  expect(body).toContain('Ines Example, MS, OTR/L');
  expect(body.match(/License:/g)).toHaveLength(1);
  expect(body).toMatch(/License:<\/dt> <dd[^>]*>New York 000000</);
  expect(body).toContain('English and Spanish');
  expect(body).toContain(teamOpening(identity).title);
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
});

test('The team page has metadata for search engines and sharing', async () => {
  const { body } = await site.app.inject('/team');
  expect(body).toContain('<title>Our Therapists, NY/Long Island | Tall Trees Therapy</title>');
  expect(body).toContain(`<link rel="canonical" href="${siteUrl}/team"/>`);
  const graph = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '');
  expect(vocabularyFaults(graph)).toEqual([]);
  expect(graph['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Person',
      name: 'Alma Sampleton',
      knowsLanguage: ['en', 'es'],
      image: `${siteUrl}/photos/${portrait.picture}/photo.jpg`,
      hasCredential: expect.objectContaining({ name: 'New York 000000' }),
    }),
  );
  const ids = graph['@graph'].map((thing: { '@id': string }) => thing['@id']);
  const [practice] = graph['@graph'];
  expect(practice.employee).toHaveLength(13);
  for (const { '@id': id } of practice.employee) expect(ids).toContain(id);
  const picture = await site.app.inject('/share/team.png');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
});

test('The team page reads at grade 8 or below, and arrives with the first ten packets', async () => {
  expect(await pageBytes(site, '/team')).toBeLessThanOrEqual(MOST_PAGE_BYTES);
  expect(readingGrade(sentencesOf((await site.app.inject('/team')).body).join(' '))).toBeLessThanOrEqual(8);
});

test('Footer, About page and sitemap link to the team page', async () => {
  for (const url of ['/', '/contact']) {
    expect((await site.app.inject(url)).body).toMatch(/href="\/team"[^>]*>Our Therapists</);
  }
  expect((await site.app.inject('/about')).body).toContain('Meet all of our therapists');
  expect((await site.app.inject('/sitemap.xml')).body).toContain(`<loc>${siteUrl}/team</loc>`);
});

test('With several therapists, the website does not say which one a family will work with', async () => {
  expect((await site.app.inject('/')).body).toMatch(/Meet<!-- --> <strong[^>]*>Ines Example/);
  expect(siteWords.es.home.companyWords(identity)).toBe('Conozca a');
});

test('License and languages need no team page: the About page shows those of the main therapist', async () => {
  const { therapist } = buildOwnIdentity();
  const licensed = buildOwnIdentity({
    therapist: { ...therapist, license: 'New York 000002', languages: ['en', 'es'] },
  });
  const { app } = await serveSite({ identity: licensed });
  const { body } = await app.inject('/about');
  expect(body).toMatch(/License:<\/dt> <dd[^>]*>New York 000002</);
  expect(body).toMatch(/Speaks:<\/dt> <dd[^>]*>English and Spanish</);
  expect((await site.app.inject('/about')).body).not.toContain('License:');
});

test('Without other therapists there is no team page, and nothing links to it', async () => {
  const { app } = await serveSite({ identity: buildOwnIdentity({ footerPages: buildFooterPages() }) });
  expect((await app.inject('/team')).statusCode).toBe(404);
  expect((await app.inject('/share/team.png')).statusCode).toBe(404);
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/team');
  for (const url of ['/', '/about']) expect((await app.inject(url)).body).not.toContain('href="/team"');
});

test('The team page exists in Spanish, and both link to each other', async () => {
  const { app } = await serveSite({ identity: buildSpanishWebsite(identity) });
  const ways = async (at: string) =>
    elementsOf((await app.inject(at)).body, 'a').flatMap(({ hreflang, href }) => (hreflang ? [href] : []));
  expect(new Set(await ways('/team'))).toEqual(new Set(['/es/team']));
  expect(new Set(await ways('/es/team'))).toEqual(new Set(['/team']));
  const { body } = await app.inject('/es/team');
  expect(body).toContain(inSpanish.teamOpening(identity).title);
  expect(body).toContain('inglés y español');
  expect(readingEaseInSpanish(sentencesOf(body).join(' '))).toBeGreaterThanOrEqual(55);
});

test('The team page’s Spanish has a search description of the same length', () => {
  expect(inSpanish.settings.path).toBe('/es/team');
  expect(inSpanish.settings.title.length).toBeLessThanOrEqual(60);
  expect(inSpanish.settings.description.length).toBeLessThanOrEqual(155);
  expect(inSpanish.teamOpening(identity).lead).toContain('Tall Trees Therapy');
});
