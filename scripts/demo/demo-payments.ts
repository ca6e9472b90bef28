import type { NewPayment } from '#domain/billing/payments/payment.ts';
import { sumOf } from '#domain/billing/payments/share-out.ts';
import { type Day, DEFAULT_TIME_ZONE, dayOf, plusDays } from '#domain/platform/dates.ts';
import { payBalance } from '#server/billing/payments/mark-paid.ts';
import { recordPayment, voidPayment } from '#server/billing/payments/save-payment.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';

const practice = (today: Day) => ({ today, settings: { timeZone: DEFAULT_TIME_ZONE } });
const methods = ['check', 'zelle', 'card', 'venmo', 'cash'] as const;
const FIRST_CHECK = 1_180;
const CREDIT_CENTS = 5_000;

/** A payment of a family in the demo. */
type DemoPayment = Omit<NewPayment, 'clientId' | 'organizationId'> & { clientId: number };

/** Records what paid the paid invoices, and one of every other kind of entry. */
export async function addPayments(queries: CaseloadWrites, { today }: { today: Day }): Promise<void> {
  await payPaidInvoices(queries, today);
  const record = (payment: DemoPayment) => recordPayment(queries, payment, practice(today));
  const open = await queries
    .selectFrom('invoices')
    .select(['id', 'client_id as clientId', 'amount'])
    .where('status', '=', 'pending')
    .orderBy('date_issued')
    .orderBy('id')
    .execute();
  const [late, partlyPaid, credited] = [...new Map(open.map((one) => [one.clientId, one])).values()];
  if (!late || !partlyPaid || !credited) return;
  const [writeOff, part] = [late, partlyPaid].map(({ amount }) => Math.ceil(amount / 3));
  if (writeOff === undefined || part === undefined) return;
  await record({
    ...{ clientId: late.clientId, kind: 'write-off', reason: 'hardship', date: plusDays(today, -6) },
    ...{ amount: writeOff, applications: [{ invoiceId: late.id, amount: writeOff }] },
  });
  await record({
    ...{ clientId: partlyPaid.clientId, method: 'zelle', date: plusDays(today, -4) },
    ...{ amount: part, applications: [{ invoiceId: partlyPaid.id, amount: part }] },
  });
  const { clientId } = credited;
  const overpaid: Omit<DemoPayment, 'date'> = {
    clientId,
    amount: CREDIT_CENTS,
    method: 'card',
    applications: [],
  };
  const { id } = await record({ ...overpaid, date: plusDays(today, -9), memo: 'Paid twice by mistake' });
  await record({
    ...{ clientId, kind: 'refund', refundOf: id, reason: 'overpaid', method: 'card' },
    ...{ amount: 2_000, date: plusDays(today, -2) },
  });
  const twice = await record({ ...overpaid, date: plusDays(today, -8) });
  await voidPayment(queries, twice, DEFAULT_TIME_ZONE);
}

/** Records what paid the paid invoices: one check for the first two of a family, every fourth by Mark Paid. */
async function payPaidInvoices(queries: CaseloadWrites, today: Day): Promise<void> {
  const paid = await queries
    .selectFrom('invoices')
    .select(['id', 'client_id as clientId', 'amount', 'date_paid as datePaid'])
    .where('status', '=', 'paid')
    .orderBy('client_id')
    .orderBy('date_issued')
    .orderBy('id')
    .execute();
  const [first, second] = paid;
  const areTogether = first !== undefined && first.clientId === second?.clientId;
  for (const [index, invoice] of paid.entries()) {
    if (index === 0 && areTogether) continue;
    const covered = first && index === 1 && areTogether ? [first, invoice] : [invoice];
    const at = invoice.datePaid ?? queries.now;
    if (index % 4 === 3) {
      await payBalance(queries, { ...invoice, balance: invoice.amount }, { at, timeZone: DEFAULT_TIME_ZONE });
      continue;
    }
    const applications = covered.map(({ id, amount }) => ({ invoiceId: id, amount }));
    const method = methods[index === 1 ? 0 : index % methods.length];
    await recordPayment(
      queries,
      {
        ...{ clientId: invoice.clientId, method, amount: sumOf(covered), applications },
        date: dayOf(at, DEFAULT_TIME_ZONE),
        ...(method === 'check' && { reference: String(FIRST_CHECK + index) }),
      },
      practice(today),
    );
  }
}
