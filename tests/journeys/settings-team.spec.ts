import { expect } from '#tests/setup/journey.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the owner sees who works in the practice and invites by a link', async ({ page, owner }) => {
  await page.goto('/settings/team');
  await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toContainText('Owner');
  await expect(page.getByText('Nobody is invited.')).toBeVisible();
  await page.getByLabel('For Whom').fill('Sam from school');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  const link = await page.getByLabel('Invitation Link').inputValue();
  expect(link).toMatch(/\/auth\?invite=[2-9A-Z-]{19}$/);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Take back: Sam from school' }).click();
  await expectToast(page, 'Invitation Taken Back', 'Its link does not work any more.');
  await expect(page.getByText('Nobody is invited.')).toBeVisible();
});
