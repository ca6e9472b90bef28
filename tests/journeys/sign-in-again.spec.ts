import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, expectToast, openFollowing } from '#tests/setup/page-checks.ts';

const again = (page: Page) => page.getByRole('dialog', { name: 'Sign In Again' });

test.beforeEach(({ problems }) => problems.allow(/status of 40[01]/));

test('An ended sign-in is asked for again without losing the page, or leads to the sign-in page', async ({
  context,
  page,
  signedIn,
  caseload,
}) => {
  await test.step('What was being saved is saved after the new sign-in', async () => {
    await openFollowing(page, '/clients/new');
    await page.getByLabel('First Name').fill('Halfway');
    await page.getByLabel('Last Name').fill('Sample');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Create Client' }).click();
    await expect(again(page)).toContainText('You were signed out. Sign in again to go on.');
    await expect(again(page)).toContainText('What you typed is still here.');
    await expect(again(page).getByLabel('Username')).toHaveValue(signedIn.username);
    await expect(again(page).getByLabel('Password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await again(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(again(page).getByRole('alert')).toHaveText('Password is required');
    await again(page).getByLabel('Password').fill('wrong-guess');
    await again(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(again(page).getByRole('alert')).toHaveText('Invalid username or password');
    await expectAccessible(page);
    await expectFitsPhone(page);
    await again(page).getByLabel('Password').fill(signedIn.password);
    await page.keyboard.press('Enter');
    await expect(again(page)).toBeHidden();
    await expectToast(page, 'Client Created', 'Halfway Sample has been added as a client.');
    await expect(page).toHaveURL('/clients');
    await expect(page.getByRole('link', { name: 'Halfway Sample' })).toHaveCount(1);
  });

  await test.step('A form in a dialog stays, and the next page shows its records', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await caseload.addClient({ firstName: 'Ivy', lastName: 'Waiting' });
    await openFollowing(page, '/dashboard');
    await page.getByRole('button', { name: 'Add New' }).click();
    await page.getByLabel('Title').fill('Order pencil grips');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Add Task' }).click();
    await signInAgain(page, signedIn.password);
    await expect(page.getByRole('checkbox', { name: 'Order pencil grips' })).toBeVisible();

    await context.clearCookies();
    await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).click();
    await signInAgain(page, signedIn.password);
    await expect(page.getByText('No invoices found')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
    await expect(page.getByRole('link', { name: 'Ivy Waiting' })).toBeVisible();
  });

  await test.step('Leaving leads to the sign-in page', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openFollowing(page, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(signedIn.fullName);
    await context.clearCookies();
    await page.getByRole('navigation').getByRole('link', { name: 'Invoices' }).click();
    await again(page).getByRole('button', { name: 'Leave This Page' }).click();
    await expect(page).toHaveURL('/auth?returnTo=%2Finvoices');
  });
});

test('Another account that signs in there finds no records of the first', async ({
  caseload,
  context,
  page,
  program,
  request,
}) => {
  await caseload.addClient({ firstName: 'Ivy', lastName: 'Private' });
  const other = newAccount({ fullName: 'Ada Newcomer' });
  expect((await request.post(`${program.url}/api/register`, { data: other })).status()).toBe(201);
  await openFollowing(page, '/clients');
  await expect(page.getByRole('link', { name: 'Ivy Private' })).toBeVisible();
  await page.getByRole('link', { name: 'Add New Client' }).click();
  await page.getByLabel('First Name').fill('Halfway');
  await context.clearCookies();
  await page.getByLabel('Last Name').fill('Sample');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await again(page).getByLabel('Username').fill(other.username);
  await expect(
    again(page).getByText('Another account starts anew: what was typed here is lost.'),
  ).toBeVisible();
  await again(page).getByLabel('Password').fill(other.password);
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Newcomer');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByText('No clients found')).toBeVisible();
  await expect(page.getByText('Private')).toHaveCount(0);
});

test('Tabs of one browser are signed out and in together, and nothing of a record stays in a covered one', async ({
  caseload,
  context,
  page,
  signedIn,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Ivy', lastName: 'Private' });
  await page.goto(`/clients/edit/${id}`);
  await expect(page.getByLabel('Last Name')).toHaveValue('Private');
  await page.getByLabel('First Name').fill('Halfway');
  const second = await context.newPage();
  await second.goto('/dashboard');
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL('/');
  await expect(again(page)).toBeVisible();
  // Printing, searching, selecting and saving the page have nothing else to work on.
  expect(await page.content()).not.toContain('Private');
  await expect(page.getByLabel('Last Name')).toHaveCount(0);
  await expect(page).toHaveTitle('Sign In Again');

  await second.goto('/auth');
  await second.getByLabel('Username').fill(signedIn.username);
  await second.getByLabel('Password').fill(signedIn.password);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(second).toHaveURL('/dashboard');
  await expect(again(page)).toBeHidden();
  await expect(page.getByLabel('First Name')).toHaveValue('Halfway');
  await page.bringToFront();
  await expect(page.getByLabel('First Name')).toBeFocused();
  await expect(page.getByLabel('Last Name')).toHaveValue('Private');
  await expect(page).not.toHaveTitle('Sign In Again');
});

async function signInAgain(page: Page, password: string): Promise<void> {
  await again(page).getByLabel('Password').fill(password);
  await again(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(again(page)).toBeHidden();
}
