import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { test } from '#tests/setup/owner-journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('The team is accessible, and the owner hands the practice over', async ({
  page,
  owner,
  browser,
  ownProgram,
  problems,
}) => {
  test.slow();
  await test.step('The team, its invitations and the questions for the password are accessible', async () => {
    problems.allow(/status of 403/);
    const colleague = newAccount({ fullName: 'Bea Sample' });
    const laptop = await browser.newContext();
    await laptop.request.post(`${ownProgram.url}/api/register`, { data: colleague });
    await laptop.close();
    await page.goto('/settings/team');
    await page.getByLabel('For Whom').fill('Sam from school');
    await page.getByRole('button', { name: 'Create Invitation' }).click();
    await expect(page.getByLabel('Invitation Link')).toBeVisible();
    await expectAccessible(page);

    const row = page.getByRole('listitem').filter({ hasText: colleague.email });
    await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
    await page.getByRole('menuitem', { name: 'Confirm Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirm the account of Bea Sample?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: 'Access of Bea Sample' }).click();
    await page.getByRole('menuitem', { name: 'Disable Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Disable the account of Bea Sample?' });
    await dialog.getByLabel('Your Password').fill('wrong-guess');
    await dialog.getByRole('button', { name: 'Disable Account' }).click();
    await expect(dialog.getByText('Your current password is not right')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Your Password').fill(owner.password);
    await dialog.getByRole('button', { name: 'Disable Account' }).click();
    await expect(row).toContainText('Disabled');
    await expectFitsPhone(page);
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
    await expect(dialog.getByText('Password is required')).toBeVisible();
    await dialog.getByLabel('Your Password').fill('wrong-guess');
    await dialog.getByRole('button', { name: 'Make Owner' }).click();
    await expect(dialog.getByText('Your current password is not right')).toBeVisible();
    await dialog.getByLabel('Your Password').fill(owner.password);
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
