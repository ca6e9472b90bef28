import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { Account } from '#domain/billing/payments/account.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { formatCents } from '#domain/platform/money.ts';
import { usePayerName } from '#web/billing/vouchers/use-payers.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { LongTable, type LongTablePlace, placeInTable } from '#web/platform/ui/long-table.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { HeadCell, RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { accountList } from './account-queries.ts';

const ROW_HEIGHT_PX = 49;

/** The accounts with something left to pay, the largest balance first. */
export function WhoOwesPage() {
  const accounts = useQuery(accountList);
  return (
    <>
      <PageHeader
        above={<BackLink to="/payments">Payments</BackLink>}
        title="Who Owes"
        description="What is left to pay on invoices, the largest first."
      />
      <Card className="overflow-clip">
        <WhenLoaded query={accounts} loadingLabel="Loading accounts" placeholders={4} padded>
          {(all) => <AccountTable accounts={owing(all)} />}
        </WhenLoaded>
      </Card>
    </>
  );
}

/** An account with its place in the list: it has no id of its own. */
interface ListedAccount extends Account {
  id: number;
}

function owing(accounts: readonly Account[]): ListedAccount[] {
  return accounts
    .filter(({ balance }) => balance > 0)
    .toSorted((one, other) => other.balance - one.balance)
    .map((account, index) => ({ ...account, id: index }));
}

function AccountTable({ accounts }: { accounts: readonly ListedAccount[] }) {
  const clientName = useClientName();
  const payerName = usePayerName();
  if (accounts.length === 0) {
    return (
      <EmptyState icon={HandCoins} title="Nobody owes anything" description="Every invoice is settled." />
    );
  }
  const nameOf = ({ clientIds, organizationId }: Account) =>
    organizationId === null ? clientIds.map(clientName).join(', ') : payerName(organizationId);
  return (
    <LongTable
      label="Accounts"
      items={accounts}
      more={undefined}
      rowHeightPx={ROW_HEIGHT_PX}
      columnCount={5}
      className="md:table-fixed"
      findText={(account) => `${nameOf(account)} ${formatCents(account.balance)}`}
      head={
        <>
          <HeadCell>Account</HeadCell>
          <HeadCell className="md:w-32">Oldest Due</HeadCell>
          <HeadCell className="md:w-32">Last Payment</HeadCell>
          <HeadCell className="text-right md:w-28">Credit</HeadCell>
          <HeadCell className="text-right md:w-32">Balance</HeadCell>
        </>
      }
    >
      {(account, place) => (
        <AccountRow key={account.id} account={account} name={nameOf(account)} place={place} />
      )}
    </LongTable>
  );
}

interface AccountRowProps {
  account: Account;
  name: string;
  place: LongTablePlace;
}

function AccountRow({ account, name, place }: AccountRowProps) {
  const { clientId, organizationId, balance, credit, oldestDueDate, lastPaymentOn } = account;
  const page = clientId === null ? `/organizations/${organizationId}` : `/clients/${clientId}?tab=invoices`;
  return (
    <TableRow
      interactive
      {...placeInTable(place)}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell className="wrap-anywhere font-semibold">
        <RowLink to={page}>{name}</RowLink>
      </TableCell>
      <TableCell className="max-md:order-1 max-md:text-ink-muted">
        {oldestDueDate && (
          <span>
            <span className="md:hidden">Due </span>
            {formatDay(oldestDueDate)}
          </span>
        )}
      </TableCell>
      <TableCell className="text-ink-muted max-md:order-3 max-md:col-span-2 max-md:empty:hidden">
        {lastPaymentOn && (
          <span>
            <span className="md:hidden">Last payment </span>
            {formatDay(lastPaymentOn)}
          </span>
        )}
      </TableCell>
      <TableCell className="text-right tabular-nums max-md:order-2 max-md:justify-end max-md:empty:hidden">
        {credit > 0 && (
          <span>
            <span className="md:hidden">Credit </span>
            {formatCents(credit)}
          </span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap text-right font-semibold tabular-nums max-md:col-start-2 max-md:row-start-1 max-md:justify-end">
        {formatCents(balance)}
      </TableCell>
    </TableRow>
  );
}
