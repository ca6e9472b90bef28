import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Who is signed in already is sent on to the dashboard', async ({ page, account }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('banner').getByText(account.fullName)).toBeVisible();
});

test('Each screen sends visitors to the sign-in page', async ({ visitorPage: page }) => {
  for (const path of [
    '/dashboard',
    '/calendar',
    '/clients/new',
    '/sessions',
    '/invoices',
    '/reports',
    '/settings',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  }
});
