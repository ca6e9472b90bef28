import type { Locator, Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectToast } from '#tests/setup/page-checks.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('On a phone the menus are folded away behind buttons', async ({ page, caseload: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Robin Sample')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Clients' }).click();
  await expect(page).toHaveURL('/clients');
  await expect(menu(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Settings', 'Show Initials', 'Logout']);
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('button', { name: 'Robin Sample' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logged out', 'You have been successfully logged out.');
});

test('Without a connection the page says so, and what is saved on the device', async ({
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
  // The menu stays beside a long page.
  await page.getByRole('main').evaluate((main) => window.scrollTo(0, main.scrollHeight));
  await expect(menu(page)).toBeInViewport();
  await context.setOffline(true);
  await expect(word).toHaveText('Offline. What you type is kept on this device.');
  await context.setOffline(false);
});

test('The scripts of the menu’s pages are loaded ahead, so that these open when scripts cannot be loaded', async ({
  page,
  caseload: _,
}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  const isLoaded = (script: string) => loaded.some((url) => url.includes(script));
  await page.clock.install();
  await page.goto('/dashboard');
  await expect(menu(page)).toBeVisible();
  expect(isLoaded('/invoice-list-page')).toBe(false);
  await page.clock.fastForward(3_000);
  // The last one.
  await expect.poll(() => isLoaded('/note-page'), { timeout: 20_000 }).toBe(true);
  await page.route(/\/(invoice|document)-list-page/, (route) => route.abort());
  for (const name of ['Invoices', 'Documents']) {
    await menu(page).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('A message goes after five seconds, by Escape after F8, or by a swipe to the right', async ({
  page,
  caseload,
}) => {
  const message = page.getByRole('region', { name: /notifications/i }).getByRole('listitem');
  const list = page.getByRole('region', { name: /notifications/i }).getByRole('list');
  const task = page.getByRole('checkbox', { name: 'Order pencils' });
  await caseload.addTask({ title: 'Order pencils' });
  await page.clock.install();
  await page.goto('/dashboard');

  await test.step('It is the only one, at most 420 pixels wide, and goes after five seconds', async () => {
    await task.click();
    await expectToast(page, 'Task Completed', 'Task has been marked as completed.');
    await task.click();
    await expectToast(page, 'Task Reopened', 'Task has been reopened.');
    await expect(message).toHaveCount(1);
    expect((await list.boundingBox())?.width).toBeLessThanOrEqual(420);
    await page.clock.runFor(3_000);
    await expect(message).toHaveCount(1);
    await page.clock.runFor(2_000);
    await expect(message).toHaveCount(0);
  });

  await test.step('F8 reaches it', async () => {
    await task.click();
    await expectToast(page, 'Task Completed', 'Task has been marked as completed.');
    await page.keyboard.press('F8');
    await expect(list).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });

  await test.step('A swipe to the right by more than 50 pixels puts it away', async () => {
    await task.click();
    await expectToast(page, 'Task Reopened', 'Task has been reopened.');
    await swipe(message, 40);
    await expect(message).toHaveCount(1);
    await swipe(message, 70);
    await expect(message).toHaveCount(0);
  });
});

async function swipe(message: Locator, pixels: number): Promise<void> {
  const mouse = message.page().mouse;
  const box = await message.boundingBox();
  if (!box) throw new Error('There is no message');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + pixels, y, { steps: 5 });
  await mouse.up();
}
