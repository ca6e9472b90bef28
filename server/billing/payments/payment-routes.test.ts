import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { statusAndText, type TestReply } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

const post = (path: string, body: object = {}) => billing.owner.post(`/api/payments${path}`, body);

const pay = (changes: object) =>
  addRecord<Payment>(
    billing.owner,
    '/api/payments',
    buildPayment({ clientId: billing.clientId, ...changes }),
  );

const giveBack = (refundOf: number, amount: number, date: string, reason = 'other') =>
  pay({ kind: 'refund', refundOf, amount, date, reason, method: 'check' });

const payments = async (query = '') => (await billing.owner.get(`/api/payments${query}`)).json<Payment[]>();

const open = async ({ id }: Invoice) => {
  const { balance, status } = await billing.invoice(id);
  return [balance, status];
};

const undo = (reply: TestReply) => billing.owner.post(`/api/undo/${reply.headers.get('undo')}`);

/** Issues the two invoices of the example, of $360.00 each. */
async function twoInvoices() {
  await billing.signInAt('2026-10-02T15:00:00.000Z');
  const first = await billing.issue({ amount: 36_000, dueDate: '2026-11-01' });
  await billing.signInAt('2026-10-20T15:00:00.000Z');
  return { first, issueSecond: () => billing.issue({ amount: 36_000, dueDate: '2026-12-02' }) };
}

test('The example of an account holds to the cent', async () => {
  const { first, issueSecond } = await twoInvoices();
  const check = await pay({ amount: 20_000, date: '2026-10-20' });
  expect(check).toMatchObject({ unapplied: 0, applications: [{ invoiceId: first.id, amount: 20_000 }] });
  expect(await open(first)).toEqual([16_000, 'pending']);
  await billing.signInAt('2026-11-02T15:00:00.000Z');
  const second = await issueSecond();
  expect(await open(first)).toEqual([16_000, 'overdue']);
  await billing.signInAt('2026-11-20T15:00:00.000Z');
  const zelle = await pay({ amount: 30_000, date: '2026-11-10', method: 'zelle' });
  expect([await open(first), await open(second)]).toEqual([
    [0, 'paid'],
    [22_000, 'pending'],
  ]);
  // Noon of the day on which the money came, also when that is put right or the payment was void for a while.
  const datePaid = async () => (await billing.invoice(first.id)).datePaid;
  expect(await datePaid()).toBe('2026-11-10T17:00:00.000Z');
  const redated = await billing.owner.put(`/api/payments/${zelle.id}`, { date: '2026-11-12' });
  expect(await datePaid()).toBe('2026-11-12T17:00:00.000Z');
  await undo(redated);
  expect(await datePaid()).toBe('2026-11-10T17:00:00.000Z');
  const voided = await post(`/${zelle.id}/void`);
  expect(await datePaid()).toBeNull();
  await undo(voided);
  expect(await datePaid()).toBe('2026-11-10T17:00:00.000Z');
  const card = await pay({ amount: 25_000, date: '2026-11-15', method: 'card' });
  expect(card.unapplied).toBe(3_000);
  const refund = await giveBack(card.id, 5_000, '2026-11-18', 'overpaid');
  expect(refund.applications).toEqual([{ invoiceId: second.id, clientId: billing.clientId, amount: 2_000 }]);
  expect(await open(second)).toEqual([2_000, 'pending']);
  await pay({ kind: 'write-off', amount: 2_000, date: '2026-11-20', method: null, reason: 'courtesy' });
  expect(await billing.invoice(second.id)).toMatchObject({
    ...{ status: 'paid', paid: 34_000, writtenOff: 2_000, balance: 0 },
  });
  // The check of October comes back: what happened until then stays.
  await giveBack(check.id, 20_000, '2026-11-20', 'returned-check');
  expect(await open(first)).toEqual([20_000, 'overdue']);
  const november = await payments('?from=2026-11-01&to=2026-11-30');
  const received = november.reduce((sum, { kind, amount }) => {
    if (kind === 'write-off') return sum;
    return kind === 'payment' ? sum + amount : sum - amount;
  }, 0);
  expect(received).toBe(30_000);
});

