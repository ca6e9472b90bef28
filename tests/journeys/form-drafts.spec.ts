import type { Page } from '@playwright/test';
import { test } from '#tests/setup/caseload-journey.ts';
import { expect } from '#tests/setup/journey.ts';

const keptOnDevice = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([name]) => /^draft \d+ form /.test(name)));

test.beforeEach(({ page }) => {
  // The browser asks before it reloads a page with something unsaved; a discarded tab does not.
  page.on('dialog', (dialog) => dialog.accept());
});

test('What was typed about a client outlasts a reload, unreadable on the device, and can be thrown away', async ({
  page,
  caseload: _,
}) => {
  await page.goto('/clients/new');
  await page.getByLabel('First Name').fill('Persimmon');
  await page.getByLabel('Notes').fill('Loves the swing');
  await page.reload();
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Persimmon');
  await expect(page.getByLabel('Notes')).toHaveValue('Loves the swing');
  const kept = await keptOnDevice(page);
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toMatch(/Persimmon|swing/);

  await page.getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByLabel('First Name')).toBeFocused();
  expect(await keptOnDevice(page)).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect(page.getByText('Draft restored')).toHaveCount(0);
});
