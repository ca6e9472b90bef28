import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { offeredServices } from './content/offered-services.ts';
import { factsInLanguage } from './language-facts.ts';
import { aboutGraph, contactGraph, homeGraph, serviceGraph, servicesGraph } from './schema-org-graphs.ts';
import { serviceCrumbs } from './services/service-crumbs.ts';

const facts = factsInLanguage(
  {
    identity: sampleIdentity,
    siteUrl: 'https://practice.example.org',
    isListed: true,
    isSpanishShown: false,
    hasDraftNotice: false,
  },
  'en',
);
const offered = offeredServices(sampleIdentity, facts.words);

function graphOfService(id: string) {
  const service = offered.find((one) => one.id === id);
  if (service === undefined) throw new Error(`${id} is offered`);
  return serviceGraph(service, serviceCrumbs(service, 'en'), facts);
}

const graphs = {
  home: homeGraph(facts),
  services: servicesGraph(facts),
  pediatric: graphOfService('pediatric'),
  consultation: graphOfService('consultation'),
  about: aboutGraph(facts),
  contact: contactGraph(facts),
};

describe('The structured data of every page', () => {
  test.each(Object.entries(graphs))(
    'describes the practice with its contact details on %s',
    (_page, graph) => {
      expect(graph).toMatchObject({
        '@context': 'https://schema.org',
        '@graph': expect.arrayContaining([
          expect.objectContaining({
            '@type': 'MedicalBusiness',
            name: sampleIdentity.practiceName,
            telephone: '+15165550142',
            email: 'hello@example.com',
            priceRange: '$50 per consultation hour',
          }),
        ]),
      });
    },
  );

  test.each(Object.entries(graphs))('on %s refers only to things it also describes', (_page, graph) => {
    const nodes = nodesIn(graph);
    const described = nodes.filter((node) => '@type' in node).map((node) => node['@id']);
    const referredTo = nodes.filter((node) => !('@type' in node) && '@id' in node).map((node) => node['@id']);
    expect(referredTo.length).toBeGreaterThan(0);
    for (const id of referredTo) expect(described).toContain(id);
  });
});

test('The service area and hours are those of the practice', () => {
  const practice = nodesIn(graphs.home).find((node) => node['@type'] === 'MedicalBusiness');
  expect(practice?.areaServed).toEqual([
    { '@type': 'AdministrativeArea', name: 'Nassau County, NY' },
    { '@type': 'AdministrativeArea', name: 'Suffolk County, NY' },
  ]);
  expect(practice?.openingHoursSpecification).toMatchObject([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: '08:00',
      closes: '17:00',
    },
  ]);
});

test('A practice that visits families has its state as an address, and its number has no extension', () => {
  const practiceOf = (changes: Partial<typeof sampleIdentity>) =>
    nodesIn(homeGraph({ ...facts, identity: { ...sampleIdentity, ...changes } }))[1];
  expect(practiceOf({})?.address).toEqual({
    '@type': 'PostalAddress',
    addressRegion: 'NY',
    addressCountry: 'US',
  });
  const address = { street: '5 Elm Street', city: 'Mineola', zip: '11501' };
  expect(practiceOf({ address })?.address).toMatchObject({
    streetAddress: '5 Elm Street',
    addressLocality: 'Mineola',
    postalCode: '11501',
  });
  expect(practiceOf({ phone: '(516) 555-0142 ext. 4' })?.telephone).toBe('+15165550142');
});

test('The services page lists its five services, each with an address', () => {
  const services = nodesIn(graphs.services).filter((node) => node['@type'] === 'Service');
  expect(services.map(({ url }) => url)).toEqual(
    offered.map(({ id }) => `https://practice.example.org/services/${id}`),
  );
});

test('A consultation has its price', () => {
  const offers = nodesIn(graphs.consultation).filter((node) => node['@type'] === 'Offer');
  expect(offers).toMatchObject([{ price: 50, priceCurrency: 'USD' }]);
});

test('Breadcrumbs count from one and have full addresses', () => {
  const steps = nodesIn(graphs.pediatric).filter((node) => node['@type'] === 'ListItem');
  expect(steps).toMatchObject([
    { position: 1, name: 'Home', item: 'https://practice.example.org/' },
    { position: 2, name: 'Services', item: 'https://practice.example.org/services' },
    { position: 3, name: 'Pediatric Therapy', item: 'https://practice.example.org/services/pediatric' },
  ]);
});

test('Questions are those on the contact page, and samples never appear as facts', () => {
  const questions = nodesIn(graphs.contact).filter((node) => node['@type'] === 'Question');
  expect(questions.map(({ name }) => name)).toEqual(
    sampleIdentity.frequentQuestions.map(({ question }) => question),
  );
  const text = JSON.stringify(graphs);
  for (const { quote } of sampleIdentity.testimonials) expect(text).not.toContain(quote);
  for (const credential of sampleIdentity.therapist.credentials) expect(text).not.toContain(credential.text);
});

type Node = Record<string, unknown>;

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesIn)];
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object';
}
