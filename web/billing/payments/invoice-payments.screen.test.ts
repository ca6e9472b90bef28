import { buildPayment } from '#tests/builders/payment-builder.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test('An invoice says what was paid and what is left, and is paid from its page', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient();
  const { id } = await billing.issue(ivy.id, { amount: 36_000 });
  await therapist.post(
    '/api/payments',
    buildPayment({ clientId: ivy.id, amount: 14_000, reference: '1207' }),
  );
  await page.goto('/invoices');
  await expect(page.getByRole('row').last()).toContainText('$140.00 of $360.00 paid');
  await expect(page.getByText('1 open · $220.00')).toBeVisible();
  await page.goto(`/invoices/${id}`);
  await expect(page.getByText('Balance $220.00')).toBeVisible();
  await expect(page.getByRole('link', { name: /Oct 20, 2026.*Check 1207.*\$140\.00/ })).toBeVisible();

  await page.getByRole('button', { name: 'Record Payment' }).click();
  const form = page.getByRole('dialog', { name: 'Record Payment' });
  await expect(form.getByLabel('Amount ($)')).toHaveValue('220');
  await expect(form.getByText(`Pays invoice ${id} ($220.00 of $220.00)`)).toBeVisible();
  await form.getByLabel('Amount ($)').fill('200');
  await form.getByLabel('Method').selectOption('Cash');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(page, 'Payment Recorded', 'The payment of $200.00 has been recorded.');
  await expect(page.getByText('Balance $20.00')).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Write Off' }).click();
  const writeOff = page.getByRole('dialog', { name: `Write Off Invoice ${id}` });
  await expect(writeOff.getByLabel('Amount ($)')).toHaveValue('20');
  await writeOff.getByRole('button', { name: 'Write Off' }).click();
  await expect(writeOff.getByText('Choose a reason')).toBeVisible();
  await writeOff.getByLabel('Reason').selectOption('Courtesy');
  await writeOff.getByRole('button', { name: 'Write Off' }).click();
  await expectToast(page, 'Write-Off Recorded', '$20.00 has been written off.');
  await expect(page.getByText('Paid $340.00, written off $20.00')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Record Payment' })).toHaveCount(0);
});

test('Credit is used on an invoice, and the client’s page says what is owed', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient();
  await therapist.post('/api/payments', buildPayment({ clientId: ivy.id, amount: 3_000, applications: [] }));
  const { id } = await billing.issue(ivy.id);
  await page.goto(`/clients/${ivy.id}?tab=invoices`);
  await expect(page.getByText('Owes $120.00 · Credit $30.00')).toBeVisible();
  await page.goto(`/invoices/${id}`);
  await page.getByRole('button', { name: 'Use $30.00 Credit' }).dblclick();
  await expectToast(page, 'Credit Used', `$30.00 of credit has been used on invoice ${id}.`);
  await expect(page.getByText('Balance $90.00')).toBeVisible();
  await expect(page.getByRole('button', { name: /Credit/ })).toHaveCount(0);
  await expect(page.getByText('Update Failed')).toHaveCount(0);
  await page.goto(`/clients/${ivy.id}?tab=invoices`);
  await expect(page.getByText('Owes $90.00')).toBeVisible();
  await page.goto('/payments');
  await page.getByRole('link', { name: 'Who Owes' }).click();
  await expect(page.getByRole('row').last()).toHaveText(/Ivy Sample.*Jan 31, 2999.*Oct 20, 2026.*\$90\.00/);
  await page.getByRole('link', { name: 'Ivy Sample' }).click();
  await page.getByRole('link', { name: /Oct 20, 2026.*\$30\.00/ }).click();
  await expect(page).toHaveURL(/\/payments\/\d+/);
});
