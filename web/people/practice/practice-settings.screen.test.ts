import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A therapist who does not own the practice can only read its settings', async ({ page }) => {
  await page.goto('/settings/practice');
  await expect(page.getByText('Only the owner of the practice can change these settings.')).toBeVisible();
  await expect(page.getByLabel('Legal Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
});
