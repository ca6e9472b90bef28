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

test('Back closes a sheet over a form, and nothing is asked about what was typed there', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/clients');
  await page.getByRole('link', { name: 'Add New Client' }).first().click();
  const firstName = page.getByLabel('First Name');
  await firstName.fill('Juniper');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await goBack(page);
  await expect(menu).toHaveCount(0);
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(firstName).toHaveValue('Juniper');
  await goBack(page);
  await expect(leaveQuestion(page)).toBeVisible();
});

test('Back closes a sheet over the first page of a tab, too', async ({ page, caseload: _ }) => {
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search or jump to...' });
  for (const _time of ['first', 'second']) {
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Command Palette' })).toBeVisible();
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

for (const [when, comesFirst] of [
  ['before', true],
  ['after', false],
] as const) {
  test(`Back asks over a page that is still on its way, which arrives ${when} the question`, async ({
    page,
    caseload: _,
  }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(/\/assets\/dashboard-page.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/clients');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    const title = await startTask(page);
    if (comesFirst) await arrive();
    await goBack(page);
    await expect(leaveQuestion(page)).toBeVisible();
    await goBack(page);
    await expect(leaveQuestion(page)).toHaveCount(0);
    if (!comesFirst) await arrive();
    await expect(title).toHaveValue('Call the school');

    async function arrive() {
      letGo();
      await expect(page).toHaveURL('/dashboard');
    }
  });
}

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

async function startTask(page: Page) {
  await page.getByRole('button', { name: 'Search or jump to...' }).click();
  await page.keyboard.type('add a task');
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title');
  await title.fill('Call the school');
  return title;
}

async function backAsksAndGoesOnEditing(page: Page) {
  const title = await startTask(page);
  await goBack(page);
  await expect(leaveQuestion(page)).toBeVisible();
  await goBack(page);
  await expect(leaveQuestion(page)).toHaveCount(0);
  await expect(title).toHaveValue('Call the school');
  await expect(page).toHaveURL('/dashboard');
}
