import { beforeEach, expect, test } from 'vitest';
import type { Account } from '#domain/billing/payments/account.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Statement } from '#domain/billing/payments/statement.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

const pay = (changes: object) =>
  addRecord<Payment>(
    billing.owner,
    '/api/payments',
    buildPayment({ clientId: billing.clientId, ...changes }),
  );

const accounts = async () => (await billing.owner.get('/api/accounts')).json<Account[]>();

const statement = async (days: string, file = '') =>
  billing.owner.get(`/api/accounts/${billing.clientId}/statement${file}?${days}`);

test('Who owes is listed, largest first, with the oldest due day and the last payment', async () => {
  const other = await billing.addClient();
  await billing.issue({ dueDate: '2026-12-24' });
  await billing.issue({ dueDate: '2026-12-20' });
  await pay({ amount: 5_000, date: '2026-11-18' });
  await pay({ clientId: other, amount: 3_000, date: '2026-11-19' });
  expect(await accounts()).toEqual([
    {
      ...{ clientId: billing.clientId, organizationId: null, clientIds: [billing.clientId] },
      ...{ balance: 19_000, credit: 0, owed: 19_000, openCount: 2 },
      ...{ oldestDueDate: '2026-12-20', lastPaymentOn: '2026-11-18' },
    },
    {
      ...{ clientId: other, organizationId: null, clientIds: [other] },
      ...{ balance: 0, credit: 3_000, owed: -3_000, openCount: 0 },
      ...{ oldestDueDate: null, lastPaymentOn: '2026-11-19' },
    },
  ]);
  const stranger = await billing.practice.register();
  expect((await stranger.get('/api/accounts')).json()).toEqual([]);
  expect((await stranger.get(`/api/accounts/${other}`)).status).toBe(404);
});

test('A payer owes its bill, and no family knows of it', async () => {
  const october = await addOctober(billing.owner);
  const bill = (await october.make()).json<{ id: number; payerId: number }>();
  const [payer] = await accounts();
  expect(payer).toMatchObject({ clientId: null, organizationId: bill.payerId, openCount: 1, credit: 0 });
  expect((await accounts()).length).toBe(1);
  await billing.owner.post(`/api/vouchers/${bill.id}/paid`, {});
  expect(await accounts()).toMatchObject([{ organizationId: bill.payerId, owed: 0, openCount: 0 }]);
  const made = (await billing.owner.get('/api/payments')).json<Payment[]>();
  expect(made).toMatchObject([{ organizationId: bill.payerId, clientId: null, amount: payer?.balance }]);
  // The receipt shows the child as the payer wants it, as the bill does.
  const receipt = await billing.owner.get(`/api/payments/${made[0]?.id}/receipt/pdf`);
  const { text } = readPdf(Buffer.from(receipt.bytes));
  expect(text).toContain('A. S.');
  expect(text).not.toContain('Ada');
});

test('A statement opens, adds and closes to the cent, in the reply and on paper', async () => {
  const invoice = await billing.issue();
  const sibling = await billing.addClient();
  await billing.owner.put(`/api/clients/${sibling}/billing-details`, {
    billedWithId: billing.clientId,
    updatedAt: null,
  });
  await billing.owner.put(`/api/clients/${billing.clientId}/billing-details`, {
    billTo: 'Rosa Sample\n1 Oak Street',
    updatedAt: null,
  });
  await pay({ amount: 2_000, date: '2026-10-20', reference: '1207' });
  await pay({ kind: 'write-off', amount: 1_000, date: '2026-11-20', method: null, reason: 'courtesy' });
  const november = (await statement('from=2026-11-01&to=2026-11-30')).json<Statement>();
  expect(november).toMatchObject({ opening: -2_000, closing: 9_000, received: 0 });
  expect(november.entries.map(({ kind, id, owed }) => [kind, id, owed])).toEqual([
    ['invoice', invoice.id, 10_000],
    ['write-off', expect.any(Number), 9_000],
  ]);
  const printed = await statement('from=2026-01-01&to=2026-12-31', '/pdf');
  const paper = readPdf(Buffer.from(printed.bytes));
  for (const text of ['Statement', `Invoice ${invoice.id}`, 'Payment by check 1207', 'Write-off, courtesy']) {
    expect(paper.text).toContain(text);
  }
  expect(paper.text).toContain('Oak Street');
  expect(paper.text).not.toContain('The family of');
  expect(paper.text).toContain('Balance $90.00');
  expect(paper.text).toContain('Paid in 2026: $20.00');
  const afterCredit = await statement('from=2026-11-01&to=2026-11-30', '/pdf');
  expect(readPdf(Buffer.from(afterCredit.bytes)).text).toContain('Credit before: $20.00');
  expect(statusAndText(await statement('from=2026-11-02&to=2026-11-01'))).toEqual([
    400,
    'The last day must not be before the first',
  ]);
});

test('A receipt names who paid, how, and each service with its day; a refund and a void payment have none', async () => {
  const invoice = await billing.issue();
  const { id } = await pay({
    amount: 13_000,
    receivedFrom: 'Rosa Sample',
    method: 'card',
    reference: '1207',
  });
  const receipt = (number: number) => billing.owner.get(`/api/payments/${number}/receipt/pdf`);
  const { text } = readPdf(Buffer.from((await receipt(id)).bytes));
  for (const part of ['Received on Oct 20, 2026 by card, 1207', 'From Rosa Sample', 'Individual']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`invoice ${invoice.id}`);
  expect(text).toContain('is credit for later invoices');
  expect(text).toContain('If you pay by credit card');
  const refund = await pay({ kind: 'refund', refundOf: id, reason: 'other', amount: 100 });
  expect(statusAndText(await receipt(refund.id))).toEqual([400, 'Only a payment has a receipt']);
  const after = readPdf(Buffer.from((await receipt(id)).bytes)).text.replaceAll('\n', '');
  expect(after).toContain('$1.00 was given back');
  const voided = await pay({ amount: 100 });
  await billing.owner.post(`/api/payments/${voided.id}/void`, {});
  expect((await receipt(voided.id)).status).toBe(409);
});
