import type { Page } from '@playwright/test';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { caseloadOf } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';
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
  ...settingsSections.map(({ to }) => to),
];

/** Collects the violations of a page's security policy that the browser reports. */
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

test('No page of the website breaks its own security policy, which blocks foreign content', async ({
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

test('Every screen of the app keeps its policy, and its width on a phone with text twice as large', async ({
  page,
  ownProgram,
  owner: _,
}) => {
  // It opens every screen.
  test.slow();
  const caseload = caseloadOf(browserRequests(page.request, ownProgram.url));
  const { id } = await caseload.addClient({ email: 'ivy.sample.of.a.long.address@example.com' });
  await caseload.addGoal(buildFirstGoal({ clientId: id }));
  const session = await caseload.addTodaysSession(id, '09:00', { status: 'completed' });
  const ofRecords = [`/clients/${id}`, `/sessions/${session.id}`, `/sessions/${session.id}/note`];
  // Half the width has as many letters in a line as the whole width with letters of twice the size.
  await page.setViewportSize({ width: 195, height: 422 });
  const refused = await watchPolicy(page);
  for (const path of [...screens, ...ofRecords]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Logout' }), path).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    expect(await refused(), path).toEqual([]);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  expect(await refused()).toEqual([]);
});
