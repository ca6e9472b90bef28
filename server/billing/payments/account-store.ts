import { sql } from 'kysely';
import { accountOf } from '#domain/billing/billing-details/account-of.ts';
import { type Account, byOwed } from '#domain/billing/payments/account.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { invoicesOfPayers, membersOf } from './accounts.ts';
import { readDeletedFromBills } from './deleted-from-bills.ts';
import { liveApplications, sumOnInvoice } from './invoice-sums.ts';

/** Returns the account of one child, which may owe nothing. */
export async function getAccount(queries: CaseloadQueries, clientId: number): Promise<Account> {
  const members = await membersOf(queries, clientId);
  const found = (await listAccounts(queries)).find((account) => account.clientId === members[0]);
  return (
    found ?? {
      ...{ clientId: members[0] ?? clientId, organizationId: null, clientIds: members },
      ...{ balance: 0, credit: 0, owed: 0, openCount: 0, oldestDueDate: null, lastPaymentOn: null },
    }
  );
}

/** The sums of the invoices or payments of one child or payer. */
type Sums = Omit<Account, 'clientIds' | 'owed'>;

/** Returns the accounts with something open or too much, or a payment; who owes most comes first. */
export async function listAccounts(queries: CaseloadQueries): Promise<Account[]> {
  const details = await queries
    .selectFrom('billing_details')
    .select(['client_id as clientId', 'billed_with_id as billedWithId'])
    .where('billed_with_id', 'is not', null)
    .execute();
  const holderOf = ({ clientId }: Sums) => (clientId === null ? null : accountOf(clientId, details));
  const sums = [...(await openSums(queries)), ...(await moneySums(queries))];
  const accounts = Map.groupBy(sums, (one) => `${one.organizationId} ${holderOf(one)}`);
  return [...accounts.values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const clientId = holderOf(first);
      const joined = details.filter(({ billedWithId }) => billedWithId === clientId);
      const clientIds = clientId === null ? [] : [clientId, ...joined.map((one) => one.clientId)];
      return [accountFrom(own, { ...first, clientId }, clientIds)];
    })
    .sort(byOwed);
}

function accountFrom(
  sums: readonly Sums[],
  { clientId, organizationId }: Pick<Sums, 'clientId' | 'organizationId'>,
  clientIds: number[],
): Account {
  const total = (of: (one: Sums) => number) => sums.reduce((sum, one) => sum + of(one), 0);
  const days = (of: (one: Sums) => Day | null) => sums.flatMap((one) => of(one) ?? []).sort();
  const balance = total((one) => one.balance);
  const credit = total((one) => one.credit);
  return {
    ...{ clientId, organizationId, clientIds, balance, credit, owed: balance - credit },
    openCount: total(({ openCount }) => openCount),
    oldestDueDate: days(({ oldestDueDate }) => oldestDueDate)[0] ?? null,
    lastPaymentOn: days(({ lastPaymentOn }) => lastPaymentOn).at(-1) ?? null,
  };
}

/** Returns what is open, by child, or by payer where a bill to one is over the invoice. */
async function openSums(queries: CaseloadQueries): Promise<Sums[]> {
  const payer = invoicesOfPayers(queries)
    .select('vouchers.payer_id')
    .where('voucher_parts.invoice_id', '=', sql.ref<number>('invoices.id'));
  const rows = await queries
    .selectFrom('invoices')
    .select((row) => [
      'client_id as clientId',
      payer.as('organizationId'),
      sql<number>`sum(amount - ${sumOnInvoice(queries)})`.as('balance'),
      row.fn.countAll().as('openCount'),
      sql<Day>`min(due_date)`.as('oldestDueDate'),
    ])
    .where('status', '!=', 'paid')
    .groupBy(['client_id', 'organizationId'])
    .execute();
  return rows.map(({ clientId, organizationId, balance, openCount, oldestDueDate }) => ({
    clientId: organizationId === null ? clientId : null,
    organizationId,
    balance: Number(balance),
    ...{ credit: 0, openCount: Number(openCount), oldestDueDate, lastPaymentOn: null },
  }));
}

/** Returns what came in and is on no invoice, by child or payer. */
async function moneySums(queries: CaseloadQueries): Promise<Sums[]> {
  const signed = sql<number>`sum(case when kind = 'payment' then amount else -amount end)`;
  const rows = await queries
    .selectFrom('payments')
    .select([
      'client_id as clientId',
      'organization_id as organizationId',
      signed.as('cents'),
      sql<Day | null>`max(case when kind = 'payment' then date end)`.as('lastPaymentOn'),
    ])
    .where('voided_at', 'is', null)
    .where('kind', '!=', 'write-off')
    .groupBy(['client_id', 'organization_id'])
    .execute();
  const applied = await liveApplications(queries)
    .select((row) => [
      'payments.client_id as clientId',
      'payments.organization_id as organizationId',
      row.fn.sum('payment_applications.amount').as('cents'),
    ])
    .where('payments.kind', '=', 'payment')
    .groupBy(['payments.client_id', 'payments.organization_id'])
    .execute();
  const keyOf = (one: { clientId: number | null; organizationId: number | null }) =>
    `${one.clientId} ${one.organizationId}`;
  const used = new Map(applied.map((one) => [keyOf(one), Number(one.cents)]));
  // Payments of a deleted client belong to no account.
  const left = rows
    .filter(({ clientId, organizationId }) => clientId !== null || organizationId !== null)
    .map((one) => ({ ...one, credit: Number(one.cents) - (used.get(keyOf(one)) ?? 0) }));
  const withCredit = left.filter(({ credit }) => credit > 0).flatMap((one) => one.organizationId ?? []);
  const deleted = await readDeletedFromBills(queries, withCredit);
  return left.map(({ clientId, organizationId, credit, lastPaymentOn }) => ({
    ...{ clientId, organizationId, lastPaymentOn },
    credit: credit - Math.min(Math.max(0, credit), deleted.get(organizationId) ?? 0),
    ...{ balance: 0, openCount: 0, oldestDueDate: null },
  }));
}
