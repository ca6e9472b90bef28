import type { Payment } from '#domain/billing/payments/payment.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { expectStatus } from '#tests/setup/record-adder.ts';
import { chooseClient, expectToast } from '#tests/setup/screen-checks.ts';
import { expect } from '#tests/setup/screen-expect.ts';
import type { ScreenPage } from '#tests/setup/screen-page.ts';
import { test } from '#tests/setup/screen-test.ts';

/** Opens the form of a payment for the client, and returns it. */
async function openForm(page: ScreenPage) {
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await chooseClient(page, 'Ivy Sample');
  return page.getByRole('dialog', { name: 'Record Payment' });
}

test('A check over two invoices pays the older first, says so before saving, and can be undone', async ({
  page,
  billing,
}) => {
  const ivy = await billing.addClient();
  const first = await billing.issue(ivy.id);
  const second = await billing.issue(ivy.id);
  await page.goto('/payments');
  await expect(page.getByText('No payments found')).toBeVisible();
  const form = await openForm(page);
  await expect(form.getByLabel('Amount ($)')).toHaveValue('240');
  await expect(form.getByText('Owes $240.00')).toBeVisible();
  await form.getByLabel('Amount ($)').fill('300');
  await expect(form.getByText('Credit $60.00')).toBeVisible();
  await form.getByLabel('Amount ($)').fill('200');
  await expect(
    form.getByText(`Pays invoice ${first.id} ($120.00 of $120.00), ${second.id} ($80.00 of $120.00)`),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('Choose how it was paid')).toBeVisible();
  await form.getByLabel('Method').selectOption('Check');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(page, 'Payment Recorded', 'The payment of $200.00 has been recorded.');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('row').last()).toHaveText(/Ivy Sample.*Check.*Payment.*\$200\.00/);
  const balances = async () => (await billing.invoices()).map(({ balance }) => balance);
  expect(await balances()).toEqual([4_000, 0]);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('No payments found')).toBeVisible();
  expect(await balances()).toEqual([12_000, 12_000]);
});

test('Amounts are chosen for each invoice, and an excess is reported at its field', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient();
  const first = await billing.issue(ivy.id);
  const second = await billing.issue(ivy.id);
  await page.goto('/payments');
  const form = await openForm(page);
  await form.getByLabel('Amount ($)').fill('130');
  await form.getByLabel('Method').selectOption('Zelle');
  await form.getByText('More').click();
  await form.getByRole('radio', { name: 'Chosen' }).check();
  await form.getByLabel(`Invoice ${first.id} ($)`).fill('120.01');
  await expect(form.getByText(`Invoice ${first.id} has $120.00 open`)).toBeVisible();
  await form.getByLabel(`Invoice ${first.id} ($)`).fill('50');
  await form.getByLabel(`Invoice ${second.id} ($)`).fill('100');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('The invoices chosen come to more than the payment')).toBeVisible();
  await form.getByLabel(`Invoice ${first.id} ($)`).fill('');
  await form.getByLabel('Reference').fill('1207');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(page, 'Payment Recorded', 'The payment of $130.00 has been recorded.');
  const [payment] = (await therapist.get('/api/payments')).json<Payment[]>();
  expect(payment).toMatchObject({
    reference: '1207',
    unapplied: 3_000,
    applications: [{ invoiceId: second.id, amount: 10_000 }],
  });
});

test('Save and Add Another keeps the day and the method, and starts at the client', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  await billing.issue(ivy.id);
  await billing.issue(ben.id);
  await page.goto('/payments');
  const form = await openForm(page);
  await form.getByLabel('Date').fill('2026-01-05');
  await form.getByLabel('Method').selectOption('Check');
  await form.getByRole('button', { name: 'Save and Add Another' }).click();
  await expectToast(page, 'Payment Recorded', 'The payment of $120.00 has been recorded.');
  await expect(form.getByRole('combobox', { name: 'Client' })).toBeFocused();
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('');
  await chooseClient(page, 'Ben Harbor');
  await expect(form.getByLabel('Amount ($)')).toHaveValue('120');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form).toHaveCount(0);
  const payments = (await therapist.get('/api/payments')).json<Payment[]>();
  expect(payments.map(({ clientId, date, method }) => ({ clientId, date, method }))).toEqual([
    { clientId: ben.id, date: '2026-01-05', method: 'check' },
    { clientId: ivy.id, date: '2026-01-05', method: 'check' },
  ]);
});

test('A refusal is shown at its field, and what was typed stays', async ({ page, billing, problems }) => {
  problems.allow(/status of 400/);
  await billing.addClient();
  await page.goto('/payments');
  const form = await openForm(page);
  await form.getByLabel('Amount ($)').fill('30');
  await form.getByLabel('Method').selectOption('Cash');
  await form.getByLabel('Date').fill('2999-01-31');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('The payment date cannot be in the future')).toBeVisible();
  await form.getByLabel('Date').fill('2026-01-05');
  page.line.break(({ method, path }) =>
    method === 'POST' && path === '/api/payments'
      ? new Response('The payment date cannot be in the future', {
          status: 400,
          headers: { 'refused-field': 'date' },
        })
      : undefined,
  );
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expectToast(page, 'Creation Failed', '400: The payment date cannot be in the future');
  await expect(form.getByText('The payment date cannot be in the future')).toBeVisible();
  await expect(form.getByLabel('Amount ($)')).toHaveValue('30');
  await expect(form.getByRole('combobox', { name: 'Client' })).toHaveValue('Ivy Sample');
});