describe('A payment', () => {
  test('goes to chosen invoices to the cent, is moved, and its rest is credit', async () => {
    const [first, second] = [await billing.issue(), await billing.issue()];
    const payment = await pay({ amount: 15_000, applications: [{ invoiceId: second.id, amount: 12_000 }] });
    expect(payment.unapplied).toBe(3_000);
    expect([await open(first), await open(second)]).toEqual([
      [12_000, 'pending'],
      [0, 'paid'],
    ]);
    const moved = await billing.owner.put(`/api/payments/${payment.id}`, {
      applications: [{ invoiceId: first.id, amount: 11_999 }],
      memo: 'For October',
    });
    expect(moved.json()).toMatchObject({ unapplied: 3_001, memo: 'For October' });
    expect([await open(first), await open(second)]).toEqual([
      [1, 'pending'],
      [12_000, 'pending'],
    ]);
    expect((await undo(moved)).status).toBe(200);
    expect([await open(first), await open(second)]).toEqual([
      [12_000, 'pending'],
      [0, 'paid'],
    ]);
  });

  test('leaves credit that the next invoice uses, once', async () => {
    await pay({ amount: 5_000, applications: [] });
    const invoice = await billing.issue();
    const use = () => billing.owner.post(`/api/invoices/${invoice.id}/use-credit`, {});
    const used = await use();
    expect(used.json()).toMatchObject({ paid: 5_000, balance: 7_000, status: 'pending' });
    expect(statusAndText(await use())).toEqual([409, 'There is no credit to use on this invoice']);
    expect((await undo(used)).status).toBe(200);
    expect(await open(invoice)).toEqual([12_000, 'pending']);
    await pay({ amount: 7_000, applications: [] });
    const usedWhole = await use();
    expect(await open(invoice)).toEqual([0, 'paid']);
    expect((await undo(usedWhole)).status).toBe(200);
    expect(await open(invoice)).toEqual([12_000, 'pending']);
    // Nor is it given back by an undo once it was used.
    const [payment] = await payments();
    const refund = await giveBack(payment?.id ?? 0, 7_000, '2026-11-20');
    const voided = await post(`/${refund.id}/void`);
    await use();
    expect((await undo(voided)).status).toBe(409);
    expect(await open(invoice)).toEqual([0, 'paid']);
  });

  test('leaves credit that the next batch of invoices uses in their order, if asked to', async () => {
    await pay({ amount: 15_000, applications: [] });
    const bill = async () => ({
      ...buildInvoice({ clientId: billing.clientId }),
      sessionIds: [await billing.addSession()],
    });
    const body = { invoices: [await bill(), await bill()], useCredit: true };
    const reply = await billing.owner.post('/api/invoices/batch', body);
    expect(reply.json<Invoice[]>().map(({ balance, status }) => [balance, status])).toEqual([
      [0, 'paid'],
      [9_000, 'pending'],
    ]);
    expect((await undo(reply)).json()).toMatchObject({ text: '2 invoices are gone again.' });
    expect(await payments()).toMatchObject([{ unapplied: 15_000, applications: [] }]);
  });

  test('is voided, which restores every balance, stays on request, and can be put back', async () => {
    const invoice = await billing.issue();
    const payment = await pay({ amount: 12_000 });
    const reply = await post(`/${payment.id}/void`);
    expect(await open(invoice)).toEqual([12_000, 'pending']);
    expect(await payments()).toEqual([]);
    expect(await payments('?withVoid=true')).toMatchObject([{ id: payment.id, unapplied: 0 }]);
    expect(statusAndText(await post(`/${payment.id}/void`))).toEqual([409, 'This payment is void already']);
    expect((await undo(reply)).status).toBe(200);
    expect(await open(invoice)).toEqual([0, 'paid']);
    // Voided and paid by another one meanwhile, it does not come back.
    const again = await post(`/${payment.id}/void`);
    await pay({ amount: 12_000 });
    expect((await undo(again)).status).toBe(409);
    expect(await open(invoice)).toEqual([0, 'paid']);
  });

  test('is recorded, and an undo voids it', async () => {
    const invoice = await billing.issue();
    const reply = await post('', buildPayment({ clientId: billing.clientId, amount: 12_000 }));
    expect(reply.status).toBe(201);
    expect(await open(invoice)).toEqual([0, 'paid']);
    expect((await undo(reply)).json()).toMatchObject({ text: 'The payment is gone again.' });
    expect(await open(invoice)).toEqual([12_000, 'pending']);
  });

  test('counts once when its invoice is deleted and restored after a part was given back', async () => {
    const { id } = await billing.issue();
    const path = `/api/invoices/${id}`;
    await billing.owner.put(path, { status: 'paid' });
    const [payment] = await payments();
    const refund = await giveBack(payment?.id ?? 0, 2_000, '2026-11-20');
    expect((await undo(await billing.owner.delete(path))).status).toBe(200);
    expect(await payments('?kind=payment')).toMatchObject([{ amount: 12_000, unapplied: 0 }]);
    expect(await billing.invoice(id)).toMatchObject({ status: 'pending', balance: 2_000 });
    await post(`/${refund.id}/void`);
    expect(await billing.invoice(id)).toMatchObject({ status: 'paid', balance: 0 });
  });

  test('is given back in parts, never more than it is, and the refund can be voided', async () => {
    const invoice = await billing.issue();
    const { id } = await pay({ amount: 12_000 });
    await giveBack(id, 4_000, '2026-11-20');
    const second = await giveBack(id, 5_000, '2026-11-20');
    expect(await open(invoice)).toEqual([9_000, 'pending']);
    const third = buildPayment({ kind: 'refund', refundOf: id, reason: 'other', amount: 3_001 });
    expect(statusAndText(await post('', third))).toEqual([409, '$30.00 of this payment can be given back']);
    expect(statusAndText(await post(`/${id}/void`))).toEqual([
      409,
      'This payment was refunded. Void the refund first',
    ]);
    await post(`/${second.id}/void`);
    expect(await open(invoice)).toEqual([4_000, 'pending']);
    const other = { clientId: await billing.addClient(), applications: [] };
    await billing.owner.put(`/api/payments/${id}`, other);
    expect(await payments(`?clientId=${billing.clientId}`)).toEqual([]);
    // On another account, neither the payment nor its refund pays the invoice again.
    const [{ id: first = 0 } = {}] = await payments('?kind=refund');
    await post(`/${first}/void`);
    expect(await open(invoice)).toEqual([12_000, 'pending']);
    await undo(await billing.owner.delete(`/api/invoices/${invoice.id}`));
    expect(await open(invoice)).toEqual([12_000, 'pending']);
    // So does what is given back after a move that is undone.
    const credit = await pay({ amount: 500, clientId: other.clientId });
    const moved = await billing.owner.put(`/api/payments/${credit.id}`, { clientId: billing.clientId });
    await giveBack(credit.id, 100, '2026-11-20');
    expect((await undo(moved)).status).toBe(200);
    expect(await payments(`?clientId=${billing.clientId}`)).toEqual([]);
    // A refund does not count again once its payment is void too.
    const [{ id: refund = 0 } = {}] = await payments('?kind=refund');
    const refundVoided = await post(`/${refund}/void`);
    await post(`/${credit.id}/void`);
    expect((await undo(refundVoided)).status).toBe(409);
  });

  test('is never given back before it came', async () => {
    const payment = await pay({ amount: 12_000, date: '2026-11-10' });
    const refusal = 'A refund cannot be dated before its payment of Nov 10, 2026';
    const refused = await post(
      '',
      buildPayment({ kind: 'refund', refundOf: payment.id, reason: 'other', date: '2026-11-09' }),
    );
    expect(statusAndText(refused)).toEqual([400, refusal]);
    expect(refused.headers.get('refused-field')).toBe('date');
    const refund = await giveBack(payment.id, 4_000, '2026-11-10');
    const change = (id: number, date: string) => billing.owner.put(`/api/payments/${id}`, { date });
    expect(statusAndText(await change(refund.id, '2026-11-09'))).toEqual([400, refusal]);
    expect(statusAndText(await change(payment.id, '2026-11-11'))).toEqual([
      400,
      'This payment was given back on Nov 10, 2026, so it cannot be later',
    ]);
    expect((await change(payment.id, '2026-11-09')).status).toBe(200);
  });

  test('pressed twenty times at once pays an invoice once', async () => {
    const invoice = await billing.issue();
    await Promise.all(Array.from({ length: 20 }, () => billing.change(invoice, { status: 'paid' })));
    expect(await payments()).toMatchObject([{ amount: 12_000, source: 'mark-paid', method: 'other' }]);
    const body = buildPayment({
      clientId: billing.clientId,
      amount: 12_000,
      applications: [{ invoiceId: invoice.id, amount: 12_000 }],
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => post('', body)));
    expect(new Set(replies.map(statusAndText).map(String))).toEqual(
      new Set([`409,Invoice ${invoice.id} has $0.00 open`]),
    );
  });
});

