import { beforeAll, describe, expect, test } from 'vitest';
import { ownTexts } from '#domain/website/identity/own-texts.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { buildManyServices, buildService, buildServices } from './builders/service-builder.ts';
import { elementsOf } from './setup/page-texts.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

const services = [
  buildService({ title: 'Yoga & <Calm> Club' }),
  ...buildServices({
    sensory: { isShown: false },
    'school-based': { isShown: false },
    'fine-motor': { title: 'Strong Hands', ages: { youngest: 4, oldest: 12 }, places: ['home'] },
    consultation: { hasOwnPage: true, features: ['An hour that is yours'] },
    pediatric: { ages: { youngest: 3, oldest: 11 }, conditions: ['Autism', 'Premature birth'] },
  }),
  buildService({ id: 'later', title: 'Swim Group', isShown: false }),
];

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: buildOwnIdentity({ services }) });
});

async function htmlOf(path: string): Promise<string> {
  return (await site.app.inject(path)).body;
}

function graphIn(html: string): { '@graph': Record<string, unknown>[] } {
  return JSON.parse(/<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? '');
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
}

const shown = [
  '/services/yoga-club',
  '/services/pediatric',
  '/services/fine-motor',
  '/services/consultation',
];
const hidden = ['/services/sensory', '/services/school-based', '/services/later'];

describe('/services', () => {
  test('has the sections in the owner’s order, with their number in words', async () => {
    const html = await htmlOf('/services');
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['yoga-club', 'pediatric', 'fine-motor', 'consultation']);
    expect(html).toContain('Four ways to work with us.');
    expect(html).toContain('Yoga &amp; &lt;Calm&gt; Club');
    expect(html).toMatch(/Strong Hands[\s\S]*Ages 4-12[\s\S]*At home/);
    expect(html).not.toContain('<Calm>');
  });

  test('has the same in its structured data', async () => {
    const graph = graphIn(await htmlOf('/services'));
    expect(vocabularyFaults(graph)).toEqual([]);
    const stated = graph['@graph'].filter((thing) => thing['@type'] === 'Service');
    expect(stated.map(({ url }) => url)).toEqual(shown.map((path) => `${siteUrl}${path}`));
    expect(stated[0]).toMatchObject({ audience: { suggestedMinAge: 5, suggestedMaxAge: 10 } });
  });
});

test('No page mentions ages beyond those that the owner gave', async () => {
  const overview = await htmlOf('/services');
  expect(overview).toContain('Support that grows along, through age 11');
  const pediatric = await htmlOf('/services/pediatric');
  expect(`${overview}${pediatric}`).not.toMatch(/age 21|ages 3 to 21/i);
  expect(pediatric).toMatch(
    /<meta name="description" content="One-on-one therapy for the skills a child needs/,
  );
});

test('The concerns on the home page link to the services that address them, if offered', async () => {
  const worries = /Does this sound like your child\?<[\s\S]*?<\/section>/.exec(await htmlOf('/'))?.[0] ?? '';
  expect(linksIn(worries)).toEqual(['/services/fine-motor', '/services/fine-motor', '/services/pediatric']);
  expect(worries).toContain('Loud rooms lead to covered ears or a meltdown.');
});

