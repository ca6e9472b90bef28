import { codeAt, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import type { JourneyAccount } from '#tests/setup/journey-account.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const SECONDS_A_CODE = 30;

async function enterPassword(page: ScreenPage, { username, password }: JourneyAccount) {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
}

test('A code signs in once', async ({ visitorPage: page, practice, account, problems }) => {
  problems.allow(/status of 403/);
  const begun = Date.now();
  const { secret } = await turnOnTwoFactor(await practice.register(account), new Date(begun));
  await enterPassword(page, account);
  const code = page.getByLabel('Authentication Code');
  await expect(code).toBeFocused();
  const used = codeAt(secret, new Date(begun));
  await code.fill(used);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    page.getByText('This code is not right, or was used already. Please enter the newest one'),
  ).toBeVisible();
  await expect(code).toHaveValue(used);
  await code.fill(codeAt(secret, new Date(begun + SECONDS_A_CODE * 1000)));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings/activity');
  await expect(page.getByText('Turned on two-factor sign-in')).toBeVisible();
  await expect(page.getByText('Signed in', { exact: true })).toHaveCount(1);
});

test('A recovery code signs in, and one fewer is left', async ({ visitorPage: page, practice, account }) => {
  const { recoveryCodes } = await turnOnTwoFactor(await practice.register(account));
  await enterPassword(page, account);
  await page.getByRole('button', { name: 'Use a Recovery Code Instead' }).click();
  await page.getByLabel('Recovery Code').fill((recoveryCodes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings/security');
  await expect(page.getByText('9 of 10 left, for when your phone is not at hand')).toBeVisible();
  await page.goto('/settings/activity');
  await expect(page.getByText('Used a recovery code')).toBeVisible();
});

test('Each way says what is missing, and a sign-in that took too long starts over', async ({
  visitorPage: page,
  practice,
  account,
  problems,
}) => {
  problems.allow(/status of 401/);
  await turnOnTwoFactor(await practice.register(account));
  await enterPassword(page, account);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
  await page.getByRole('button', { name: 'Use a Recovery Code Instead' }).click();
  await page.getByLabel('Recovery Code').fill('short');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter one of your recovery codes: 20 letters and digits')).toBeVisible();
  await page.getByRole('button', { name: 'Use Your Authenticator App Instead' }).click();
  await expect(page.getByLabel('Authentication Code')).toHaveValue('');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  await enterPassword(page, account);
  await practice.database.write((queries) => queries.deleteFrom('pending_sign_ins').execute());
  await page.getByLabel('Authentication Code').fill('123456');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(
    page,
    'Login failed',
    '401: This sign-in took too long. Please enter your username and password again',
  );
  await expect(page.getByLabel('Username')).toBeVisible();
});
