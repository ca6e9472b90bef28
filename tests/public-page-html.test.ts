import { beforeAll, describe, expect, test } from 'vitest';
import { footerPagePlaces } from '#domain/practice/footer-pages.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import { formAgainPage } from '#server/inquiries/form-again-page.ts';
import { receivedPage } from '#server/inquiries/inquiry-received-page.ts';
import { buildFooterPages } from './builders/footer-page-builder.ts';
import { buildOwnIdentity } from './builders/own-identity-builder.ts';
import { htmlFaults } from './setup/html-faults.ts';
import { publicPages } from './setup/public-pages.ts';
import { type ServedSite, serveSite } from './setup/served-site.ts';

let site: ServedSite;
beforeAll(async () => {
  site = await serveSite({ identity: buildOwnIdentity({ footerPages: buildFooterPages() }) });
});

const paths = [...publicPages, ...footerPagePlaces.map(({ path }) => path), '/nothing-is-here'];

describe('the HTML of the website', () => {
  test.each(paths)('of %s has no fault', async (path) => {
    expect(await htmlFaults((await site.app.inject(path)).body)).toEqual([]);
  });

  test('of the form that comes back with what is wrong has no fault', async () => {
    const problem = { field: 'email', message: 'Email is required' };
    expect(await htmlFaults(formAgainPage({ parentName: 'Ada' }, [problem], sampleIdentity))).toEqual([]);
  });

  test('of the page that thanks a family has no fault', async () => {
    expect(await htmlFaults(receivedPage(sampleIdentity, 'K7M2'))).toEqual([]);
  });
});

describe('the check itself', () => {
  test.each([
    ['<p>One <div>two</div></p>', 'close-order'],
    ['<img src="a.png">', 'wcag/h37'],
    ['<p id="a"></p><p id="a"></p>', 'no-dup-id'],
  ])('finds what is wrong with %s', async (html, word) => {
    expect((await htmlFaults(html)).join(' ')).toContain(word);
  });
});