test.each<[string, object, number, string]>([
  ['of nothing', { amount: 0 }, 400, 'Amount must be greater than 0'],
  ['of half a cent', { amount: 0.5 }, 400, 'Amount must be greater than 0'],
  ['of too much', { amount: 99_999_901 }, 400, 'Amount is too large'],
  ['of tomorrow', { date: '2026-11-21' }, 400, 'The payment date cannot be in the future'],
  ['without a method', { method: null }, 400, 'Choose how it was paid'],
  ['of nobody', { clientId: null }, 400, 'Choose the child or the payer that paid'],
  ['of an unknown child', { clientId: 999_999 }, 404, 'The requested client could not be found'],
  [
    'on an unknown invoice',
    { applications: [{ invoiceId: 999_999, amount: 1 }] },
    404,
    'One of the invoices could not be found',
  ],
  ['with a reason', { reason: 'courtesy' }, 400, 'Only a refund or a write-off has a reason'],
])('A payment %s is refused', async (_, changes, status, message) => {
  const reply = await post('', buildPayment({ clientId: billing.clientId, ...changes }));
  expect(statusAndText(reply)).toEqual([status, message]);
  expect(await payments()).toEqual([]);
});

test('Invoices are refused that are named twice, too much, of another family or not so open', async () => {
  const invoice = await billing.issue();
  const other = await billing.addClient();
  const named = (amounts: number[], clientId = billing.clientId) =>
    post(
      '',
      buildPayment({
        clientId,
        amount: 13_000,
        applications: amounts.map((amount) => ({ invoiceId: invoice.id, amount })),
      }),
    );
  expect(statusAndText(await named([1, 1]))).toEqual([400, 'An invoice is named twice']);
  expect(statusAndText(await named([13_001]))).toEqual([
    400,
    'The invoices chosen come to more than the payment',
  ]);
  expect(statusAndText(await named([1], other))).toEqual([400, 'This invoice is billed to another family']);
  expect(statusAndText(await named([12_001]))).toEqual([409, `Invoice ${invoice.id} has $120.00 open`]);
  expect(await payments()).toEqual([]);
});

