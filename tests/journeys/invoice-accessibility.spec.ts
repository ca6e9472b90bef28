import { test } from '#tests/setup/billing-journey.ts';
import { type BillingJourney, LONG_AGO } from '#tests/setup/billing-records.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectAccessible } from '#tests/setup/page-checks.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function fill(billing: BillingJourney) {
  const ivy = await billing.addClient();
  const invoice = await billing.issue(ivy.id, { dueDate: LONG_AGO, amount: 15_000 });
  await billing.issue(ivy.id);
  await billing.issue(ivy.id, { status: 'paid' });
  await billing.addSession(ivy.id);
  await billing.addAnnual(ivy.id);
  return { clientId: ivy.id, invoiceId: invoice.id };
}

test("Invoices and annual records have nothing in anybody's way", async ({ page, billing }) => {
  // Five pages with all their accessibility checks, one after the other.
  test.slow();
  const { clientId, invoiceId } = await fill(billing);
  await page.goto('/invoices');
  await expect(page.getByText('Overdue').last()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/invoices?clientId=${clientId}`);
  await page.getByRole('checkbox').waitFor();
  await page.getByLabel('Description').fill('');
  await page.getByRole('button', { name: 'Create Invoice' }).click();
  await expect(page.getByText('Description is required')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/invoices/new');
  await page.getByRole('combobox', { name: 'Client' }).press('ArrowDown');
  await expect(page.getByRole('option')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/invoices');
  await page.getByRole('row').filter({ hasText: '$150.00' }).click();
  await expect(page).toHaveURL(`/invoices/${invoiceId}`);
  await expect(page.getByText('Adjustment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/invoices/batch');
  await page.getByText(/^1 session\. Occupational therapy/).click();
  await expect(page.getByRole('list', { name: 'Sessions of Ivy Sample' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeFocused();
  await expectAccessible(page);

  await page.goto('/annuals');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/annuals');
  await expect(page.getByRole('button', { name: /^Actions for/ })).toBeVisible();
  await expectAccessible(page);
});
