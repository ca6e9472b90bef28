import { beforeAll, describe, expect, test } from 'vitest';
import { pageSettings } from '#web/site/content/en/page-settings.ts';
import { vocabularyFaults } from './setup/schema-org-vocabulary.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite();
});

describe('what a page states for search engines', () => {
  test.each(Object.values(pageSettings).map(({ path }) => path))(
    '%s keeps to the vocabulary of schema.org',
    async (path) => {
      const { body } = await site.app.inject(path);
      const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(body) ?? [];
      expect(vocabularyFaults(JSON.parse(json))).toEqual([]);
    },
  );
});

describe('the vocabulary', () => {
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
