import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Account } from '#domain/billing/payments/account.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Statement } from '#domain/billing/payments/statement.ts';
import { receivedOf } from '#domain/billing/reports/revenue-report.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import type { TestReply } from '#tests/setup/test-visitor.ts';

const cents = fc.integer({ min: 1, max: 20_000 });
const which = fc.nat(5);

/** Something a therapist does; a number names one of those that are there. */
const act = fc.oneof(
  fc.record({ does: fc.constant('issue' as const), cents }),
  fc.record({ does: fc.constant('pay' as const), cents, isCredit: fc.boolean() }),
  fc.record({ does: fc.constant('refund' as const), which, cents }),
  fc.record({ does: fc.constant('write off' as const), cents }),
  fc.record({ does: fc.constant('void' as const), which }),
  fc.record({ does: fc.constant('mark paid' as const), which }),
  fc.record({ does: fc.constant('back to pending' as const), which }),
  fc.record({ does: fc.constant('change the amount' as const), which, cents }),
  fc.record({ does: fc.constant('use credit' as const), which }),
  fc.record({ does: fc.constant('move' as const), which, to: which, cents }),
  fc.record({ does: fc.constant('delete an invoice' as const), which }),
  fc.record({ does: fc.constant('undo' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

test('After any history owed is the same counted both ways, and an invoice is paid exactly where nothing is left', async () => {
  const billing = await startBillingPractice();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 40 }), async (acts) => {
      const clientId = await billing.addClient();
      let last: TestReply | undefined;
      for (const one of acts) {
        last = await perform(billing, clientId, one, last);
        expect(last?.status ?? 200, `${one.does}: ${last?.text}`).toBeLessThan(500);
      }
      await expectBalanced(billing, clientId);
    }),
    { seed: 20_261_128, numRuns: 12 },
  );
});

async function perform(
  { owner, addSession }: BillingPractice,
  clientId: number,
  one: Act,
  last: TestReply | undefined,
): Promise<TestReply | undefined> {
  const chosen = <Row>(rows: readonly Row[], index: number): Row | undefined => rows[index % rows.length];
  const invoices = async () => (await owner.get(`/api/invoices?clientId=${clientId}`)).json<Invoice[]>();
  const payments = async () => (await owner.get(`/api/payments?clientId=${clientId}`)).json<Payment[]>();
  const record = (changes: object) => owner.post('/api/payments', buildPayment({ clientId, ...changes }));
  switch (one.does) {
    case 'issue': {
      const sessionIds = [await addSession({ clientId })];
      return owner.post('/api/invoices', { clientId, amount: one.cents, description: 'OT', sessionIds });
    }
    case 'pay':
      return record({ amount: one.cents, ...(one.isCredit && { applications: [] }) });
    case 'refund': {
      const payment = chosen(await payments(), one.which);
      return payment && record({ kind: 'refund', refundOf: payment.id, reason: 'other', amount: one.cents });
    }
    case 'write off':
      return record({ kind: 'write-off', method: null, reason: 'courtesy', amount: one.cents });
    case 'void': {
      const payment = chosen(await payments(), one.which);
      return payment && owner.post(`/api/payments/${payment.id}/void`, {});
    }
    case 'move': {
      const [payment, invoice] = [chosen(await payments(), one.which), chosen(await invoices(), one.to)];
      if (!payment || !invoice) return undefined;
      const applications = [{ invoiceId: invoice.id, amount: one.cents }];
      return owner.put(`/api/payments/${payment.id}`, { applications });
    }
    case 'undo':
      return last?.headers.get('undo') ? owner.post(`/api/undo/${last.headers.get('undo')}`) : undefined;
    default: {
      const invoice = chosen(await invoices(), one.which);
      return invoice && changeInvoice(owner, invoice, one);
    }
  }
}

function changeInvoice(
  owner: BillingPractice['owner'],
  { id }: Invoice,
  one: Extract<
    Act,
    { does: 'mark paid' | 'back to pending' | 'change the amount' | 'use credit' | 'delete an invoice' }
  >,
): Promise<TestReply> {
  const path = `/api/invoices/${id}`;
  switch (one.does) {
    case 'mark paid':
      return owner.put(path, { status: 'paid' });
    case 'back to pending':
      return owner.put(path, { status: 'pending' });
    case 'change the amount':
      return owner.put(path, { amount: one.cents });
    case 'use credit':
      return owner.post(`${path}/use-credit`, {});
    case 'delete an invoice':
      return owner.delete(path);
  }
}

async function expectBalanced({ owner }: BillingPractice, clientId: number): Promise<void> {
  const invoices = (await owner.get(`/api/invoices?clientId=${clientId}`)).json<Invoice[]>();
  const payments = (await owner.get(`/api/payments?clientId=${clientId}`)).json<Payment[]>();
  const account = (await owner.get(`/api/accounts/${clientId}`)).json<Account>();
  const days = 'from=2026-01-01&to=2026-12-31';
  const statement = (await owner.get(`/api/accounts/${clientId}/statement?${days}`)).json<Statement>();
  for (const { balance, status, paid, writtenOff, amount } of invoices) {
    expect(balance).toBe(amount - paid - writtenOff);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(status === 'paid').toBe(balance === 0);
  }
  for (const { unapplied, kind, applications, amount } of payments) {
    expect(unapplied).toBeGreaterThanOrEqual(0);
    const applied = applications.reduce((sum, part) => sum + part.amount, 0);
    if (kind === 'write-off') expect(applied).toBe(amount);
  }
  const sum = (rows: readonly { cents: number }[]) => rows.reduce((total, row) => total + row.cents, 0);
  const balance = sum(invoices.map((one) => ({ cents: one.balance })));
  const credit = sum(payments.map((one) => ({ cents: one.unapplied })));
  expect(account).toMatchObject({ balance, credit, owed: balance - credit });
  expect(statement.closing).toBe(account.owed);
  expect(statement.received).toBe(receivedOf(payments.filter(({ kind }) => kind !== 'write-off')));
}
