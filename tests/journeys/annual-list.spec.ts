import { test } from '#tests/setup/billing-journey.ts';
import { expect } from '#tests/setup/journey.ts';
import { expectFitsPhone, expectToast } from '#tests/setup/page-checks.ts';

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

  const questions: string[] = [];
  page.on('dialog', async (dialog) => {
    questions.push(dialog.message());
    if (questions.length === 1) await dialog.dismiss();
    else await dialog.accept();
  });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(row).toContainText('$75.25');
  await expect(page.getByRole('menu')).toBeHidden();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expectToast(page, 'Annual Deleted', 'The annual record has been deleted successfully.');
  await expect(page.getByText('No annual records found')).toBeVisible();
  expect(questions).toEqual(Array(2).fill('Are you sure you want to delete this annual record?'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each record is a card', async ({ page, billing }) => {
    const client = await billing.addClient({
      firstName: 'Maximiliana-Theodora',
      lastName: 'Featherstonehaugh-Cholmondeley',
    });
    await billing.addAnnual(client.id);
    await page.goto('/annuals');
    const menu = page.getByRole('button', { name: /^Actions for/ });
    expect((await menu.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await menu.click();
    await expect(page.getByRole('menuitem', { name: 'Create Invoice' })).toBeVisible();
    await expectFitsPhone(page);
  });
});
