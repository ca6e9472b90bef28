import { codeAt, requireSecondFactor, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast, register } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

const SECONDS_A_CODE = 30;
const NEEDED = 'Set Up a Second Factor';

test.override({ isOwner: true });

test('Only an owner with a second factor can require one of everybody', async ({
  page,
  therapist: owner,
  account,
  problems,
}) => {
  problems.allow(/status of 40[39]/);
  await page.goto('/settings/team');
  await page.getByRole('button', { name: 'Require of Everybody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Require a second factor of everybody?' });
  await dialog.getByLabel('Your Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Require It' }).click();
  await expect(dialog.getByText(/^First sign in with a second factor yourself/)).toBeVisible();

  const { secret } = await turnOnTwoFactor(owner);
  await page.goto('/settings/team');
  await page.getByRole('button', { name: 'Require of Everybody' }).click();
  await dialog.getByLabel('Your Password').fill(account.password);
  const next = codeAt(secret, new Date(Date.now() + SECONDS_A_CODE * 1000));
  await dialog.getByLabel('Code', { exact: true }).fill(next);
  await dialog.getByRole('button', { name: 'Require It' }).click();
  await expectToast(page, 'Second Factor Required', 'A password alone opens no records any more.');
  await expect(page.getByRole('button', { name: 'Let Each Decide' })).toBeFocused();
});

test('A newcomer sets a second factor up first, or logs out', async ({
  visitorPage: page,
  therapist: owner,
  problems,
}) => {
  problems.allow(/status of 403/);
  await requireSecondFactor(owner);
  const account = newAccount();
  await register(page, account);
  await expect(page.getByRole('heading', { name: NEEDED, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});
