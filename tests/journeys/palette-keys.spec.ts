import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';
import { slowDown } from '#tests/setup/slow-page.ts';

/** Lets what is asked for at these addresses wait until the function that it gives is called. */
async function holdBack(page: Page, addresses: RegExp): Promise<() => void> {
  let letCome = () => {};
  const isLetCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await isLetCome;
    await route.continue();
  });
  return letCome;
}

test('Ctrl K goes anywhere, Escape gives the focus back, and each dialog is accessible', async ({
  page,
  caseload,
}) => {
  const ada = await caseload.addClient({ firstName: 'Ada', lastName: 'Applewood' });
  await caseload.addTodaysSession(ada.id, '10:30');
  await page.goto(`/clients/${ada.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada Applewood');
  const button = page.getByRole('button', { name: 'Search or jump to...' });
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Command Palette' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Today' }).getByRole('option')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent Clients' }).getByRole('option')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await page.goto('/clients');
  await expect(page.getByRole('link', { name: 'Ada Applewood' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a page, a client or an action' });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill('calen');
  await expect(page.getByRole('option')).toHaveText(['Go to Calendar']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('What is typed before the app has started is kept, and Enter acts on the whole word', async ({
  page,
  caseload: _,
}) => {
  await slowDown(page);
  await page.goto('/dashboard', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('add x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a task');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await expect(page).toHaveURL('/dashboard');
});

test('Text typed before the palette has loaded is kept, and a name waits for the clients', async ({
  page,
  caseload,
}) => {
  const { id } = await caseload.addClient({ firstName: 'Calen', lastName: 'Dahl' });
  const letCome = await holdBack(page, /palette-dialogs|\/api\/clients$/);
  await slowDown(page);
  // A page that asks for no clients of its own.
  await page.goto('/settings/preferences');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Of the actions and pages, Go to Calendar begins so too.
  await page.keyboard.type('cal');
  await page.keyboard.press('Enter');
  await page.keyboard.type('nothing after Enter counts');
  letCome();
  await expect(page).toHaveURL(`/clients/${id}`);
});

test('Escape leaves a palette that has not come yet, and the keys are the page’s again', async ({
  page,
  caseload: _,
}) => {
  const letCome = await holdBack(page, /palette-dialogs/);
  await page.goto('/clients');
  await expect(page.getByText('No clients found')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('n');
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  const palette = page.waitForResponse(/palette-dialogs/);
  letCome();
  await palette;
  await expect(page).toHaveURL('/clients/new');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
