import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the owner closes registration with one click, and opens it again', async ({
  page,
  owner: _,
  ownProgram,
}) => {
  await page.goto('/dashboard');
  const card = page.getByLabel('Open registration');
  await expect(card.getByText('Anyone can open an account here')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  // On a phone one line above the schedule leads to the notices below it.
  await page.getByRole('button', { name: /^\d notices?: .*open registration/ }).click();
  await expect(page.locator('#notices')).toBeFocused();
  await card.getByRole('button', { name: 'Invitation Only' }).click();
  await expectToast(page, 'Invitation Only', 'Invite therapists under Settings, Team.');
  await expect(card).toHaveCount(0);
  const refused = await fetch(`${ownProgram.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(newAccount()),
  });
  expect(refused.status).toBe(403);

  await page.goto('/settings/team');
  const choice = page.getByLabel('Who Can Open an Account');
  await expect(choice).toHaveValue('invite');
  await expectAccessible(page);
  await choice.selectOption('Anyone');
  await expectToast(page, 'Registration Open', 'Anyone can open an account here.');
  await page.goto('/dashboard');
  await expect(card).toBeVisible();
});