describe('Mark Paid', () => {
  test('is taken back, unless another payment covers the invoice', async () => {
    const invoice = await billing.issue();
    await pay({ amount: 5_000 });
    await billing.change(invoice, { status: 'paid', datePaid: '2026-11-18' });
    expect(await payments('?from=2026-11-18&to=2026-11-18')).toMatchObject([{ amount: 7_000 }]);
    await billing.change(invoice, { datePaid: '2026-11-19' });
    expect(await payments('?from=2026-11-19&to=2026-11-19')).toMatchObject([{ amount: 7_000 }]);
    await billing.change(invoice, { status: 'pending' });
    expect(await open(invoice)).toEqual([7_000, 'pending']);
    await pay({ amount: 7_000, date: '2026-11-10' });
    expect(statusAndText(await billing.change(invoice, { status: 'pending' }))).toEqual([
      409,
      'This invoice was paid on Nov 20, 2026. Void that payment or move it to another invoice instead',
    ]);
    expect((await billing.change(invoice, { status: 'paid' })).status).toBe(200);
  });

  test('is not named where all of an invoice was written off', async () => {
    const invoice = await billing.issue();
    await pay({ kind: 'write-off', amount: 12_000, method: null, reason: 'courtesy' });
    expect(statusAndText(await billing.change(invoice, { status: 'pending' }))).toEqual([
      409,
      'This invoice was written off on Nov 20, 2026. Void that write-off instead',
    ]);
  });

  test('follows the amount of its invoice; a typed payment becomes credit', async () => {
    const [marked, typed] = [await billing.issue(), await billing.issue()];
    await billing.change(marked, { status: 'paid' });
    await pay({ amount: 12_000 });
    for (const amount of [15_000, 4_000]) {
      await billing.change(marked, { amount });
      expect(await open(marked)).toEqual([0, 'paid']);
    }
    await billing.change(typed, { amount: 9_000 });
    expect(await open(typed)).toEqual([0, 'paid']);
    await billing.change(typed, { amount: 10_000 });
    expect(await open(typed)).toEqual([1_000, 'pending']);
    expect(await payments()).toMatchObject([
      { source: 'mark-paid', amount: 4_000 },
      { source: 'typed', amount: 12_000, unapplied: 3_000 },
    ]);
    // A part that was refunded since stays open.
    const [{ id = 0 } = {}] = await payments();
    await giveBack(id, 1_000, '2026-11-20');
    await billing.change(marked, { amount: 4_100 });
    expect(await open(marked)).toEqual([1_100, 'pending']);
  });

  test('moves to another client with its invoice, which typed payments keep from moving', async () => {
    const invoice = await billing.issue();
    const clientId = await billing.addClient();
    const session = () => billing.addSession({ clientId });
    await billing.change(invoice, { status: 'paid' });
    const moved = await billing.change(invoice, { clientId, sessionIds: [await session()] });
    expect(moved.json()).toMatchObject({ clientId, status: 'paid', balance: 0 });
    expect(await payments()).toMatchObject([{ clientId, applications: [{ clientId }] }]);
    const other = await billing.issue();
    await pay({ amount: 100 });
    expect(statusAndText(await billing.change(other, { clientId, sessionIds: [await session()] }))).toEqual([
      409,
      'This invoice has payments. Take them off first',
    ]);
    const [{ id = 0 } = {}] = await payments(`?clientId=${clientId}`);
    await giveBack(id, 2_000, '2026-11-20');
    await billing.change(invoice, {
      clientId: billing.clientId,
      sessionIds: [await billing.addSession()],
    });
    expect(await payments(`?clientId=${clientId}`)).toEqual([]);
  });
});

