import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { newAccount } from '#tests/setup/journey-account.ts';
import { expectAccessible, expectFitsPhone, forgetSignIn, openFollowing } from '#tests/setup/page-checks.ts';
import { turnOnTwoFactor } from '#tests/setup/sample-app.ts';

const again = (page: Page) => page.getByRole('dialog', { name: 'Sign In Again' });

test.beforeEach(({ problems }) => problems.allow(/status of 40[013]/));

test('The questions at the door and over a page are accessible, fit a phone, and do not close', async ({
  context,
  page,
  signedIn,
}) => {
  const app = await turnOnTwoFactor(page, signedIn);
  await page.getByRole('button', { name: 'I Have Saved Them' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('The second step at the door', async () => {
    await forgetSignIn(page);
    await page.goto('/auth');
    await page.getByLabel('Username').fill(signedIn.username);
    await page.getByLabel('Password').fill(signedIn.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Enter the 6 digits that your authenticator app shows')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use a Recovery Code Instead' }).click();
    await page.getByLabel('Recovery Code').fill('short');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Enter one of your recovery codes: 20 letters and digits')).toBeVisible();
    await expectAccessible(page);
    await expectFitsPhone(page);
    await page.getByRole('button', { name: 'Use Your Authenticator App Instead' }).click();
    await page.getByLabel('Authentication Code').fill(app.code(1));
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('The question over a page', async () => {
    await openFollowing(page, '/clients/new');
    await page.getByLabel('First Name').fill('Halfway');
    await page.getByLabel('Last Name').fill('Sample');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Create Client' }).click();
    await expect(again(page).getByLabel('Password')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await again(page).getByLabel('Password').fill('wrong-guess');
    await again(page).getByRole('button', { name: 'Sign in' }).click();
    await expect(again(page).getByRole('alert')).toHaveText('Invalid username or password');
    await expectAccessible(page);
    await expectFitsPhone(page);
    await again(page).getByLabel('Password').fill(signedIn.password);
    await page.keyboard.press('Enter');
    await expect(again(page).getByLabel('Authentication Code')).toBeFocused();
    await expectAccessible(page);
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
