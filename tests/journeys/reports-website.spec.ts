import { expect } from '@playwright/test';
import type { PageViews } from '#domain/website/page-views/page-views.ts';
import { buildInquiryForm } from '#tests/builders/inquiry-builder.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';

// The browser of the tests names itself as a program otherwise, and is not counted.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const everyDay = '/api/page-views?from=2020-01-01&to=2999-12-31';

test('The owner sees the number of visits to the website, without visitors who asked not to be tracked', async ({
  page,
  owner: _,
  context,
  browser,
  baseURL,
}) => {
  const seen = async () => {
    const views: PageViews[] = await (await context.request.get(everyDay)).json();
    return views.map(({ path, views: count }) => `${path} ${count}`).sort();
  };

  await test.step('Without a visit the figures say so', async () => {
    await page.goto('/reports');
    await expect(page.getByText('Nobody was counted on the website yet.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('A visitor is counted for pages looked at, not for prefetched ones', async () => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', userAgent: person });
    const site = await visitor.newPage();
    await site.goto('/about');
    const header = site.getByRole('banner');
    const ahead = site.waitForResponse((response) => new URL(response.url()).pathname === '/services');
    await header.getByRole('link', { name: 'Services', exact: true }).hover();
    expect((await (await ahead).request().allHeaders())['sec-purpose']).toContain('prefetch');
    await header.getByRole('link', { name: 'Contact', exact: true }).click();
    await site.waitForURL('/contact');
    await expect.poll(seen).toEqual(['/about 1', '/contact 1']);
    await visitor.close();

    const sent = await context.request.post('/api/contact', { data: buildInquiryForm() });
    expect(sent.status()).toBe(200);
    await page.goto('/about');
    await page.goto('/reports');
    await expect(page.getByRole('button', { name: /^Page Views/ })).toContainText('2');
    await expect(page.getByRole('button', { name: /^Requests to Clients/ })).toContainText('0%');
    const pages = page.getByRole('table', { name: 'Views by Page' });
    await expect(pages.getByRole('row')).toHaveText([/^Page/, /\/about1/, /\/contact1/, /^Total2/]);
    await page.getByRole('button', { name: /^Consultation Requests/ }).click();
    const requests = page.getByRole('dialog', { name: 'Consultation Requests' });
    await expect(requests.getByRole('row', { name: /Pat Example/ })).toContainText('New');
    await requests.getByRole('link', { name: 'Pat Example' }).click();
    await expect(page).toHaveURL('/inquiries');
  });

  await test.step('A visitor who asks not to be tracked is not counted', async () => {
    const extraHTTPHeaders = { 'sec-gpc': '1' };
    const visitor = await browser.newContext({ baseURL: baseURL ?? '', userAgent: person, extraHTTPHeaders });
    const site = await visitor.newPage();
    await site.goto('/about');
    await site.setExtraHTTPHeaders({});
    await visitor.close();
    const other = await browser.newContext({ baseURL: baseURL ?? '', userAgent: person });
    await (await other.newPage()).goto('/contact');
    await other.close();
    await expect.poll(seen).toEqual(['/about 1', '/contact 2']);
  });
});
