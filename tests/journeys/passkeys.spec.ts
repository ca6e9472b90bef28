import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast, forgetSignIn } from '#tests/setup/page-checks.ts';

/** Gives the browser a device that makes passkeys, as a laptop with a fingerprint reader has. */
async function addDevice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable');
  const { authenticatorId } = await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    letVerify: (isNow: boolean) =>
      protocol.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isNow }),
  };
}

async function addPasskey(page: Page, password: string, name: string) {
  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Your Password').fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Passkey Added', `${name} signs you in from now on.`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('A passkey is added, signs in without a username, is renamed and removed', async ({
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 401/);
  await addDevice(page);
  await addPasskey(page, signedIn.password, 'Clinic laptop');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Clinic laptop' });
  await expect(row).toContainText('Not used yet');

  await forgetSignIn(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expectToast(page, 'Login successful', 'Welcome back, Robin Sample!');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/settings/security');
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Rename Clinic laptop' }).click();
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByText('Please give this passkey a name')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('School laptop');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expectToast(page, 'Passkey Renamed', 'It is called School laptop now.');
  await page.getByRole('button', { name: 'Remove School laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove School laptop?' });
  await removal.getByLabel('Your Password').fill(signedIn.password);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Passkey Removed', 'It does not sign you in any more.');
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Passkey' })).toBeFocused();

  await forgetSignIn(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expectToast(
    page,
    'Login failed',
    '401: This passkey is not known here any more. Please sign in with your password',
  );
});

test('A wrong password, a device that has a passkey and one that does not know its holder are refused', async ({
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 403/);
  const device = await addDevice(page);
  await addPasskey(page, signedIn.password, 'Clinic laptop');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(/^Chrome on /);
  await page.getByLabel('Your Password').fill('wrong-guess');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Your current password is not right')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.getByLabel('Your Password').fill(signedIn.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('This device has a passkey for your account already.')).toBeVisible();
  await expect(page.getByLabel('Your Password')).toHaveValue(signedIn.password);

  await device.letVerify(false);
  await forgetSignIn(page);
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In with a Passkey' }).click();
  await expectToast(page, 'Login failed', 'Nothing was confirmed on your device. Please try again.');
  await expect(page.getByRole('button', { name: 'Sign In with a Passkey' })).toBeEnabled();
});

test('The sign-in page offers passkeys where the browser can, and loads their code when asked', async ({
  page,
  browser,
  program,
}) => {
  await addDevice(page);
  await page.goto('/auth');
  const button = page.getByRole('button', { name: 'Sign In with a Passkey' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);

  // By its number this machine has no name that a passkey could belong to.
  const nameless = await browser.newPage();
  await nameless.goto(`${program.url.replace('localhost', '127.0.0.1')}/auth`);
  await expect(nameless.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await expect(nameless.getByRole('button', { name: 'Sign In with a Passkey' })).toBeHidden();
  await nameless.close();
});
