import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';

test.use({ viewport: { width: 390, height: 844 } });

const goBack = (page: Page) => page.evaluate(() => history.back());

test('Back closes the sheet, and the next one goes to the page before', async ({ page, caseload }) => {
  const ana = await caseload.addClient({ firstName: 'Ana', lastName: 'Maple' });
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Ana Maple' }).first().click();
  await expect(page).toHaveURL(`/clients/${ana.id}`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(`/clients/${ana.id}`);
  await goBack(page);
  await expect(page).toHaveURL('/clients');
});

test('Back closes a sheet over the first page of a tab, too', async ({ page, caseload: _ }) => {
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search or jump to...' });
  for (const _time of ['first', 'second']) {
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('Back asks before it closes a form with something typed, and a second one goes on editing', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/clients');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).last().click();
  await backAsksAndGoesOnEditing(page);
});

test('Back asks over the first page of a tab, too, as often as it is pressed', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/dashboard');
  await backAsksAndGoesOnEditing(page);
  await goBack(page);
  await expect(leaveQuestion(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });

async function backAsksAndGoesOnEditing(page: Page) {
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await page.keyboard.type('add a task');
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title');
  await title.fill('Call the school');
  await goBack(page);
  await expect(leaveQuestion(page)).toBeVisible();
  await goBack(page);
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(title).toHaveValue('Call the school');
  await expect(page).toHaveURL('/dashboard');
}
