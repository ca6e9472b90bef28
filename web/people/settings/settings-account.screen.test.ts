import { turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('A new name shows in the header, and a taken username is refused at its field', async ({
  page,
  practice,
  problems,
  account,
  therapist,
}) => {
  problems.allow(/status of (403|409)/);
  const other = newAccount();
  await practice.register(other);
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
  // Turned on in another tab, two-factor sign-in asks for a code here too.
  const [recoveryCode = ''] = (await turnOnTwoFactor(therapist)).recoveryCodes;
  await dialog.getByLabel('Your Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/Enter a code from your authenticator/);
  await dialog.getByLabel('Code').fill(recoveryCode);
  await dialog.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Update Failed', '409: Username already exists');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/Username already exists/);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Newname');
  await page.getByLabel('Username').fill(account.username);
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Profile Updated', 'Your account has been updated.');
  await expect(page.getByRole('banner').getByText('Ada Newname')).toBeVisible();
});

test('Leaving the settings with typed text asks for confirmation', async ({ page, account }) => {
  await page.goto('/settings');
  await page.getByLabel('Full Name').fill('Somebody Else');
  await page.getByRole('link', { name: 'Devices' }).click();
  await page.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('Somebody Else');
  await page.getByLabel('Full Name').fill(account.fullName);
  await page.getByRole('link', { name: 'Devices' }).click();
  await expect(page).toHaveURL('/settings/devices');
});

test('A new password needs the current one and signs out the other devices', async ({
  page,
  practice,
  problems,
  account,
}) => {
  problems.allow(/status of 403/);
  const { username, password } = account;
  await page.goto('/settings');
  const phone = practice.visitor();
  expect((await phone.post('/api/login', { username, password })).status).toBe(200);
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
  expect((await phone.get('/api/user')).status).toBe(401);
});

test('Devices show their name and last use, and can be signed out', async ({ page, practice, account }) => {
  const { username, password } = account;
  await page.goto('/settings/devices');
  const phone = practice.visitor();
  const signInPhone = async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; K) Chrome/150.0' };
    expect((await phone.post('/api/login', { username, password }, headers)).status).toBe(200);
  };
  await signInPhone();
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome on Android' });
  await expect(row).toContainText('Last used');
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await row.getByRole('button', { name: /Sign Out Chrome on Android/ }).click();
  await expectToast(page, 'Device Signed Out', 'It has to sign in again.');
  await expect(row).toHaveCount(0);
  expect((await phone.get('/api/user')).status).toBe(401);

  await signInPhone();
  await page.reload();
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Devices Signed Out', 'You are signed in on this device alone.');
  await expect(page.getByRole('button', { name: 'Sign Out Everywhere Else' })).toHaveCount(0);
});
