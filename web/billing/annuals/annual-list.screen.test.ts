import { vi } from 'vitest';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('Create Invoice creates the invoice and opens the list; it is not offered a second time', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  const annual = await billing.addAnnual(ivy.id, { date: '2026-09-04', amount: 5_000 });
  await page.goto('/annuals');
  const menu = page.getByRole('button', { name: 'Actions for Ivy Sample, Sep 4, 2026' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Create Invoice' }).click();
  await expectToast(page, 'Invoice Created', 'An invoice has been created for this annual record.');
  await expect(page).toHaveURL('/invoices');
  await expect(page.getByRole('row').last()).toHaveText(
    /Ivy Sample.*Annual record, Sep 4, 2026.*\$50\.00.*Pending/,
  );
  const [invoice] = await billing.invoices();
  expect(invoice).toMatchObject({
    invoiceType: 'annual',
    annualIds: [annual.id],
    sessionIds: [],
    amount: 5_000,
  });

  await page.getByRole('link', { name: 'Annuals' }).click();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Create Invoice' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'View Invoice' }).click();
  await expect(page).toHaveURL(`/invoices/${invoice?.id}`);
});

test('Failed actions show a message', async ({ page, billing, problems }) => {
  problems.allow(/status of (400|409)/);
  const ivy = await billing.addClient();
  const billed = await billing.addAnnual(ivy.id, { date: '2026-09-04' });
  await billing.issue(ivy.id, { annualIds: [billed.id], invoiceType: 'annual' });
  await billing.addAnnual(ivy.id, { date: '2026-09-05', amount: 0 });
  vi.stubGlobal('confirm', () => true);
  await page.goto('/annuals');
  await page.getByRole('button', { name: 'Actions for Ivy Sample, Sep 4, 2026' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast(
    page,
    'Delete Failed',
    '409: This annual record is on an invoice. Delete the invoice first, then the annual record',
  );
  await page.getByRole('button', { name: 'Actions for Ivy Sample, Sep 5, 2026' }).click();
  await page.getByRole('menuitem', { name: 'Create Invoice' }).click();
  await expectToast(page, 'Invoice Creation Failed', '400: Amount must be greater than 0');
  await expect(page).toHaveURL('/annuals');
});

test('The records are loaded only after sign-in', async ({ visitorPage }) => {
  await visitorPage.goto('/annuals');
  await expect(visitorPage).toHaveURL(/\/auth/);
  const asked = visitorPage.line.sent.map(({ path }) => path);
  expect(asked).toContain('/api/user');
  expect(asked).not.toContain('/api/annuals');
});

test('An annual record is added, changed and deleted', async ({ page, billing }) => {
  await billing.addClient();
  await page.goto('/annuals');
  await expect(page.getByText('No annual records found')).toBeVisible();

  await page.getByRole('button', { name: 'Add Annual' }).click();
  const adding = page.getByRole('dialog', { name: 'Add Annual' });
  await expect(adding.getByLabel('Amount')).toHaveValue('50');
  await adding.getByLabel('Date').fill('');
  await adding.getByRole('button', { name: 'Create Annual' }).click();
  await expect(adding.getByText('Date is required')).toBeVisible();
  await expect(adding.getByText('Client is required')).toBeVisible();
  await adding.getByLabel('Date').fill('2026-09-04');
  await adding.getByRole('combobox', { name: 'Client' }).fill('ivy');
  await page.getByRole('option', { name: 'Ivy Sample' }).click();
  await adding.getByRole('button', { name: 'Create Annual' }).click();
  await expectToast(page, 'Annual Created', 'The annual record has been created successfully.');
  await expect(page.getByRole('columnheader')).toHaveText(['Date', 'Client', 'Amount', 'Actions']);
  const row = page.getByRole('row').last();
  await expect(row).toHaveText(/Sep 4, 2026.*Ivy Sample.*\$50\.00/);

  const menu = page.getByRole('button', { name: 'Actions for Ivy Sample, Sep 4, 2026' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Annual' });
  await editing.getByLabel('Amount').fill('75.25');
  await editing.getByRole('button', { name: 'Update Annual' }).click();
  await expectToast(page, 'Annual Updated', 'The annual record has been updated successfully.');
  await expect(row).toContainText('$75.25');
  await expect(menu).toBeFocused();

  // Refused at first.
  const asked = vi.fn(() => asked.mock.calls.length > 1);
  vi.stubGlobal('confirm', asked);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toContainText('$75.25');
  await expect(page.getByRole('menu')).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast(page, 'Annual Deleted', 'The annual record has been deleted successfully.');
  await expect(page.getByText('No annual records found')).toBeVisible();
  expect(asked.mock.calls).toEqual(Array(2).fill(['Are you sure you want to delete this annual record?']));
});
