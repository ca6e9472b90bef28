import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.override({ isOwner: true });

test('The owner closes registration with one click, and opens it again', async ({ page, practice }) => {
  await page.goto('/dashboard');
  const card = page.getByLabel('Open registration');
  await expect(card.getByText('Anyone can open an account here')).toBeVisible();
  await card.getByRole('button', { name: 'Invitation Only' }).click();
  await expectToast(page, 'Invitation Only', 'Invite therapists under Settings, Team.');
  await expect(card).toHaveCount(0);
  expect((await practice.visitor().post('/api/register', newAccount())).status).toBe(403);

  await page.goto('/settings/team');
  const choice = page.getByLabel('Who Can Open an Account');
  await expect(choice).toHaveValue('invite');
  await choice.selectOption('Anyone');
  await expectToast(page, 'Registration Open', 'Anyone can open an account here.');
  await page.goto('/dashboard');
  await expect(card).toBeVisible();
});
