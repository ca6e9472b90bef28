import { test } from '#tests/setup/billing-journey.ts';
import { countClicks } from '#tests/setup/click-count.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectToast } from '#tests/setup/page-checks.ts';

const CLIENTS = 12;

test('Twelve families are billed for the month in four clicks, with one PDF of all', async ({
  page,
  billing,
}) => {
  for (let number = 1; number <= CLIENTS; number += 1) {
    const child = await billing.addClient({ firstName: 'Ivy', lastName: `Sample ${number}` });
    await billing.addSession(child.id, { date: '2026-10-05T14:00:00.000Z' });
  }
  const clicks = await countClicks(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('link', { name: 'Bill the Month' }).click();
  await expect(page.getByText('12 invoices, $1,440.00')).toBeVisible();
  await page.getByRole('button', { name: 'Create 12 Invoices' }).click();
  await expectToast(page, 'Invoices Created', '12 invoices have been created.');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF of All 12' }).click();
  expect((await file).suggestedFilename()).toBe('invoices.pdf');
  expect(await billing.invoices()).toHaveLength(CLIENTS);
  expect(clicks()).toBe(4);
});