test('Payments are searched and filtered; void ones are struck through on request', async ({
  page,
  billing,
  therapist,
}) => {
  const ivy = await billing.addClient();
  const ben = await billing.addClient({ firstName: 'Ben', lastName: 'Harbor' });
  const { id } = await billing.issue(ivy.id);
  const record = async (changes: Parameters<typeof buildPayment>[0]) => {
    const reply = await therapist.post('/api/payments', buildPayment(changes));
    expectStatus(201, reply);
    return reply.json<Payment>();
  };
  await record({ clientId: ivy.id, reference: '1207' });
  const applications = [{ invoiceId: id, amount: 500 }];
  await record({
    clientId: ivy.id,
    kind: 'write-off',
    amount: 500,
    method: null,
    reason: 'hardship',
    applications,
  });
  const wrong = await record({ clientId: ben.id, amount: 7_700 });
  await page.goto('/payments');
  const rows = page
    .getByRole('table', { name: 'Payments' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(3);
  await rows.filter({ hasText: 'Ben Harbor' }).getByRole('link').click();
  await expect(page).toHaveURL(`/payments/${wrong.id}`);
  await expect(page.getByText('Credit')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void Payment' }).dblclick();
  await expectToast(page, 'Payment Voided', 'The payment of $77.00 no longer counts.');
  await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Show Voided' }).check();
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Payment, void' })).toHaveText(/Ben Harbor.*\$77\.00/);
  await page.getByLabel('Kind').selectOption('Write-off');
  await expect(rows).toHaveText([/Ivy Sample.*Hardship.*Write-off.*\$5\.00/]);
  await page.getByLabel('Kind').selectOption('All kinds');
  await page.getByRole('searchbox', { name: 'Search payments' }).fill('1207');
  await expect(rows).toHaveText([/Ivy Sample.*Check 1207/]);
});

test('A payment is given back, moved and edited', async ({ page, billing, therapist, problems }) => {
  problems.allow(/status of 400/);
  const ivy = await billing.addClient();
  const first = await billing.issue(ivy.id);
  const second = await billing.issue(ivy.id);
  const { id } = (
    await therapist.post('/api/payments', buildPayment({ clientId: ivy.id, amount: 12_000 }))
  ).json<Payment>();
  const read = async () => (await therapist.get(`/api/payments/${id}`)).json<Payment>();
  await page.goto(`/payments/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  const move = page.getByRole('dialog', { name: 'Move Payment' });
  await expect(move.getByLabel(`Invoice ${first.id} ($)`)).toHaveValue('120.00');
  await move.getByLabel(`Invoice ${first.id} ($)`).fill('');
  await move.getByLabel(`Invoice ${second.id} ($)`).fill('100');
  await expect(move.getByText('Credit $20.00')).toBeVisible();
  await move.getByRole('button', { name: 'Move Payment' }).click();
  await expectToast(page, 'Payment Moved', 'The payment of $120.00 has been moved.');
  expect(await read()).toMatchObject({ unapplied: 2_000, applications: [{ invoiceId: second.id }] });

  await page.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund' });
  await refund.getByLabel('Amount ($)').fill('120.01');
  await refund.getByRole('button', { name: 'Record Refund' }).click();
  await expect(refund.getByText('$120.00 of this payment can be given back')).toBeVisible();
  await refund.getByLabel('Amount ($)').fill('50');
  await refund.getByLabel('Reason').selectOption('Overpaid');
  await refund.getByLabel('Date').fill('2026-10-19');
  await refund.getByRole('button', { name: 'Record Refund' }).click();
  await expect(refund.getByText('A refund cannot be dated before its payment of Oct 20, 2026')).toBeVisible();
  await refund.getByLabel('Date').fill('2026-10-21');
  await refund.getByRole('button', { name: 'Record Refund' }).click();
  await expectToast(page, 'Refund Recorded', 'The refund of $50.00 has been recorded.');
  expect(await read()).toMatchObject({ unapplied: 0, applications: [{ amount: 7_000 }] });

  await page.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Payment' });
  await edit.getByLabel('Received From').fill('Dana Sample');
  await edit.getByLabel('Date').fill('2026-10-22');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(
    edit.getByText('This payment was given back on Oct 21, 2026, so it cannot be later'),
  ).toBeVisible();
  await edit.getByLabel('Date').fill('2026-10-20');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Payment Updated', 'The payment has been updated successfully.');
  await expect(page.getByText('Dana Sample')).toBeVisible();
});

test('The receipt of a payment and the statement of its account are downloaded', async ({
  page,
  billing,
}) => {
  page.setClock('2026-11-22', '10:00');
  const client = await billing.addClient();
  const { id } = await billing.pay(client.id, { amount: 5_000 });
  await page.goto(`/payments/${id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  const receipt = await page.download(() =>
    page.getByRole('menuitem', { name: 'Receipt', exact: true }).click(),
  );
  expect(receipt.name).toBe(`receipt-${id}.pdf`);
  await page.goto(`/clients/${client.id}?tab=invoices`);
  await page.getByRole('button', { name: 'Statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statement' });
  await dialog.getByRole('radio', { name: 'Last Year' }).click();
  const statement = await page.download(() => dialog.getByRole('button', { name: 'Download PDF' }).click());
  expect(statement.name).toBe('statement-2025-01-01-to-2025-12-31.pdf');
});

test('The payment of a deleted client stays, without a name', async ({ page, billing, therapist }) => {
  const ivy = await billing.addClient();
  await therapist.post('/api/payments', buildPayment({ clientId: ivy.id }));
  expect((await therapist.delete(`/api/clients/${ivy.id}`)).status).toBe(204);
  await page.goto('/payments');
  await page.getByRole('link', { name: 'Deleted client' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Deleted client' })).toBeVisible();
});
