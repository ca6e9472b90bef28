import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import { test } from '#tests/setup/screen-test.ts';

test("A payer's check over a part of its bill is recorded on the bill, moved to credit, and used on an invoice", async ({
  page,
  therapist,
}) => {
  const october = await addOctober(therapist);
  const bill = (await october.make()).json<Voucher>();
  const invoiceId = bill.parts[0]?.invoiceId;
  await page.goto(`/vouchers/${bill.id}`);
  await page.getByRole('button', { name: 'Record Payment' }).click();
  const form = page.getByRole('dialog', { name: 'Record Payment' });
  await expect(form.getByText('From Sample District')).toBeVisible();
  await expect(form.getByLabel('Client')).toHaveCount(0);
  await expect(form.getByLabel('Amount ($)')).toHaveValue('480');
  await expect(form.getByText('Owes $480.00')).toBeVisible();
  await form.getByLabel('Amount ($)').fill('200');
  await expect(form.getByText(/^Pays invoice \d+ \(\$200\.00 of \$480\.00\)/)).toBeVisible();
  await form.getByLabel('Method').selectOption('Check');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(page, 'Payment Recorded', 'The payment of $200.00 has been recorded.');
  await expect(page.getByText('$200.00 of $480.00', { exact: true })).toBeVisible();

  await page.goto('/payments');
  await page.getByRole('link', { name: 'Sample District' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: 'Move Payment' });
  await moving.getByLabel(/^Invoice \d+/).fill('150');
  await moving.getByRole('button', { name: 'Move Payment' }).click();
  await expectToast(page, 'Payment Moved', 'The payment of $200.00 has been moved.');

  await page.goto(`/organizations/${bill.payerId}`);
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('Owes $330.00 · Credit $50.00')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/vouchers/${bill.id}`);
  await page.getByRole('link', { name: /^Invoice \d/ }).click();
  await page.getByRole('button', { name: 'Use $50.00 Credit' }).click();
  await expectToast(page, 'Credit Used', `$50.00 of credit has been used on invoice ${invoiceId}.`);
  await expect(page.getByRole('button', { name: 'Use $50.00 Credit' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByLabel('Amount ($)')).toHaveValue('280');

  // The family owes nothing of it, so a payment of its own is credit.
  await page.goto(`/clients/${october.clientId}?tab=invoices`);
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await form.getByLabel('Amount ($)').fill('20');
  await expect(form.getByText('Credit $20.00', { exact: true })).toBeVisible();
  await expect(form.getByText(/^Pays invoice/)).toHaveCount(0);
});
