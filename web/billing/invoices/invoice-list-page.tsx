import { FilePlus2, FileSearch } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatCents } from '#domain/platform/money.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useFormForClient } from '#web/caseload/clients/use-form-for-client.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { loadRowsAhead } from '#web/platform/api/list-pages.ts';
import { nameFirstCalls } from '#web/platform/navigation/first-calls.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ListFrame } from '#web/platform/ui/list-frame.tsx';
import { useListSearch } from '#web/platform/ui/use-list-search.ts';
import { InvoiceFormDialog } from './invoice-form-dialog.tsx';
import { InvoiceListFilters } from './invoice-list-filters.tsx';
import { useFoundInvoices, useOpenInvoices } from './invoice-queries.ts';
import { InvoiceSelectionBar } from './invoice-selection-bar.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { noInvoiceListChoices, useInvoiceListFilter } from './use-invoice-list-filter.ts';
import { useInvoiceSelection } from './use-invoice-selection.ts';

// Only practices with schools or payers ask for it.
const MonthlyBillingLink = lazy(() => import('#web/billing/vouchers/monthly-billing-link.tsx'));

nameFirstCalls('/invoices', (queries, search) =>
  search === '' ? [loadRowsAhead(queries, 'GET /api/invoices', {})] : [],
);

export const meta = practiceTitle('Invoices');

/** The invoice list, newest first, with search and filters. A client in the URL opens the form for that client. */
export default function InvoiceListPage() {
  const clientName = useClientName();
  const [choices, change] = useInvoiceListFilter();
  const { search, clear } = useListSearch(choices, change, noInvoiceListChoices);
  const found = useFoundInvoices({ ...choices, search: choices.search.trim() });
  const selection = useInvoiceSelection(found.list.data?.rows ?? []);
  const form = useFormForClient();
  return (
    <>
      <ListFrame
        noun="invoices"
        title="Invoices"
        description={<OpenInvoicesLine />}
        otherActions={
          <>
            {wasEverChanged('organizations') && (
              <Suspense>
                <MonthlyBillingLink />
              </Suspense>
            )}
            <ButtonLink to="/payments" variant="secondary">
              Payments
            </ButtonLink>
            <ButtonLink to="/invoices/batch" variant="secondary">
              Bill the Month
            </ButtonLink>
          </>
        }
        newLabel="New Invoice"
        onNew={form.open}
        filters={<InvoiceListFilters search={search} choices={choices} onChange={change} />}
        {...found}
        placeholders={3}
        onClear={clear}
        emptyIcon={FilePlus2}
        emptyHint="Get started by creating your first invoice."
        nothingFoundIcon={FileSearch}
      >
        {(invoices, more) => (
          <InvoiceTable invoices={invoices} more={more} clientName={clientName} selection={selection} />
        )}
      </ListFrame>
      <InvoiceSelectionBar {...selection} />
      <InvoiceFormDialog
        open={form.isOpen}
        clientId={form.clientId ?? choices.clientId}
        onClose={form.close}
        onSaved={form.close}
      />
    </>
  );
}

/** The count and sums of unpaid invoices; a description of the page while they load or if all are paid. */
function OpenInvoicesLine() {
  const { data: open } = useOpenInvoices();
  if (!open || open.count === 0) return 'What families owe and what they have paid.';
  const parts = [`${open.count.toLocaleString('en-US')} open`, formatCents(open.cents)];
  if (open.overdueCount > 0)
    parts.push(`${open.overdueCount.toLocaleString('en-US')} overdue, ${formatCents(open.overdueCents)}`);
  return <span className="tabular-nums">{parts.join(' · ')}</span>;
}
