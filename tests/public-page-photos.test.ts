import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { buildColleague } from './builders/colleague-builder.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { buildWholeWebsite } from './builders/whole-website-builder.ts';
import { MOST_PAGE_BYTES, pageBytes } from './setup/page-weight.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const portrait = '/photos/portraitportraitportra';
const logo = '/photos/logologologologologolo';

let site: ServedSite;
beforeAll(async () => {
  const colored = (background: string) =>
    sharp({ create: { width: 180, height: 180, channels: 3, background } });
  const png = await colored('#123456').png().toBuffer();
  const photos = {
    [`${portrait}/small.webp`]: await colored('#a0522d').webp().toBuffer(),
    [`${portrait}/photo.jpg`]: await colored('#a0522d').jpeg().toBuffer(),
    [`${logo}/mark.png`]: png,
    [`${logo}/icon.png`]: png,
  };
  const identity = buildOwnIdentity({
    footerPages: buildFooterPages(),
    portrait: { picture: portrait.slice(8), alt: 'Ines on a classroom rug' },
    logo: { picture: logo.slice(8) },
    profiles: ['https://directory.example.com/tall-trees'],
    address: { street: '5 Elm Street', city: 'Mineola', zip: '11501' },
  });
  site = await serveSite({ identity, photos });
});

test('The photo replaces the illustration of a therapist, and the logo is next to the practice’s name', async () => {
  for (const url of ['/', '/about']) {
    const { body } = await site.app.inject(url);
    expect(body).toContain(`src="${portrait}/small.webp"`);
    expect(body).toContain('alt="Ines on a classroom rug"');
    expect(body).not.toMatch(/Drawing of a therapist|therapist-portrait/);
    expect(body.match(new RegExp(`src="${logo}/mark.png"`, 'g'))).toHaveLength(2);
  }
});

test('With photos, a logo and every possible page, each page arrives with the first ten packets in both languages', async () => {
  const pictures = {
    portrait: { picture: portrait.slice(8), alt: 'Ines on a classroom rug' },
    logo: { picture: logo.slice(8) },
  };
  const team = [buildColleague(pictures), buildColleague({ firstName: 'Bo' })];
  const whole = await serveSite({ identity: buildWholeWebsite({ ...pictures, team }) });
  const listed = (await whole.app.inject('/sitemap.xml')).body.matchAll(/<loc>([^<]*)</g);
  const pages = [...listed].map(([, address = '']) => new URL(address).pathname);
  expect(pages).toEqual(
    expect.arrayContaining(['/team', '/es/team', '/services/yoga-club', '/es/for-schools']),
  );
  for (const url of pages) {
    expect(await pageBytes(whole, url), url).toBeLessThanOrEqual(MOST_PAGE_BYTES);
  }
});

test('Structured data has the pictures, the practice’s address and its other profiles', async () => {
  const { body } = await site.app.inject('/about');
  const graph = JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(body)?.[1] ?? '');
  expect(vocabularyFaults(graph)).toEqual([]);
  expect(graph['@graph'][0].logo).toBe(`${siteUrl}${logo}/logo.png`);
  expect(graph['@graph'][0].sameAs).toEqual(['https://directory.example.com/tall-trees']);
  expect(graph['@graph'][0].address.streetAddress).toBe('5 Elm Street');
  expect((await site.app.inject('/contact')).body).toContain('5 Elm Street, Mineola, NY 11501');
  expect(graph['@graph'][1].image).toBe(`${siteUrl}${portrait}/photo.jpg`);
});

test('A file is cached permanently and can be shown by other sites, and other paths do not exist', async () => {
  const photo = await site.app.inject(`${portrait}/small.webp`);
  expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(photo.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const again = { url: `${portrait}/small.webp`, headers: { 'if-none-match': String(photo.headers.etag) } };
  expect((await site.app.inject(again)).statusCode).toBe(304);
  for (const path of [
    `${portrait}/large.webp`,
    '/photos/',
    '/photos/x/../small.webp',
    '/photos/constructor',
  ]) {
    const { statusCode, headers } = await site.app.inject(path);
    expect([statusCode, headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

test('The logo is the icon of the site', async () => {
  const icon = await site.app.inject('/favicon.svg');
  expect(icon.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
  expect(icon.body).toContain('href="data:image/png;base64,');
  for (const path of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await site.app.inject(path)).headers['content-type']).toBe('image/png');
  }
  expect((await (await serveSite()).app.inject('/favicon.svg')).body).not.toContain('data:');
});

test('Photo and logo are on the share picture', async () => {
  const picture = await site.app.inject('/share/about.png');
  const pixelAt = async (left: number, top: number) => [
    ...(await sharp(picture.rawPayload)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
  const [red = 0, green = 0, blue = 0] = await pixelAt(967, 315);
  // JPEG colors are not exact.
  for (const [is, was] of [
    [red, 0xa0],
    [green, 0x52],
    [blue, 0x2d],
  ] as const)
    expect(Math.abs(is - was)).toBeLessThan(6);
  expect(await pixelAt(108, 110)).toEqual([0x12, 0x34, 0x56]);
});
