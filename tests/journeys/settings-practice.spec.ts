import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the owner changes how the practice works, and the next form knows it', async ({ page, owner: _ }) => {
  await page.goto('/settings/practice');
  await page.getByLabel('Usual Duration (minutes)').fill('10');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Duration must be at least 15 minutes')).toBeVisible();
  await page.getByLabel('Legal Name').fill('Sample OT, PLLC');
  await page.getByLabel('Usual Duration (minutes)').fill('45');
  await page.getByLabel('Group, per minute ($)').fill('1.15');
  await page.getByLabel('Time Zone').fill('los angeles');
  await page.getByRole('option', { name: 'America / Los Angeles' }).click();
  await page.getByLabel('School Year From').selectOption('September');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expectToast(page, 'Settings Updated', 'The practice settings have been saved.');
  await page.reload();
  await expect(page.getByLabel('Legal Name')).toHaveValue('Sample OT, PLLC');
  await expect(page.getByLabel('Group, per minute ($)')).toHaveValue('1.15');
  await expect(page.getByLabel('Time Zone')).toHaveValue('America / Los Angeles');
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.goto('/sessions/new');
  await expect(page.getByLabel('Duration (minutes)')).toHaveValue('45');
});

test('a therapist who does not own the practice reads its settings', async ({
  page,
  owner: _,
  ownProgram,
}) => {
  const reply = await page.context().request.post(`${ownProgram.url}/api/register`, { data: newAccount() });
  expect(reply.status()).toBe(201);
  await page.goto('/settings/practice');
  await expect(page.getByText('Only the owner of the practice can change these settings.')).toBeVisible();
  await expect(page.getByLabel('Legal Name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0);
});
