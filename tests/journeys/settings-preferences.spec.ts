import { setBrowserClock } from '#tests/setup/browser-clock.ts';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('preferences are kept as they are chosen, for every device', async ({
  browser,
  page,
  program,
  signedIn,
}) => {
  await page.goto('/settings/preferences');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await expect(page.getByLabel('Sign Out After')).toHaveValue('30');
  await page.getByText('Monday', { exact: true }).click();
  await expectToast(page, 'Preferences Updated', 'They hold on all of your devices.');
  await expect(page.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await page.getByLabel('Sign Out After').selectOption('Never');
  const dialog = page.getByRole('dialog', { name: 'Never sign out by itself?' });
  await dialog.getByLabel('Your Password').fill(signedIn.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Never Sign Out' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Whoever finds a device open can read your records/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  const tablet = await browser.newContext({ baseURL: program.url });
  const { username, password } = signedIn;
  await tablet.request.post('/api/login', { data: { username, password } });
  const there = await tablet.newPage();
  await there.goto('/settings/preferences');
  await expect(there.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await expect(there.getByLabel('Sign Out After')).toHaveValue('never');
  await tablet.close();
});

test('a preference that could not be kept goes back to what it was', async ({
  page,
  signedIn: _,
  problems,
}) => {
  problems.allow(/status of 503/);
  await page.goto('/settings/preferences');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  await page.route('**/api/preferences', (route) =>
    route.fulfill({ status: 503, body: 'The practice is resting' }),
  );
  await page.getByText('Saturday', { exact: true }).click();
  await expectToast(page, 'Update Failed', '503: The practice is resting');
  await expect(page.getByRole('radio', { name: 'Sunday' })).toBeChecked();
});

test('the first day of the week holds in the month and in the week', async ({
  context,
  page,
  program,
  signedIn: _,
}) => {
  await context.request.put(`${program.url}/api/preferences`, { data: { weekStart: 'Monday' } });
  await setBrowserClock(page, '2026-11-18', '09:30');
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'Nov 16, 2026 – Nov 22, 2026' })).toBeVisible();
  const month = page.getByRole('grid', { name: 'November 2026' });
  await expect(month.getByRole('row').first().getByRole('gridcell').first()).toHaveText('26');
  await page.getByRole('button', { name: 'Sunday, Nov 22, 2026', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Nov 16, 2026 – Nov 22, 2026' })).toBeVisible();

  await context.request.put(`${program.url}/api/preferences`, { data: { weekStart: 'Saturday' } });
  await expect(page.getByRole('heading', { name: 'Nov 21, 2026 – Nov 27, 2026' })).toBeVisible();
  await expect(month.getByRole('row').first().getByRole('gridcell').first()).toHaveText('31');
});

test('the colors of this device change at once and stay', async ({ page, signedIn: _ }) => {
  await page.goto('/settings/preferences');
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByText('System', { exact: true }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark|light/);
});
