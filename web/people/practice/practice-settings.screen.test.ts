import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A therapist who does not own the practice can only read its settings', async ({ page }) => {
  await page.goto('/settings/practice');
  await expect(page.getByText('Only the owner of the practice can change these settings.')).toBeVisible();
  await expect(page.getByLabel('Legal Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
});

test('A therapist who does not own the practice sees no sealed records', async ({ page, problems }) => {
  problems.allow(/status of 403/);
  await page.goto('/settings');
  await expect(page.getByRole('link', { name: 'Activity' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sealed Records' })).toHaveCount(0);
  await page.goto('/settings/sealed-records');
  await expect(page.getByText('403: Only the owner of the practice can do this')).toBeVisible();
});
