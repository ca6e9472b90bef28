import { newAccount } from '#tests/setup/journey-account.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test.override({ isOwner: true });

test('The owner invites a colleague by a link, and takes it back', async ({ page, account }) => {
  await page.goto('/settings/team');
  await expect(page.getByRole('listitem').filter({ hasText: account.email })).toContainText('Owner');
  await expect(page.getByText('Nobody is invited.')).toBeVisible();
  await page.getByLabel('For Whom').fill('Sam from school');
  await page.getByRole('button', { name: 'Create Invitation' }).click();
  expect(await page.getByLabel('Invitation Link').inputValue()).toMatch(/\/auth\?invite=[2-9A-Z-]{19}$/);
  await page.getByRole('button', { name: 'Take Back: Sam from school' }).click();
  await expectToast(page, 'Invitation Taken Back', 'Its link does not work any more.');
  await expect(page.getByText('Nobody is invited.')).toBeVisible();
});

test('A disabled account cannot sign in until it is enabled again', async ({
  page,
  practice,
  account,
  problems,
}) => {
  problems.allow(/status of 403/);
  const colleague = newAccount({ fullName: 'Bea Sample' });
  const { username, password } = colleague;
  await practice.register(colleague);
  await page.goto('/settings/team');
  const row = page.getByRole('listitem').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
  await page.getByRole('menuitem', { name: 'Disable Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Disable the account of Bea Sample?' });
  await dialog.getByLabel('Your Password').fill('wrong-guess');
  await dialog.getByRole('button', { name: 'Disable Account' }).click();
  await expect(dialog.getByText('Your current password is not right')).toBeVisible();
  await dialog.getByLabel('Your Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Disable Account' }).click();
  await expectToast(page, 'Account Disabled', 'Bea Sample cannot sign in any more.');
  await expect(row).toContainText('Disabled');
  const refused = await practice.visitor().post('/api/login', { username, password });
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('This account is disabled. Please ask the owner of your practice');

  await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
  await page.getByRole('menuitem', { name: 'Enable Account' }).click();
  await page.getByLabel('Your Password').fill(account.password);
  await page.getByRole('button', { name: 'Enable Account' }).click();
  await expectToast(page, 'Account Enabled', 'Bea Sample can sign in again.');
  expect((await practice.visitor().post('/api/login', { username, password })).status).toBe(200);
});

test('A confirmed account reads the text of the letters', async ({
  page,
  practice,
  therapist: owner,
  account,
}) => {
  await owner.put('/api/practice-settings', { paymentInstructions: 'Checks to Sample Street 1' });
  const details = newAccount({ fullName: 'Bea Sample' });
  const colleague = await practice.register(details);
  const settingsThere = async () => (await colleague.get('/api/practice-settings')).json();
  expect(await settingsThere()).toMatchObject({ paymentInstructions: '' });

  await page.goto('/settings/team');
  const row = page.getByRole('listitem').filter({ hasText: details.email });
  await expect(row).toContainText('Not confirmed');
  await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
  await page.getByRole('menuitem', { name: 'Confirm Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the account of Bea Sample?' });
  await dialog.getByLabel('Your Password').fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm Account' }).click();
  await expectToast(page, 'Account Confirmed', "Bea Sample reads what stands on the practice's letters.");
  await expect(row).not.toContainText('Not confirmed');
  expect(await settingsThere()).toMatchObject({ paymentInstructions: 'Checks to Sample Street 1' });
});