describe('A deleted invoice', () => {
  const remove = ({ id }: Invoice) => billing.owner.delete(`/api/invoices/${id}`);

  test('leaves typed money as credit and none of Mark Paid’s, and an undo brings both back', async () => {
    const invoice = await billing.issue();
    await pay({ amount: 5_000 });
    await billing.change(invoice, { status: 'paid' });
    const reply = await remove(invoice);
    expect(await payments()).toMatchObject([{ source: 'typed', unapplied: 5_000, applications: [] }]);
    expect((await undo(reply)).json()).toMatchObject({ text: 'The invoice is there again.' });
    expect(await open(invoice)).toEqual([0, 'paid']);
    expect((await payments()).map(({ amount, unapplied }) => [amount, unapplied])).toEqual([
      [7_000, 0],
      [5_000, 0],
    ]);
  });

  test('comes back open where its money was used meanwhile', async () => {
    const invoice = await billing.issue();
    await pay({ amount: 12_000 });
    const reply = await remove(invoice);
    const other = await billing.issue({ sessionIds: [await billing.addSession()], amount: 9_000 });
    await billing.owner.post(`/api/invoices/${other.id}/use-credit`, {});
    expect((await undo(reply)).status).toBe(200);
    expect(await open(invoice)).toEqual([9_000, 'pending']);
    expect(await payments()).toMatchObject([{ unapplied: 0 }]);
  });

  test('comes back open where its write-off, which was on another invoice too, was voided meanwhile', async () => {
    const invoice = await billing.issue();
    const other = await billing.issue({ sessionIds: [await billing.addSession()] });
    const { id } = await pay({ kind: 'write-off', method: null, reason: 'courtesy', amount: 15_000 });
    const reply = await remove(invoice);
    await billing.owner.post(`/api/payments/${id}/void`, {});
    await pay({ amount: 12_000 });
    expect((await undo(reply)).status).toBe(200);
    expect([await open(invoice), await open(other)]).toEqual([
      [12_000, 'pending'],
      [0, 'paid'],
    ]);
  });
});

