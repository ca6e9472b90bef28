import { codeAt, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

const SECONDS_A_CODE = 30;

const again = (page: ScreenPage) => page.getByRole('dialog', { name: 'Sign In Again' });

test.beforeEach(({ problems }) => problems.allow(/status of 40[013]/));

test('What was being saved is saved after the new sign-in', async ({ page, therapist, account }) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('Halfway');
  await page.getByLabel('Last Name').fill('Sample');
  await therapist.post('/api/logout');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(again(page)).toContainText('You were signed out. Sign in again to go on.');
  await expect(again(page)).toContainText('What you typed is still here.');
  await expect(again(page).getByLabel('Username')).toHaveValue(account.username);
  await expect(again(page).getByLabel('Password')).toBeFocused();
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(again(page).getByRole('alert')).toHaveText('Password is required');
  await again(page).getByLabel('Password').fill('wrong-guess');
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(again(page).getByRole('alert')).toHaveText('Invalid username or password');
  await signInAgain(page, account.password);
  await expectToast(page, 'Client Created', 'Halfway Sample has been added as a client.');
  await expect(page).toHaveURL('/clients');
  await expect(page.getByRole('link', { name: 'Halfway Sample' })).toHaveCount(1);
});

test('A form in a dialog stays, and the next page shows its records', async ({
  page,
  therapist,
  account,
  caseload,
}) => {
  await caseload.addClient({ firstName: 'Ivy', lastName: 'Waiting' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByLabel('Title').fill('Order pencil grips');
  await therapist.post('/api/logout');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await signInAgain(page, account.password);
  await expect(page.getByRole('checkbox', { name: 'Order pencil grips' })).toBeVisible();

  await therapist.post('/api/logout');
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).click();
  await signInAgain(page, account.password);
  await expect(page.getByText('No invoices found')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('link', { name: 'Ivy Waiting' })).toBeVisible();
});

test('Leaving leads to the sign-in page', async ({ page, therapist, account }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.fullName);
  await therapist.post('/api/logout');
  await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).click();
  await again(page).getByRole('button', { name: 'Leave This Page' }).click();
  await expect(page).toHaveURL('/auth?returnTo=%2Finvoices');
});

test('A second factor is asked for there, and the page goes on', async ({ page, therapist, account }) => {
  const { secret } = await turnOnTwoFactor(therapist);
  await page.goto('/settings');
  await page.getByLabel('Full Name').fill('Robin Typed');
  await therapist.post('/api/logout');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await again(page).getByLabel('Password').fill(account.password);
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again(page).getByLabel('Authentication Code')).toBeFocused();
  await again(page).getByLabel('Authentication Code').fill('000000');
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again(page).getByText(/^This code is not right, or was used already/)).toBeVisible();
  // The current code was used when the app was connected; the program accepts the next one.
  const next = codeAt(secret, new Date(Date.now() + SECONDS_A_CODE * 1000));
  await again(page).getByLabel('Authentication Code').fill(next);
  await again(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Robin Typed')).toBeVisible();
});

async function signInAgain(page: ScreenPage, password: string): Promise<void> {
  await again(page).getByLabel('Password').fill(password);
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(again(page)).toBeHidden();
}
