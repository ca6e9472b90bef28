import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('The owner invites, disables and confirms colleagues, and hands the practice over', async ({
  page,
  owner,
  browser,
  ownProgram,
  problems,
}) => {
  test.slow();
  await test.step('The owner sees who works in the practice and invites by a link', async () => {
    await page.goto('/settings/team');
    await expect(page.getByRole('listitem').filter({ hasText: owner.email })).toContainText('Owner');
    await expect(page.getByText('Nobody is invited.')).toBeVisible();
    await page.getByLabel('For Whom').fill('Sam from school');
    await page.getByRole('button', { name: 'Create Invitation' }).click();
    const link = await page.getByLabel('Invitation Link').inputValue();
    expect(link).toMatch(/\/auth\?invite=[2-9A-Z-]{19}$/);
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Take Back: Sam from school' }).click();
    await expectToast(page, 'Invitation Taken Back', 'Its link does not work any more.');
    await expect(page.getByText('Nobody is invited.')).toBeVisible();
  });

  await test.step('A disabled account cannot sign in until it is enabled again', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    problems.allow(/status of 40[13]/);
    const colleague = newAccount({ fullName: 'Bea Sample' });
    const laptop = await browser.newContext({ baseURL: ownProgram.url });
    await laptop.request.post('/api/register', { data: colleague });

    await page.goto('/settings/team');
    const row = page.getByRole('listitem').filter({ hasText: colleague.email });
    await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
    await page.getByRole('menuitem', { name: 'Disable Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disable the account of Bea Sample?' });
    await dialog.getByLabel('Your Password').fill('wrong-guess');
    await dialog.getByRole('button', { name: 'Disable Account' }).click();
    await expect(dialog.getByText('Your current password is not right')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Disable Account' }).click();
    await expectToast(page, 'Account Disabled', 'Bea Sample cannot sign in any more.');
    await expect(row).toContainText('Disabled');
    await expectFitsPhone(page);

    const there = await laptop.newPage();
    await there.goto('/dashboard');
    await there.getByLabel('Username').fill(colleague.username);
    await there.getByLabel('Password').fill(colleague.password);
    await there.getByRole('button', { name: 'Sign In', exact: true }).click();
    const refusal = '403: This account is disabled. Please ask the owner of your practice';
    await expectToast(there, 'Login failed', refusal);

    await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
    await page.getByRole('menuitem', { name: 'Enable Account' }).click();
    await page.getByLabel('Your Password').fill(owner.password);
    await page.getByRole('button', { name: 'Enable Account' }).click();
    await expectToast(page, 'Account Enabled', 'Bea Sample can sign in again.');
    await there.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(there).toHaveURL('/dashboard');
    await laptop.close();
  });

  await test.step('A confirmed account reads the text of the letters', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.request.put('/api/practice-settings', {
      data: { paymentInstructions: 'Checks to Sample Street 1' },
    });
    const colleague = newAccount({ fullName: 'Bea Sample' });
    const laptop = await browser.newContext({ baseURL: ownProgram.url });
    await laptop.request.post('/api/register', { data: colleague });
    const settingsThere = async () => (await laptop.request.get('/api/practice-settings')).json();
    expect(await settingsThere()).toMatchObject({ paymentInstructions: '' });

    await page.goto('/settings/team');
    const row = page.getByRole('listitem').filter({ hasText: colleague.email });
    await expect(row).toContainText('Not confirmed');
    await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
    await page.getByRole('menuitem', { name: 'Confirm Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm the account of Bea Sample?' });
    await expectAccessible(page);
    await dialog.getByLabel('Your Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Confirm Account' }).click();
    await expectToast(page, 'Account Confirmed', "Bea Sample reads what stands on the practice's letters.");
    await expect(row).not.toContainText('Not confirmed');
    await expectFitsPhone(page);
    expect(await settingsThere()).toMatchObject({ paymentInstructions: 'Checks to Sample Street 1' });
    await laptop.close();
  });

  await test.step('A new owner and the former one see the change at once', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    problems.allow(/status of 403/);
    const heir = newAccount({ fullName: 'Ada Heirloom-Featherstonehaugh' });
    const laptop = await browser.newContext({ baseURL: ownProgram.url });
    await laptop.request.post('/api/register', { data: heir });
    const there = await laptop.newPage();
    await there.goto('/settings');
    await expect(there.getByRole('link', { name: 'Preferences' })).toBeVisible();
    await expect(there.getByRole('link', { name: 'Team' })).toHaveCount(0);

    await page.goto('/settings/team');
    await page.getByRole('button', { name: `Access of ${heir.fullName}` }).click();
    await page.getByRole('menuitem', { name: 'Make Owner' }).click();
    const dialog = page.getByRole('dialog', { name: `Make ${heir.fullName} the owner?` });
    await expect(dialog.getByText('You keep your account, your clients')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Make Owner' }).click();
    await expect(dialog.getByText('Please enter your current password')).toBeVisible();
    await dialog.getByLabel('Current Password').fill('wrong-guess');
    await dialog.getByRole('button', { name: 'Make Owner' }).click();
    await expect(dialog.getByText('Your current password is not right')).toBeVisible();
    await dialog.getByLabel('Current Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Make Owner' }).click();
    await expectToast(page, 'Ownership Transferred', `${heir.fullName} owns the practice now.`);
    await expect(page).toHaveURL('/settings');
    await expect(page.getByRole('link', { name: 'Team' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Devices' })).toBeVisible();

    await there.getByRole('link', { name: 'Team' }).click();
    await expect(there.getByRole('listitem').filter({ hasText: heir.email })).toContainText('Owner');
    await expect(there.getByRole('button', { name: `Access of ${owner.fullName}` })).toBeVisible();
    await expectFitsPhone(there);
    await laptop.close();
  });
});