test('No page names or links to a hidden service', async () => {
  for (const path of ['/', '/services', '/about', '/contact', ...shown]) {
    const html = await htmlOf(path);
    const links = linksIn(html);
    for (const gone of hidden) {
      expect(links, path).not.toContain(gone);
      expect(links, path).not.toContain(gone.replace('/services/', '/services#'));
    }
    expect(html, path).not.toMatch(
      /School-Based Therapy|Sensory Processing|Swim Group|School-based services/,
    );
    for (const link of new Set(links.filter((href) => href.startsWith('/')))) {
      expect(
        (await site.app.inject(link.replace(/#.*/, '') || '/')).statusCode,
        `${path} leads to ${link}`,
      ).toBe(200);
    }
  }
});

test.each([
  ...hidden,
  '/services/gone',
  '/services/sensory.data',
  '/services/yoga-club/more',
  '/share/sensory.png',
  '/share/services/later.png',
])('%s does not exist', async (path) => {
  expect((await site.app.inject(path)).statusCode).toBe(404);
});

describe('The page of an added service', () => {
  test('has ages, places and contents, with its own title, address and h1', async () => {
    const html = await htmlOf('/services/yoga-club');
    expect(html).toContain(
      '<title>Yoga &amp; &lt;Calm&gt; Club, NY/Long Island | Tall Trees Therapy</title>',
    );
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/services/yoga-club"/>`);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    for (const words of [
      'Ages 5-10',
      'At school',
      'At our practice',
      'Worry',
      'Games that slow down',
      'Calmer evenings',
      'What families work toward:',
    ]) {
      expect(html).toContain(words);
    }
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(description).toMatch(/^Stretching, breathing, and balance in a small group\./);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(linksIn(html)).toEqual(expect.arrayContaining(shown.slice(1)));
  });

  test('has structured data in the vocabulary of schema.org, and a share picture', async () => {
    const html = await htmlOf('/services/yoga-club');
    expect(vocabularyFaults(graphIn(html))).toEqual([]);
    expect(html).toContain(`${siteUrl}/share/services/yoga-club.png`);
    const picture = await site.app.inject('/share/services/yoga-club.png');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('is found under a simpler address, and listed', async () => {
    const moved = await site.app.inject('/Services/Yoga-Club/');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/services/yoga-club']);
    const { body } = await site.app.inject('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(listed.filter((address) => address.includes('/services/')).toSorted()).toEqual(
      shown.map((path) => siteUrl + path).toSorted(),
    );
  });
});

describe('The page of a shipped service', () => {
  test('has the owner’s title above its shipped texts', async () => {
    const html = await htmlOf('/services/fine-motor');
    expect(html).toContain('<title>Strong Hands, NY/Long Island | Tall Trees Therapy</title>');
    expect(html).toContain('Six skills we build');
    expect(html).toContain('Ages 4-12');
  });

  test('can show the owner’s texts only', async () => {
    const html = await htmlOf('/services/consultation');
    expect(html).toContain('An hour that is yours');
    expect(html).not.toContain('What parents ask about');
  });

  test('has the owner’s age groups and conditions, with their number', async () => {
    const html = await htmlOf('/services/pediatric');
    expect(html).toContain('Two age groups');
    expect(html).toContain('These are two reasons why families ask for OT.');
    expect(html).toContain('Premature birth');
    expect(html).not.toMatch(/Middle School|Down syndrome/);
  });
});

test('The sign-in page does not contain the services’ texts', async () => {
  expect(await htmlOf('/auth')).not.toContain('Games that slow down');
});

describe('In Spanish', () => {
  const own = buildOwnIdentity({ services });
  const texts = ownTexts(own).map(({ key, english }) => ({
    key,
    english,
    spanish: english.replaceAll(/^/gm, 'Digo: '),
    reviewedBy: '',
    reviewedOn: null,
  }));

  test('the services have the same order, counts in Spanish, and the owner’s Spanish texts', async () => {
    const { app } = await serveSite({
      identity: { ...own, spanish: { ...own.spanish, isShown: true, texts } },
    });
    const overview = (await app.inject('/es/services')).body;
    const ids = [...overview.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['yoga-club', 'pediatric', 'fine-motor', 'consultation']);
    expect(overview).toContain('Hay cuatro maneras de trabajar con nosotros.');
    const page = await app.inject('/es/services/yoga-club');
    expect(page.statusCode).toBe(200);
    for (const words of ['De 5 a 10 años', 'En la escuela', 'Digo: Games that slow down']) {
      expect(page.body).toContain(words);
    }
    expect(vocabularyFaults(graphIn(page.body))).toEqual([]);
    expect(linksIn(page.body)).toContain('/es/services/pediatric');
    for (const [at, to] of [
      ['/services/yoga-club', '/es/services/yoga-club'],
      ['/es/services/yoga-club', '/services/yoga-club'],
    ] as const) {
      const ways = elementsOf((await app.inject(at)).body, 'a').filter(({ hreflang }) => hreflang);
      expect(new Set(ways.map(({ href }) => href))).toEqual(new Set([to]));
    }
    expect((await app.inject('/share/es/services/yoga-club.png')).statusCode).toBe(200);
    expect((await app.inject('/es/services/sensory')).statusCode).toBe(404);
    expect((await app.inject('/sitemap.xml')).body).toContain(`${siteUrl}/es/services/yoga-club<`);
  });

  test('a service without Spanish keeps the website from being shown in Spanish', async () => {
    const { app } = await serveSite({
      identity: { ...own, spanish: { ...own.spanish, isShown: true, texts: [] } },
    });
    expect((await app.inject('/es/services/yoga-club')).statusCode).toBe(404);
    expect((await app.inject('/es')).statusCode).toBe(404);
  });
});

describe('With the maximum number of services', () => {
  test('each page is at most 20 KB with its styles', async () => {
    const { app } = await serveSite({ identity: buildOwnIdentity({ services: buildManyServices() }) });
    for (const url of [
      '/',
      '/services',
      '/about',
      '/services/pediatric',
      '/services/long-service-6',
      '/auth',
    ]) {
      const { statusCode, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect(statusCode, url).toBe(200);
      expect(rawPayload.length, url).toBeLessThanOrEqual(20_000);
    }
    expect((await app.inject('/services')).body).toContain('Twelve ways to work with us.');
  });

  test('a single service is enough', async () => {
    const only = buildServices({}).map((one) => ({ ...one, isShown: one.id === 'consultation' }));
    const { app } = await serveSite({ identity: buildOwnIdentity({ services: only }) });
    expect((await app.inject('/services')).body).toContain('One way to work with us.');
    expect((await app.inject('/services/consultation')).body).not.toContain('Other services');
    expect((await app.inject('/')).body.match(/Learn more/g)).toHaveLength(1);
  });
});
