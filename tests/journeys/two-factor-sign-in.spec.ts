import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import type { JourneyAccount } from '#tests/setup/journey-account.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectToast,
  forgetSignIn,
  openFollowing,
} from '#tests/setup/page-checks.ts';
import { shownCodes, turnOnTwoFactor } from '#tests/setup/sample-app.ts';

async function enterPassword(page: Page, { username, password }: JourneyAccount) {
  await page.goto('/auth');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
}

test('from turning it on to the next sign-in, by code and by recovery code', async ({
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 403/);
  const app = await turnOnTwoFactor(page, signedIn);
  const [recoveryCode = ''] = await shownCodes(page);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByText('10 of 10 left, for when your phone is not at hand')).toBeVisible();

  await forgetSignIn(page);
  await enterPassword(page, signedIn);
  await expect(page.getByLabel('Authentication Code')).toBeFocused();
  await page.getByLabel('Authentication Code').fill(app.code());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(
    page.getByText('This code is not right, or was used already. Please enter the newest one'),
  ).toBeVisible();
  await expect(page.getByLabel('Authentication Code')).toHaveValue(app.code());
  await page.getByLabel('Authentication Code').fill(app.code(1));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
  await expect(page).toHaveURL('/dashboard');

  await forgetSignIn(page);
  await enterPassword(page, signedIn);
  await page.getByRole('button', { name: 'Use a Recovery Code Instead' }).click();
  await page.getByLabel('Recovery Code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings/security');
  await expect(page.getByText('9 of 10 left, for when your phone is not at hand')).toBeVisible();

  await page.goto('/settings/activity');
  await expect(page.getByText('Used a recovery code')).toBeVisible();
  await expect(page.getByText('Turned on two-factor sign-in')).toBeVisible();
  await expect(page.getByText('Signed in', { exact: true })).toHaveCount(2);
});

test('the second step at the door: both ways, starting over, and a sign-in that took too long', async ({
  page,
  context,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 401/);
  await turnOnTwoFactor(page, signedIn);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await forgetSignIn(page);
  await enterPassword(page, signedIn);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a Recovery Code Instead' }).click();
  await page.getByLabel('Recovery Code').fill('short');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter one of your recovery codes: 20 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Use Your Authenticator App Instead' }).click();
  await expect(page.getByLabel('Authentication Code')).toHaveValue('');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  await enterPassword(page, signedIn);
  await context.clearCookies();
  await page.getByLabel('Authentication Code').fill('123456');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(
    page,
    'Login failed',
    '401: This sign-in took too long. Please enter your username and password again',
  );
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a sign-in that ends on a page asks for the code there, and the page goes on', async ({
  page,
  context,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 40[13]/);
  const app = await turnOnTwoFactor(page, signedIn);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openFollowing(page, '/settings');
  await page.getByLabel('Full Name').fill('Robin Typed');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const cover = page.getByRole('dialog', { name: 'Sign In Again' });
  await cover.getByLabel('Password').fill(signedIn.password);
  await cover.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(cover.getByLabel('Authentication Code')).toBeFocused();
  await expectAccessible(page);
  await cover.getByLabel('Authentication Code').fill(app.code());
  await cover.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(cover.getByText(/^This code is not right, or was used already/)).toBeVisible();
  await cover.getByLabel('Authentication Code').fill(app.code(1));
  await cover.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Robin Typed')).toBeVisible();
});
