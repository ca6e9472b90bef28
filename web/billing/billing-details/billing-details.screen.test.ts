import type { BillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test("A family's own price is entered on the client's page, and new invoices use it", async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  await page.goto(`/clients/${ivy.id}`);
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await expect(page.getByText("Invoices go to the family, at the practice's usual prices.")).toBeVisible();

  await page.getByRole('button', { name: 'Edit Billing Details' }).click();
  const form = page.getByRole('dialog', { name: 'Billing Details' });
  await form.getByRole('button', { name: 'Add Price' }).click();
  await form.getByLabel("Referring Provider's NPI").fill('1234567890');
  await form.getByRole('button', { name: 'Save Billing Details' }).click();
  await expect(form.getByText('Please enter a price of $0.00 or more')).toBeVisible();
  await expect(form.getByText('The NPI does not check. Please compare it')).toBeVisible();
  await form.getByLabel("Referring Provider's NPI").fill('1234567893');
  await form.getByLabel('Price ($)').fill('125');
  await form.getByLabel('For').selectOption('visit');
  await form.getByLabel('From').fill('2026-09-01');
  await form.getByLabel('Reason').fill('Agreed in August');
  await form.getByLabel('Bill To').fill('Robin Sample');
  await form.getByLabel('Family Files Claims With Its Insurer').selectOption('no');
  await form.getByRole('button', { name: 'Save Billing Details' }).click();
  await expectToast(page, 'Billing Details Saved', 'The billing details have been saved.');
  await expect(page.getByText('$125.00 a visit from Sep 1, 2026 (Agreed in August)')).toBeVisible();
  await expect(page.getByText('The family files no claims')).toBeVisible();

  await billing.addSession(ivy.id, { date: '2026-10-05T14:00:00.000Z', duration: 45 });
  await page.goto(`/invoices/new?clientId=${ivy.id}`);
  await expect(page.getByLabel('Amount')).toHaveValue('125');
  await page.goto('/invoices/batch');
  await expect(page.getByText('$125.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Create 1 Invoice' }).click();
  await expect(page.getByRole('heading', { name: 'One Invoice Created' })).toBeFocused();
  const [invoice] = await billing.invoices();
  expect(invoice?.lines).toMatchObject([{ units: 100, rate: 12_500, cents: 12_500 }]);
  await page.goto(`/invoices/${invoice?.id}`);
  await expect(page.getByText('Robin Sample')).toBeVisible();
  await expect(page.getByText('The family of')).toHaveCount(0);
});

test('A child is billed together with a sibling, and apart again', async ({ page, billing, therapist }) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben' });
  const accounts = async () =>
    (await therapist.get('/api/billing-details'))
      .json<BillingDetails[]>()
      .map(({ clientId, billedWithId }) => [clientId, billedWithId]);
  await page.goto(`/clients/${ivy.id}`);
  await page.getByRole('tab', { name: 'Invoices' }).click();
  await page.getByRole('button', { name: 'Bill Together With...' }).click();
  const form = page.getByRole('dialog', { name: 'Bill Together' });
  await form.getByRole('button', { name: 'Bill Together' }).click();
  await expect(form.getByText('Choose the child from the list')).toBeVisible();
  await form.getByRole('combobox', { name: 'Brother or Sister' }).fill('Ben');
  await page.getByRole('option', { name: 'Ben Sample' }).click();
  await form.getByRole('button', { name: 'Bill Together' }).click();
  await expectToast(page, 'Billed Together', 'Both children are in one account.');
  expect(await accounts()).toEqual([[ivy.id, ben.id]]);
  await page.getByRole('button', { name: 'Bill Apart' }).click();
  await expectToast(page, 'Billed Apart', 'The child has an account of its own again.');
  expect(await accounts()).toEqual([]);
});
