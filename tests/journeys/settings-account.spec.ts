import { expect, test } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone } from '#tests/setup/page-checks.ts';

test('The settings of an account are accessible and fit a phone', async ({ page, problems, signedIn }) => {
  problems.allow(/status of 403/);
  const parts = page.getByRole('navigation', { name: 'Settings' });

  await test.step('The menu leads to the settings', async () => {
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expect(page.getByLabel('Full Name')).toHaveValue(signedIn.fullName);
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('On a phone a menu names the part in view and lists the others', async () => {
    await parts.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { name: 'Two-Factor Sign-In' })).toBeVisible();
    await expect(parts.getByRole('button', { name: 'Security' })).toBeVisible();
    await expectFitsPhone(page);
  });

  await test.step('The list of devices', async () => {
    await page.goto('/settings/devices');
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('The activity', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/settings/activity');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
  });

  await test.step('The question for the password', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/settings');
    await page.getByLabel('Username').fill(`${signedIn.username}-new`);
    await page.getByRole('button', { name: 'Save Profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Is it you?' });
    await dialog.getByLabel('Your Password').fill('wrong-guess');
    await dialog.getByRole('button', { name: 'Save Profile' }).click();
    await expect(dialog.getByLabel('Your Password')).toHaveAccessibleDescription(
      /Your current password is not right/,
    );
    await expectAccessible(page);
  });
});
