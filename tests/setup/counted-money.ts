import type { Account } from '#domain/billing/payments/account.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf } from '#domain/platform/dates.ts';
import type { Database } from '#server/platform/database/connection.ts';

/** The rows that decide what a therapist's families and payers owe. */
export type MoneyRows = Awaited<ReturnType<typeof readMoneyRows>>;
type InvoiceRow = MoneyRows['invoices'][number];
type PaymentRow = MoneyRows['payments'][number];

/** Whose account it is: "child 5" or "payer 3"; null of money whose client was deleted. */
type AccountKey = string | null;

/** Reads the rows, leaving out void payments and bills. */
export async function readMoneyRows({ read }: Pick<Database, 'read'>, therapistId: number) {
  const of = 'therapist_id';
  return {
    invoices: await read.selectFrom('invoices').selectAll().where(of, '=', therapistId).execute(),
    payments: await read
      .selectFrom('payments')
      .selectAll()
      .where(of, '=', therapistId)
      .where('voided_at', 'is', null)
      .execute(),
    parts: await read.selectFrom('payment_applications').selectAll().where(of, '=', therapistId).execute(),
    billed: await read
      .selectFrom('voucher_parts')
      .innerJoin('vouchers', 'vouchers.id', 'voucher_parts.voucher_id')
      .select(['voucher_id', 'invoice_id', 'payer_id', 'cents'])
      .where('vouchers.therapist_id', '=', therapistId)
      .where('voided_on', 'is', null)
      .execute(),
    bills: await read
      .selectFrom('vouchers')
      .select(['payer_id', 'text'])
      .where(of, '=', therapistId)
      .where('voided_on', 'is', null)
      .execute(),
    details: await read
      .selectFrom('billing_details')
      .select(['client_id', 'billed_with_id'])
      .where(of, '=', therapistId)
      .execute(),
  };
}

/** Counts everything about money anew, one row after another. */
export function countMoney(rows: MoneyRows) {
  const { invoices, payments, parts } = rows;
  const partsOf = (id: number) => parts.filter(({ payment_id }) => payment_id === id);
  const refundsOf = (id: number) => payments.filter(({ refund_of }) => refund_of === id);
  const on = (invoiceId: number, kind: PaymentRow['kind']) =>
    payments
      .filter((payment) => payment.kind === kind)
      .reduce((total, { id }) => total + centsOn(invoiceId, partsOf(id)), 0);
  const sumsOf = ({ id, amount }: InvoiceRow) => {
    const [paid, writtenOff] = [on(id, 'payment'), on(id, 'write-off')];
    return { paid, writtenOff, balance: amount - paid - writtenOff };
  };
  const unappliedOf = ({ id, kind, amount }: PaymentRow) =>
    kind === 'payment' ? amount - sumOf(partsOf(id)) - sumOf(refundsOf(id)) : 0;
  const accountOf = accountsIn(rows);
  const keys = new Set([...invoices, ...payments].map(accountOf).filter((key) => key !== null));
  return {
    ...{ sumsOf, unappliedOf, partsOf, refundsOf, accountOf },
    accounts: [...keys].map((key) => {
      const own = invoices.filter((invoice) => accountOf(invoice) === key);
      const money = payments.filter((payment) => accountOf(payment) === key);
      const open = own.filter((invoice) => sumsOf(invoice).balance > 0);
      const came = money.filter(({ kind }) => kind === 'payment');
      const balance = own.reduce((total, invoice) => total + sumsOf(invoice).balance, 0);
      const unapplied = money.reduce((total, payment) => total + unappliedOf(payment), 0);
      const credit = Math.max(0, unapplied - billedForDeleted(rows, key));
      const counted = {
        ...{ balance, credit, owed: balance - credit, openCount: open.length },
        oldestDueDate: open.map(({ due_date }) => due_date).sort()[0] ?? null,
        lastPaymentOn:
          came
            .map(({ date }) => date)
            .sort()
            .at(-1) ?? null,
      };
      return { key, counted, entries: entriesOf(own, money), paidForDeleted: unapplied - credit };
    }),
    /** What was owed at the end of a day, as far as payments of later days and refunds since are left out. */
    owedOn: (day: Day) =>
      invoices
        .filter(({ date_issued }) => dayOf(date_issued, DEFAULT_TIME_ZONE) <= day)
        .reduce((total, { id, amount }) => {
          const then = payments.filter(({ kind, date }) => kind !== 'refund' && date <= day);
          const still = then.flatMap((payment) => [
            ...partsOf(payment.id),
            ...refundsOf(payment.id)
              .filter(({ date }) => date > day)
              .flatMap((refund) => partsOf(refund.id)),
          ]);
          // A payment that was dated back can be on an invoice that another one, given back since, had paid then.
          return total + Math.max(0, amount - centsOn(id, still));
        }, 0),
  };
}

/** Returns the account of a reply as `countMoney` names and counts it. */
export function keyOf({ clientId, organizationId }: Pick<Account, 'clientId' | 'organizationId'>): string {
  return organizationId === null ? `child ${clientId}` : `payer ${organizationId}`;
}

function accountsIn({ billed, details }: MoneyRows) {
  return (row: InvoiceRow | PaymentRow): AccountKey => {
    const bill = 'due_date' in row ? billed.find(({ invoice_id }) => invoice_id === row.id) : undefined;
    const payer = 'organization_id' in row ? row.organization_id : (bill?.payer_id ?? null);
    if (payer !== null) return `payer ${payer}`;
    const holder = details.find(({ client_id }) => client_id === row.client_id)?.billed_with_id;
    return row.client_id === null ? null : `child ${holder ?? row.client_id}`;
  };
}

/** Returns what a payer was billed for children who are deleted by now. */
function billedForDeleted({ bills, billed }: MoneyRows, key: string): number {
  const total = bills
    .filter(({ payer_id }) => key === `payer ${payer_id}`)
    .reduce((cents, { text }) => cents + coverOf(text).total.cents, 0);
  return billed
    .filter(({ payer_id }) => key === `payer ${payer_id}`)
    .reduce((cents, part) => cents - part.cents, total);
}

/** Returns the entries of a statement: their days, and by how much each changes what is owed. */
function entriesOf(invoices: readonly InvoiceRow[], payments: readonly PaymentRow[]) {
  return [
    ...invoices.map(({ date_issued, amount }) => ({
      day: dayOf(date_issued, DEFAULT_TIME_ZONE),
      cents: amount,
    })),
    ...payments.map(({ date, kind, amount }) => ({ day: date, cents: kind === 'refund' ? amount : -amount })),
  ];
}

function centsOn(invoiceId: number, parts: MoneyRows['parts']): number {
  return sumOf(parts.filter(({ invoice_id }) => invoice_id === invoiceId));
}

function sumOf(rows: readonly { amount: number }[]): number {
  return rows.reduce((total, { amount }) => total + amount, 0);
}
