import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { browserRequests } from '#tests/setup/browser-requests.ts';
import { caseloadOf } from '#tests/setup/caseload-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectNoSidewaysScroll } from '#tests/setup/page-checks.ts';

test('On a phone with text twice as large every screen keeps to its width', async ({
  page,
  ownProgram,
  owner: _,
}) => {
  const caseload = caseloadOf(browserRequests(page.request, ownProgram.url));
  const { id } = await caseload.addClient({ email: 'ivy.sample.of.a.long.address@example.com' });
  await caseload.addGoal(buildFirstGoal({ clientId: id }));
  const session = await caseload.addTodaysSession(id, '09:00', { status: 'completed' });
  // Half the width has as many letters in a line as the whole width with letters of twice the size.
  await page.setViewportSize({ width: 195, height: 422 });
  for (const path of [
    '/dashboard',
    `/clients/${id}`,
    `/sessions/${session.id}`,
    `/sessions/${session.id}/note`,
    '/calendar',
    '/sessions',
    '/invoices',
    '/settings',
    '/settings/practice',
    '/settings/website',
    '/settings/team',
    '/settings/data',
    '/organizations',
    '/services-owed',
    '/payments',
    '/vouchers',
    '/mandates/new',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' }), path).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});

test('On a desk with text alone twice as large the settings keep to the width of the window', async ({
  page,
  owner: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/settings', '/settings/preferences', '/settings/practice', '/settings/data']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    await expect(page.getByRole('button', { name: 'Logout' }), path).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
  }
});
