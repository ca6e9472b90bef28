import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible, expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

test('a new client is kept with everything that was typed', async ({ page, caseload: _ }) => {
  await page.goto('/clients/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Client');
  await expect(page.getByLabel('Notes')).toHaveAttribute('rows', '4');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByText('First name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page);
  await expectFitsPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await fillWhole(page);
  const release = await holdReplies(page, '**/api/clients');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  const { id: therapistId } = await (await page.request.get('/api/user')).json();
  expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Ana', lastName: 'Maple', therapistId });
  release();
  await expectToast(page, 'Client Created', 'Ana Maple has been added as a client.');
  await expect(page).toHaveURL('/clients');
  await page.getByRole('link', { name: 'Ana Maple' }).click();
  for (const text of ['(516) 555-0133', 'maple@example.com', '9 Quiet Street', 'Apr 9, 2018', 'Loves maps']) {
    await expect(page.getByText(text)).toBeVisible();
  }
});

async function fillWhole(page: Page) {
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Last Name').fill('Maple');
  await page.getByLabel('Email').fill('maple@example.com');
  await page.getByLabel('Phone').fill('(516) 555-0133');
  await page.getByLabel('Date of Birth').fill('2018-04-09');
  await page.getByLabel('Address').fill('9 Quiet Street');
  await page.getByLabel('Notes').fill('Loves maps');
}

/** Holds the answers to changes back until the function it gives is called. */
async function holdReplies(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (route.request().method() !== 'GET') await held;
    await route.continue();
  });
  return () => release();
}
