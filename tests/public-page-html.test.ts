import { beforeAll, describe, expect, test } from 'vitest';
import { pathInLanguage, siteLanguages } from '#domain/platform/site-language.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { consultationForm } from '#domain/website/inquiries/consultation-form.ts';
import { schoolsForm } from '#domain/website/inquiries/schools-request-form.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { formAgainPage } from '#server/website/inquiries/form-again-page.ts';
import { receivedPage } from '#server/website/inquiries/inquiry-received-page.ts';
import { buildWholeWebsite } from './builders/whole-website-builder.ts';
import { htmlFaults } from './setup/html-faults.ts';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: buildWholeWebsite() });
});

const withoutSpanish = ['/backlink-strategy', '/auth'];
const english = [
  ...publicPages,
  ...footerPagePlaces.map(({ path }) => path),
  '/team',
  '/services/yoga-club',
  '/nothing-is-here',
];
const spanish = english
  .filter((path) => !withoutSpanish.includes(path))
  .map((path) => pathInLanguage(path, 'es'));

describe('The HTML of the website', () => {
  test.each([...english, ...spanish])('has no errors on %s', async (path) => {
    const page = await site.app.inject(path);
    expect(page.statusCode).toBe(path.endsWith('/nothing-is-here') ? 404 : 200);
    expect(await htmlFaults(page.body)).toEqual([]);
  });

  test.each([...english, ...spanish].filter((path) => path !== '/auth'))(
    'of %s has one h1 and every landmark',
    async (path) => {
      const { body } = await site.app.inject(path);
      for (const part of ['h1', 'header', 'main', 'footer'])
        expect(body.match(new RegExp(`<${part}[ >]`, 'g')), part).toHaveLength(1);
    },
  );

  test.each(siteLanguages)(
    'of what a browser without scripts is answered has no fault, %s',
    async (language) => {
      const problem = { field: 'email', message: 'Email is required' };
      for (const form of [consultationForm, schoolsForm]) {
        const { outcome } = form.inLanguage[language];
        const again = formAgainPage({ form, language }, { email: 'Ada' }, [problem], sampleIdentity);
        expect(await htmlFaults(again)).toEqual([]);
        expect(await htmlFaults(receivedPage(outcome, sampleIdentity, language, 'K7M2'))).toEqual([]);
      }
    },
  );
});

describe('The HTML check', () => {
  test.each([
    ['<p>One <div>two</div></p>', 'close-order'],
    ['<img src="a.png">', 'wcag/h37'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ])('finds the error in %s', async (html, word) => {
    expect((await htmlFaults(html)).join(' ')).toContain(word);
  });
});
