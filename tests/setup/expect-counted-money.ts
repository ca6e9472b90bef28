import { expect } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Account } from '#domain/billing/payments/account.ts';
import type { Payment } from '#domain/billing/payments/payment.ts';
import type { Statement } from '#domain/billing/payments/statement.ts';
import { agingOf, balancesOf, receivedOf, revenueRows } from '#domain/billing/reports/revenue-report.ts';
import { type Day, DEFAULT_TIME_ZONE, plusDays } from '#domain/platform/dates.ts';
import { sum } from '#domain/platform/sum.ts';
import { countMoney, keyOf, type MoneyRows } from './counted-money.ts';
import type { TestVisitor } from './test-visitor.ts';

type CountedMoney = ReturnType<typeof countMoney>;
type CountedAccount = CountedMoney['accounts'][number];
type AnsweredMoney = Awaited<ReturnType<typeof answeredMoney>>;

/** Returns what the program answers about all money. */
async function answeredMoney(therapist: TestVisitor) {
  return {
    accounts: (await therapist.get('/api/accounts')).json<Account[]>(),
    invoices: (await therapist.get('/api/invoices')).json<Invoice[]>(),
    payments: (await therapist.get('/api/payments')).json<Payment[]>(),
  };
}

/** Returns what an undo or a restore has to give back. */
export async function moneyToGiveBack(therapist: TestVisitor) {
  const { accounts, invoices, payments } = await answeredMoney(therapist);
  return {
    accounts,
    // Money that counts again does so from its own day, which may be another than the invoice named before; and an invoice that
    // was set to overdue by hand and paid opens as pending.
    invoices: invoices.map(({ datePaid: _datePaid, status, ...one }) => ({
      ...one,
      isPaid: status === 'paid',
      updatedAt: '',
    })),
    // Marked paid again, an invoice has another payment than before.
    payments: payments
      .filter(({ source }) => source !== 'mark-paid')
      .map((one) => ({ ...one, updatedAt: '' })),
  };
}

/** Expects of every balance, credit, status, statement and report that it is the one counted from the rows. */
export async function expectCountedMoney(therapist: TestVisitor, rows: MoneyRows, today: Day): Promise<void> {
  const answered = await answeredMoney(therapist);
  const counted = countMoney(rows);
  expectInvoices(rows, counted, answered, today);
  expectPayments(rows, counted, answered);
  const listed = new Map(answered.accounts.map((account) => [keyOf(account), account]));
  expect(listed.size).toBe(answered.accounts.length);
  for (const account of counted.accounts) {
    const nothing = {
      balance: 0,
      credit: 0,
      owed: 0,
      openCount: 0,
      oldestDueDate: null,
      lastPaymentOn: null,
    };
    expect(listed.get(account.key) ?? nothing, account.key).toMatchObject(account.counted);
    // The same counted from the entries alone.
    const ofEntries = sum(account.entries.map(({ cents }) => cents));
    expect(ofEntries + account.paidForDeleted, account.key).toBe(account.counted.owed);
    await expectStatements(therapist, account, today);
  }
  expectReports(rows, counted, answered, today);
}

function expectInvoices(
  rows: MoneyRows,
  counted: CountedMoney,
  { invoices }: AnsweredMoney,
  today: Day,
): void {
  const answered = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  expect(answered.size).toBe(rows.invoices.length);
  for (const row of rows.invoices) {
    const sums = counted.sumsOf(row);
    const open = row.status === 'overdue' || row.due_date < today ? 'overdue' : 'pending';
    const status = sums.balance === 0 ? 'paid' : open;
    expect(answered.get(row.id), `invoice ${row.id}`).toMatchObject({ ...sums, status });
    expect(sums.balance).toBeGreaterThanOrEqual(0);
    expect(row.date_paid === null).toBe(sums.balance > 0);
  }
}

function expectPayments(rows: MoneyRows, counted: CountedMoney, { payments }: AnsweredMoney): void {
  const answered = new Map(payments.map((payment) => [payment.id, payment]));
  const invoices = new Map(rows.invoices.map((invoice) => [invoice.id, invoice]));
  expect(answered.size).toBe(rows.payments.length);
  for (const row of rows.payments) {
    const name = `${row.kind} ${row.id}`;
    const unapplied = counted.unappliedOf(row);
    expect(answered.get(row.id)?.unapplied, name).toBe(unapplied);
    expect(unapplied, name).toBeGreaterThanOrEqual(0);
    for (const refund of counted.refundsOf(row.id)) {
      expect([refund.client_id, refund.organization_id]).toEqual([row.client_id, row.organization_id]);
    }
    if (row.kind === 'refund') continue;
    const parts = counted.partsOf(row.id);
    for (const { invoice_id } of parts) {
      const invoice = invoices.get(invoice_id);
      expect(counted.accountOf(row), name).toBe(invoice && counted.accountOf(invoice));
    }
    if (row.kind === 'write-off' && row.client_id !== null) {
      expect(sum(parts.map(({ amount }) => amount)), name).toBe(row.amount);
    }
  }
}

async function expectStatements(
  therapist: TestVisitor,
  { key, counted, entries }: CountedAccount,
  today: Day,
): Promise<void> {
  const [kind, id] = key.split(' ');
  if (kind !== 'child') return;
  for (const from of ['2026-01-01', plusDays(today, -20)]) {
    const query = `from=${from}&to=2027-12-31`;
    const statement = (await therapist.get(`/api/accounts/${id}/statement?${query}`)).json<Statement>();
    const before = entries.filter(({ day }) => day < from);
    expect(statement.opening, key).toBe(sum(before.map(({ cents }) => cents)));
    expect(statement.entries.length, key).toBe(entries.length - before.length);
    expect(statement.closing, key).toBe(counted.owed);
    expect(sum(Object.values(statement.aging)), key).toBe(Math.max(0, counted.owed));
  }
}

/** The months of the records, and their ends as a report states them. */
const months = ['09', '10', '11', '12'].map((month) => ({
  from: `2026-${month}-01`,
  until: month === '12' ? '2027-01-01' : `2026-${String(Number(month) + 1).padStart(2, '0')}-01`,
}));

function expectReports(rows: MoneyRows, counted: CountedMoney, answered: AnsweredMoney, today: Day): void {
  const on = { today, timeZone: DEFAULT_TIME_ZONE };
  for (const month of months) {
    const report = revenueRows({ ...answered, clientId: null }, month, on);
    const ofMonth = rows.payments.filter(({ date }) => date >= month.from && date < month.until);
    const received = ofMonth.map(
      ({ kind, amount }) => ({ payment: amount, refund: -amount, 'write-off': 0 })[kind],
    );
    expect(receivedOf(report.received), month.from).toBe(sum(received));
    const last = plusDays(month.until, -1);
    expect(balancesOf(report.outstanding), month.from).toBe(counted.owedOn(last < today ? last : today));
  }
  const aging = agingOf(answered, today, DEFAULT_TIME_ZONE);
  expect(balancesOf(Object.values(aging).flat())).toBe(counted.owedOn(today));
}
