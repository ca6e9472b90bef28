import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('Preferences are saved at once for every device, and colors for this one', async ({
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

  await test.step('Colors change at once and stay', async () => {
    await page.goto('/settings/preferences');
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.getByText('System', { exact: true }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark|light/);
  });
});
