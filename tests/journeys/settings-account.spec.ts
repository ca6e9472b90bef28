import { expect, test } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('the menu leads to the settings', async ({ page, signedIn }) => {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByLabel('Full Name')).toHaveValue(signedIn.fullName);
  await expectAccessible(page);
  await expectFitsPhone(page);
});

test('on a phone the parts of the settings are in a menu that names the one in sight', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.username).not.toBe('');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/settings');
  const parts = page.getByRole('navigation', { name: 'Settings' });
  await parts.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Security' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await expect(parts.getByRole('button', { name: 'Security' })).toBeVisible();
  await expectFitsPhone(page);
});

test('a new name shows in the header, and a taken username is told beside its field', async ({
  page,
  program,
  problems,
  request,
  signedIn,
}) => {
  problems.allow(/status of (403|409)/);
  const other = newAccount();
  expect((await request.post(`${program.url}/api/register`, { data: other })).status()).toBe(201);
  await page.goto('/settings');
  await page.getByLabel('Full Name').fill('R');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Full name is required')).toBeVisible();
  await page.getByLabel('Full Name').fill('Ada Newname');
  await page.getByLabel('Username').fill(other.username.toUpperCase());
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your Password').fill('wrong-guess');
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog.getByLabel('Your Password')).toHaveAccessibleDescription(
    /Your current password is not right/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Your Password').fill(signedIn.password);
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Update Failed', '409: Username already exists');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username already exists/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Newname');
  await page.getByLabel('Username').fill(signedIn.username);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Profile Updated', 'Your account has been updated.');
  await expect(page.getByRole('banner').getByText('Ada Newname')).toBeVisible();
});

test('what was typed is not left behind without a question', async ({ page, signedIn }) => {
  await page.goto('/settings');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
  await page.getByLabel('Full Name').fill(signedIn.fullName);
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL('/settings/devices');
});

test('another password asks for the old one and signs out the other devices', async ({
  browser,
  page,
  problems,
  program,
  signedIn,
}) => {
  problems.allow(/status of 403/);
  const { username, password } = signedIn;
  const phone = await browser.newContext({ userAgent: 'Sample Phone (Android)' });
  const credentials = { data: { username, password } };
  expect((await phone.request.post(`${program.url}/api/login`, credentials)).status()).toBe(200);

  await page.goto('/settings');
  await page.getByLabel('Current Password').fill('wrong-guess');
  await page.getByLabel('New Password', { exact: true }).fill('brave-kite-77');
  await page.getByLabel('Repeat New Password').fill('brave-kite-78');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('The two new passwords are not the same')).toBeVisible();
  await page.getByLabel('Repeat New Password').fill('brave-kite-77');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password Not Changed', '403: Your current password is not right');
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password Changed', 'Every other device has been signed out.');
  await expect(page.getByLabel('Current Password')).toHaveValue('');
  expect((await phone.request.get(`${program.url}/api/user`)).status()).toBe(401);
  await phone.close();
});

test('devices show what and when, and are signed out from here', async ({
  browser,
  page,
  program,
  signedIn,
}) => {
  const { username, password } = signedIn;
  const phone = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 15; K) Chrome/150.0' });
  const signInPhone = async () =>
    expect(
      (await phone.request.post(`${program.url}/api/login`, { data: { username, password } })).status(),
    ).toBe(200);
  await signInPhone();
  await page.goto('/settings/devices');
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  await expect(row).toContainText('Last used');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expectAccessible(page);
  await expectFitsPhone(page);
  await row.getByRole('button', { name: /Sign out Chrome on Android/ }).click();
  await expectToast(page, 'Device Signed Out', 'It has to sign in again.');
  await expect(row).toHaveCount(0);
  expect((await phone.request.get(`${program.url}/api/user`)).status()).toBe(401);

  await signInPhone();
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expectToast(page, 'Devices Signed Out', 'You are signed in on this device alone.');
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0);
  await phone.close();
});
