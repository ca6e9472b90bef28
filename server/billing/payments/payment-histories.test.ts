import process from 'node:process';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
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

const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 12);
const ACTS = Number(process.env.MONEY_ACTS ?? 60);
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 3);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128);
/** After so many acts the figures are compared, and at the end. */
const COMPARED_EVERY = 10;

/** Counts the histories that ran, and the replies to their requests. */
const ran = { histories: 0, acts: 0, taken: 0, refused: 0 };

/** An account of a therapist of its own, with the invoices and payments that are known to be there. */
interface History {
  billing: BillingPractice;
  clientId: number;
  invoices: number[];
  payments: number[];
}

test(
  'After any history owed is the same counted both ways, and an invoice is paid exactly where nothing is left',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: ACTS, size: 'max' }), async (acts) => {
        const billing = await startBillingPractice();
        const history: History = { billing, clientId: billing.clientId, invoices: [], payments: [] };
        let last: TestReply | undefined;
        for (const [index, one] of acts.entries()) {
          last = await perform(history, one, last);
          count(last);
          expect(last?.status ?? 200, `${one.does}: ${last?.text}`).toBeLessThan(500);
          if (index % COMPARED_EVERY === COMPARED_EVERY - 1) await expectBalanced(history);
        }
        await expectBalanced(history);
        ran.histories += 1;
      }),
      { seed, numRuns: HISTORIES, interruptAfterTimeLimit: MINUTES * 60_000 },
    );
  },
  (MINUTES + 2) * 60_000,
);

afterAll(() => {
  if (process.env.MONEY_HISTORIES) console.table({ seed, ...ran });
});

function count(reply: TestReply | undefined): void {
  ran.acts += 1;
  if (reply) ran[reply.status < 400 ? 'taken' : 'refused'] += 1;
}

async function perform(
  history: History,
  one: Act,
  last: TestReply | undefined,
): Promise<TestReply | undefined> {
  const { owner, addSession } = history.billing;
  const { clientId, invoices, payments } = history;
  const added = (ids: number[], reply: TestReply): TestReply => {
    if (reply.status === 201) ids.push(reply.json<{ id: number }>().id);
    return reply;
  };
  const record = async (changes: object) =>
    added(payments, await owner.post('/api/payments', buildPayment({ clientId, ...changes })));
  switch (one.does) {
    case 'issue': {
      const sessionIds = [await addSession()];
      const invoice = { clientId, amount: one.cents, description: 'OT', sessionIds };
      return added(invoices, await owner.post('/api/invoices', invoice));
    }
    case 'pay':
      return record({ amount: one.cents, ...(one.isCredit && { applications: [] }) });
    case 'refund': {
      const refundOf = chosen(payments, one.which);
      return refundOf === undefined
        ? undefined
        : record({ kind: 'refund', refundOf, reason: 'other', amount: one.cents });
    }
    case 'write off':
      return record({ kind: 'write-off', method: null, reason: 'courtesy', amount: one.cents });
    case 'void': {
      const id = chosen(payments, one.which);
      return id === undefined ? undefined : owner.post(`/api/payments/${id}/void`, {});
    }
    case 'move': {
      const [id, invoiceId] = [chosen(payments, one.which), chosen(invoices, one.to)];
      if (id === undefined || invoiceId === undefined) return undefined;
      return owner.put(`/api/payments/${id}`, { applications: [{ invoiceId, amount: one.cents }] });
    }
    case 'undo':
      return last?.headers.get('undo') ? owner.post(`/api/undo/${last.headers.get('undo')}`) : undefined;
    default: {
      const id = chosen(invoices, one.which);
      return id === undefined ? undefined : changeInvoice(owner, id, one);
    }
  }
}

/** Returns one of the latest ids, 0 naming the last. */
function chosen(ids: readonly number[], index: number): number | undefined {
  return ids.at(-1 - (index % ids.length));
}

function changeInvoice(
  owner: BillingPractice['owner'],
  id: number,
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

/** Compares the figures of an account, and takes note of what is there by now. */
async function expectBalanced(history: History): Promise<void> {
  const { clientId, billing } = history;
  const { owner } = billing;
  const invoices = (await owner.get(`/api/invoices?clientId=${clientId}`)).json<Invoice[]>();
  const payments = (await owner.get(`/api/payments?clientId=${clientId}`)).json<Payment[]>();
  const account = (await owner.get(`/api/accounts/${clientId}`)).json<Account>();
  const days = 'from=2026-01-01&to=2026-12-31';
  const statement = (await owner.get(`/api/accounts/${clientId}/statement?${days}`)).json<Statement>();
  history.invoices = invoices.map(({ id }) => id).sort((a, b) => a - b);
  history.payments = payments.map(({ id }) => id).sort((a, b) => a - b);
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
