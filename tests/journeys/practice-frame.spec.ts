import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';

const entries = [
  'Dashboard',
  'Calendar',
  'Clients',
  'Sessions',
  'Notes',
  'Assessments',
  'Documents',
  'Annuals',
  'Invoices',
  'Reports',
  'Settings',
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the header says whose practice it is and who is signed in', async ({ page, caseload: _ }) => {
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

test('the avatar opens a menu with the settings and another way out', async ({ page, caseload: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Show initials', 'Logout']);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
});

test('without a connection a word says so, and what is kept, until it is back', async ({
  page,
  context,
  caseload,
  problems,
}) => {
  problems.allow(/ERR_(FAILED|CONNECTION|INTERNET|NETWORK)/);
  const { id, firstName, lastName } = await caseload.addClient();
  await page.goto(`/clients/${id}`);
  const heading = page.getByRole('heading', { level: 1, name: `${firstName} ${lastName}` });
  await expect(heading).toBeVisible();
  const top = async () => (await heading.boundingBox())?.y;
  const before = await top();
  await context.setOffline(true);
  const word = page.getByRole('status').filter({ hasText: 'Offline' });
  await expect(word).toHaveText('Offline');
  expect(await top()).toBe(before);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText('Offline')).toHaveCount(0);

  await page.goto(`/clients/edit/${id}`);
  await expect(page.getByLabel('First Name')).toBeVisible();
  await context.setOffline(true);
  await expect(word).toHaveText('Offline. What you type is kept on this device.');
  await context.setOffline(false);
});

test('the menu stands beside the page, and the entry of the page in sight is highlighted', async ({
  page,
  caseload,
}) => {
  const client = await caseload.addClient();
  await page.goto('/dashboard');
  await expect(menu(page).getByRole('link').first()).toHaveText('Dashboard');
  const names = (await menu(page).getByRole('link').allTextContents()).slice(0, entries.length);
  expect(names).toEqual(entries);
  const current = menu(page).locator('[aria-current=page]');
  for (const name of entries) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*/${name.toLowerCase()}`));
    await expect(current).toHaveText(name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`/clients/${client.id}`);
  await expect(current).toHaveText('Clients');
  await page.getByRole('main').evaluate((main) => window.scrollTo(0, main.scrollHeight));
  await expect(menu(page)).toBeInViewport();
});

test('on a phone the menu is folded away behind a button', async ({ page, caseload: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Robin Sample')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/clients');
  await expect(menu(page)).toHaveCount(0);
});

test('a spinner stands until it is known who is there', async ({ page, caseload: _ }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/user', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('status').getByText('Loading your practice')).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('names read Loading... until the clients are there', async ({ page, caseload }) => {
  const client = await caseload.addClient();
  await caseload.addSession(client.id);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('/api/clients', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/sessions');
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(row).toContainText('Loading...');
  answer();
  await expect(row).toContainText('Ivy Sample');
});

test('a logout without a connection says so and stays', async ({ page, caseload: _, problems }) => {
  problems.allow(/api\/logout/);
  await page.goto('/dashboard');
  await page.route('/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  const words = 'The server cannot be reached. Please check your connection and try again.';
  await expectToast(page, 'Logout failed', words);
  await expect(page).toHaveURL('/dashboard');
});

test.describe('a message', () => {
  test.beforeEach(async ({ page, caseload }) => {
    await caseload.addTask({ title: 'Order pencils' });
    await page.clock.install();
    await page.goto('/dashboard');
    await page.getByRole('checkbox', { name: 'Order pencils' }).click();
    await expectToast(page, 'Task Completed', 'Task has been marked as completed.');
  });

  const message = (page: Page) => page.getByRole('region', { name: /notifications/i }).getByRole('listitem');

  test('is the only one, at most 420 pixels wide, and goes after five seconds', async ({ page }) => {
    await page.getByRole('checkbox', { name: 'Order pencils' }).click();
    await expectToast(page, 'Task Reopened', 'Task has been reopened.');
    await expect(message(page)).toHaveCount(1);
    const box = await page
      .getByRole('region', { name: /notifications/i })
      .getByRole('list')
      .boundingBox();
    expect(box?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(3_000);
    await expect(message(page)).toHaveCount(1);
    await page.clock.runFor(2_000);
    await expect(message(page)).toHaveCount(0);
  });

  test('is reached by F8', async ({ page }) => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: /notifications/i }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(message(page)).toHaveCount(0);
  });

  test('is swiped away to the right by more than 50 pixels', async ({ page }) => {
    const swipe = async (pixels: number) => {
      const box = await message(page).boundingBox();
      if (!box) throw new Error('There is no message');
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y, { steps: 5 });
      await page.mouse.up();
    };
    await swipe(40);
    await expect(message(page)).toHaveCount(1);
    await swipe(70);
    await expect(message(page)).toHaveCount(0);
  });
});
