import { eventually } from '#tests/setup/eventually.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('The header says whose practice it is and who is signed in', async ({ page }) => {
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Paper Kite Pediatric OT' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  await expect(header.getByText('Robin Sample', { exact: true })).toBeVisible();
  await expect(header.getByText('RS', { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('A spinner shows until the app knows who is signed in', async ({ page }) => {
  const answer = page.line.hold('GET /api/user');
  await page.goto('/dashboard');
  await expect(page.getByRole('status').getByText('Loading your practice')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Names read Loading... until the clients are there', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  await caseload.addSession(client.id);
  const answer = page.line.hold('GET /api/clients');
  await page.goto('/sessions');
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(row).toContainText('Loading...');
  answer();
  await expect(row).toContainText('Ivy Sample');
});

test('A logout without a connection says so and stays', async ({ page, problems }) => {
  problems.allow(/api\/logout/);
  await page.goto('/dashboard');
  page.line.cut('POST /api/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  const words = 'The server cannot be reached. Please check your connection and try again.';
  await expectToast(page, 'Logout failed', words);
  await expect(page).toHaveURL('/dashboard');
});

const entries = [
  'Dashboard',
  'Calendar',
  'Clients',
  'Sessions',
  'Notes',
  'Assessments',
  'Documents',
  'Services Owed',
  'Annuals',
  'Invoices',
  'Reports',
  'Settings',
];

test('The menu leads to each page, and highlights the entry of the page in sight', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/dashboard');
  await expect(menu.getByRole('link').first()).toHaveText('Dashboard');
  const names = (await menu.getByRole('link').allTextContents()).slice(0, entries.length);
  expect(names).toEqual(entries);
  const current = menu.locator('[aria-current=page]');
  for (const name of entries) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*/${name.toLowerCase().replace(' ', '-')}`));
    await expect(current).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/clients/${client.id}`);
  await expect(current).toHaveText('Clients');
  await page.goto('/groups');
  await expect(current).toHaveText('Sessions');
  await page.goto(`/goals/new?clientId=${client.id}`);
  await expect(current).toHaveText('Clients');
});

test('A press on the menu asks for the page’s records before the page opens', async ({ page }) => {
  await page.goto('/invoices?search=kite');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  const wholeList = () => page.line.sent.filter(({ path }) => path === '/api/invoices?limit=50').length;
  expect(wholeList()).toBe(0);
  const entry = document.querySelector('nav a[href="/invoices"]');
  entry?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await eventually(() => expect(wholeList()).toBe(1));
  await menu.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  expect(wholeList()).toBe(1);
});
