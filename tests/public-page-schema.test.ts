import { beforeAll, describe, expect, test } from 'vitest';
import { pageSettings } from '#web/website/site/content/en/page-settings.ts';
import { googleFaults } from './setup/google-rules.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite, siteUrl } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

describe('The structured data of a page', () => {
  test.each(Object.values(pageSettings).map(({ path }) => path))(
    'follows the vocabulary of schema.org on %s',
    async (path) => {
      const { body } = await site.app.inject(path);
      const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
      expect(vocabularyFaults(JSON.parse(json))).toEqual([]);
    },
  );
});

describe('Google’s rules', () => {
  const address = { '@type': 'PostalAddress', addressRegion: 'NY', addressCountry: 'US' };
  const shown = { url: `${siteUrl}/`, image: `${siteUrl}/share/home.png`, priceRange: '$50' };
  const practice = {
    '@type': 'MedicalBusiness',
    '@id': '#practice',
    name: 'Tall Trees',
    telephone: '+15165550177',
    address,
    ...shown,
  };

  test.each([
    [[practice], []],
    [[{ ...practice, address: undefined }], ['MedicalBusiness.address']],
    [[{ ...practice, telephone: '+15165550177;ext=4' }], ['MedicalBusiness.telephone']],
    [[{ ...practice, review: [] }], ['MedicalBusiness.review']],
    [[practice, practice], ['one thing stands on the page twice']],
    [[{ '@type': 'ProfilePage', mainEntity: { '@id': '#nora' } }], ['ProfilePage.mainEntity']],
    [[{ '@type': 'BreadcrumbList', itemListElement: [] }], ['BreadcrumbList.itemListElement']],
    [[{ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] }], ['FAQPage.mainEntity']],
  ])('%j', (graph, faults) => {
    expect(googleFaults(graph)).toEqual(faults);
  });
});

describe('The vocabulary check', () => {
  test.each([
    [{ '@type': 'Therapist' }, 'Therapist is no type'],
    [{ '@type': 'Person', phone: '1' }, 'Person has no property phone'],
    [{ '@type': 'Person', worksFor: { '@type': 'Question' } }, 'Person.worksFor takes no Question'],
    [{ '@type': 'Person', name: 7 }, undefined],
    [{ '@type': 'MedicalBusiness', employee: { '@id': '#nora' } }, undefined],
    [{ '@type': 'Service', offers: [{ '@type': 'Offer', cost: 50 }] }, 'Offer has no property cost'],
    [{ '@type': 'OpeningHoursSpecification', opens: 8 }, 'OpeningHoursSpecification.opens takes no number'],
  ])('%j', (thing, fault) => {
    expect(vocabularyFaults({ '@context': 'https://schema.org', '@graph': [thing] })).toEqual(
      fault ? [fault] : [],
    );
  });
});