test('A deleted client leaves its payments without a name, which its restore brings back', async () => {
  const invoice = await billing.issue();
  const payment = await pay({ amount: 12_000 });
  const reply = await billing.owner.delete(`/api/clients/${billing.clientId}`);
  expect(await payments()).toMatchObject([{ clientId: null, amount: 12_000, unapplied: 12_000 }]);
  await pay({ ...{ kind: 'refund', refundOf: payment.id, reason: 'other' }, amount: 2_000 });
  expect((await undo(reply)).status).toBe(200);
  expect(await open(invoice)).toEqual([2_000, 'pending']);
  expect(await payments('?kind=payment')).toMatchObject([{ clientId: billing.clientId, unapplied: 0 }]);
  const account = await billing.owner.get(`/api/accounts/${billing.clientId}`);
  expect(account.json()).toMatchObject({ balance: 2_000, credit: 0 });
});

test('Siblings share a balance and a check, and are parted once no payment covers both', async () => {
  const sibling = await billing.addClient();
  const details = (id: number) => `/api/clients/${id}/billing-details`;
  const joined = await billing.owner.put(details(sibling), {
    billedWithId: billing.clientId,
    updatedAt: null,
  });
  expect(joined.status, joined.text).toBe(200);
  const first = await billing.issue();
  const sessionIds = [await billing.addSession({ clientId: sibling })];
  const second = await billing.issue({ clientId: sibling, sessionIds });
  const { id } = await pay({ amount: 20_000, clientId: sibling });
  expect([await open(first), await open(second)]).toEqual([
    [0, 'paid'],
    [4_000, 'pending'],
  ]);
  // What a check covers since is not parted by an undo either.
  expect(statusAndText(await undo(joined))).toEqual([
    409,
    'A payment covers invoices of both children, so nothing was put back',
  ]);
  const part = () =>
    billing.owner.put(details(sibling), {
      billedWithId: null,
      updatedAt: joined.json<{ updatedAt: string }>().updatedAt,
    });
  expect(statusAndText(await part())).toEqual([
    409,
    'A payment covers invoices of both children. Move it to one of them first',
  ]);
  expect(statusAndText(await billing.owner.delete(`/api/clients/${sibling}`))).toEqual([
    409,
    'A payment of this client covers an invoice of another child. Move it to that child first',
  ]);
  await billing.owner.put(`/api/payments/${id}`, {
    applications: [{ invoiceId: second.id, amount: 12_000 }],
  });
  // Without the invoice, a write-off would lower what the other child owes.
  const third = await billing.issue({
    clientId: sibling,
    sessionIds: [await billing.addSession({ clientId: sibling })],
  });
  const writtenOff = await pay({
    ...{ kind: 'write-off', method: null, reason: 'courtesy' },
    amount: 1_000,
    applications: [{ invoiceId: third.id, amount: 1_000 }],
  });
  expect(statusAndText(await billing.owner.delete(`/api/clients/${sibling}`))).toEqual([
    409,
    'A write-off of another child covers an invoice of this client. Void it first',
  ]);
  expect((await billing.owner.post(`/api/payments/${writtenOff.id}/void`, {})).status).toBe(200);
  expect((await part()).status).toBe(200);
  expect((await billing.owner.delete(`/api/clients/${sibling}`)).status).toBe(204);
});

test('Payments are found by name, amount and reference', async () => {
  await pay({ amount: 123_456, reference: 'Check 1207' });
  const { id } = await pay({ amount: 100, date: '2026-11-01' });
  const found = async (search: string) =>
    (await payments(`?search=${encodeURIComponent(search)}`)).map(({ amount }) => amount);
  expect(await found('1207')).toEqual([123_456]);
  expect(await found('1,234.56')).toEqual([123_456]);
  expect(await found('nobody')).toEqual([]);
  expect((await billing.owner.get(`/api/payments/${id}`)).json()).toMatchObject({ amount: 100 });
  const stranger = await billing.practice.register();
  expect((await stranger.get(`/api/payments/${id}`)).status).toBe(404);
});
