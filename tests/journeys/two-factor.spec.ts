import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '#tests/setup/journey.ts';
import type { JourneyAccount } from '#tests/setup/journey-account.ts';
import {
  expectAccessible,
  expectFitsPhone,
  expectToast,
  forgetSignIn,
  openFollowing,
} from '#tests/setup/page-checks.ts';

const SECONDS_A_CODE = 30;

/** The authenticator app of a test. Its codes are named by their time step, so that none depends on how fast it runs. */
class SampleApp {
  readonly #secret: Secret;
  readonly #firstStep = TOTP.counter({ period: SECONDS_A_CODE });

  constructor(typedKey: string) {
    this.#secret = Secret.fromBase32(typedKey.replaceAll(' ', ''));
  }

  /** The code of now, or of some steps after the first look at the app; the program takes one step ahead. */
  code(stepsLater = 0): string {
    const timestamp = (this.#firstStep + stepsLater) * SECONDS_A_CODE * 1000;
    return TOTP.generate({ secret: this.#secret, period: SECONDS_A_CODE, timestamp });
  }
}

/** Turns two-factor sign-in on, up to the recovery codes in sight. */
async function turnOn(page: Page, { password }: JourneyAccount): Promise<SampleApp> {
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const app = new SampleApp(key ?? '');
  await page.getByLabel('Code From the App').fill(app.code());
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(
    page.getByText('Two-factor sign-in is on. Every other device has been signed out.'),
  ).toBeVisible();
  return app;
}

async function shownCodes(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(items).toHaveCount(10);
  return items.allInnerTexts();
}

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
  const app = await turnOn(page, signedIn);
  const [recoveryCode = ''] = await shownCodes(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
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
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
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

test('each step says what is wrong, and nothing is in anybody’s way', async ({
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 403/);
  await page.goto('/settings/security');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn On' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Please enter your current password')).toBeVisible();
  await page.getByLabel('Current Password').fill('wrong-guess');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your current password is not right')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
  await page.getByLabel('Code From the App').fill('000 000');
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText(/^This code does not fit\./)).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await expect(page.getByRole('link', { name: 'Open an app on this phone' })).toHaveAttribute(
    'href',
    /^otpauth:\/\/totp\//,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn On' })).toBeFocused();
});

test('recovery codes can be copied, downloaded and printed, and are not closed by accident', async ({
  page,
  context,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.addInitScript(() => {
    window.print = () => {
      window.top?.document.documentElement.setAttribute('data-printed', document.body.textContent);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await turnOn(page, signedIn);
  const codes = await shownCodes(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('recovery-codes.txt');
  const text = readFileSync(await download.path(), 'utf8');
  for (const code of [...codes, signedIn.username]) expect(text).toContain(code);

  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(codes.join('\\s+')));
  await expect(page.locator('iframe')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep them open' }).click();
  expect(await shownCodes(page)).toEqual(codes);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('new codes, another app, and turning it off each ask for the password', async ({ page, signedIn }) => {
  await turnOn(page, signedIn);
  const before = await shownCodes(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('button', { name: 'Use another app' })).toBeFocused();
  await expectAccessible(page);
  await expectFitsPhone(page);

  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByLabel('Current Password').fill(signedIn.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('These take the place of your old codes.')).toBeVisible();
  const renewed = await shownCodes(page);
  expect(renewed.filter((code) => before.includes(code))).toEqual([]);
  await page.getByRole('button', { name: 'I have saved them' }).click();

  await page.getByRole('button', { name: 'Use another app' }).click();
  await expect(page.getByText('the app you have now and its recovery codes no longer work')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Current Password').fill(signedIn.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expectToast(page, 'Two-Factor Sign-In Off', 'Your password alone signs you in again.');
  await expect(page.getByRole('button', { name: 'Turn On' })).toBeFocused();
});

test('the second step at the door: both ways, starting over, and a sign-in that took too long', async ({
  page,
  context,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 401/);
  await turnOn(page, signedIn);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await forgetSignIn(page);
  await enterPassword(page, signedIn);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery Code').fill('short');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Enter one of your recovery codes: 16 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Use your authenticator app instead' }).click();
  await expect(page.getByLabel('Authentication Code')).toHaveValue('');
  await page.getByRole('button', { name: 'Start over' }).click();
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
  const app = await turnOn(page, signedIn);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openFollowing(page, '/settings');
  await page.getByLabel('Full Name').fill('Robin Typed');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const cover = page.getByRole('dialog', { name: 'Sign in again' });
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
