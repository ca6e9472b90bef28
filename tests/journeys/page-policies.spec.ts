import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { publicPages } from '#tests/setup/public-pages.ts';
import { settingsSections } from '#web/program/settings-sections.ts';

const screens = [
  '/dashboard',
  '/calendar',
  '/calendar/closings',
  '/clients',
  '/clients/new',
  '/groups',
  '/sessions',
  '/sessions/new',
  '/assessments',
  '/assessments/new',
  '/assessments/templates',
  '/annuals',
  '/invoices',
  '/invoices/new',
  '/mandates/new',
  '/organizations',
  '/services-owed',
  '/payments',
  '/vouchers',
  '/vouchers/new',
  '/reports',
  ...settingsSections.filter(({ isForOwner }) => !isForOwner).map(({ to }) => to),
];

/** What the security policy of a page has kept out since the page began, told by the browser itself. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  return () =>
    page.evaluate(() => ('refused' in window ? (window.refused as string[]) : ['nothing was watched']));
}

test('No page of the website breaks its own policy, which keeps out what somebody brings in', async ({
  page,
  problems,
}) => {
  const refused = await watchPolicy(page);
  for (const path of [...publicPages, '/api/contact/received']) {
    await page.goto(path);
    expect(await refused(), path).toEqual([]);
  }
  problems.allow(/Content Security Policy/);
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<style>body{display:none}</style><p style="color:red">');
  });
  expect(await page.title()).not.toBe('taken over');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await refused()).length).toBe(3);
});

test('No screen of the app breaks its policy, dialogs and menus open', async ({
  page,
  signedIn: _signedIn,
}) => {
  // It opens every screen.
  test.slow();
  const refused = await watchPolicy(page);
  for (const path of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await refused(), path).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  expect(await refused()).toEqual([]);
});
