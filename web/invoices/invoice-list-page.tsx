import { FilePlus2, FileSearch, Plus } from 'lucide-react';
import { useFormForClient } from '#web/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useListSearch } from '#web/ui/use-list-search.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { FoundInvoices } from './found-invoices.tsx';
import { InvoiceFormDialog } from './invoice-form-dialog.tsx';
import { InvoiceListFilters } from './invoice-list-filters.tsx';
import { useInvoices } from './invoice-queries.ts';
import { noInvoiceListChoices, useInvoiceListFilter } from './use-invoice-list-filter.ts';

export const meta = practiceTitle('Invoices');

/** Every invoice, newest first, to be searched and filtered; an address with a client opens the form for it. */
export default function InvoiceListPage() {
  const invoices = useInvoices();
  const [choices, change] = useInvoiceListFilter();
  const { typed, search, clear } = useListSearch(choices, change, noInvoiceListChoices);
  const form = useFormForClient();

  return (
    <>
      <PageHeader
        title="Invoices"
        description="What families owe and what they have paid."
        actions={
          <Button onClick={form.open} data-new="" className="max-sm:w-full">
            <Plus aria-hidden="true" />
            New Invoice
          </Button>
        }
      />
      <InvoiceListFilters typed={typed} choices={choices} onType={search} onChange={change} />
      <Card className="overflow-clip">
        <WhenLoaded query={invoices} loadingLabel="Loading invoices" placeholders={3} padded>
          {(all) =>
            all.length > 0 ? (
              <FoundInvoices
                invoices={all}
                choices={choices}
                nothing={
                  <NothingFound
                    icon={FileSearch}
                    title="No invoices found"
                    description="No invoices match your search and filters."
                    onClear={clear}
                  />
                }
              />
            ) : (
              <EmptyState
                icon={FilePlus2}
                title="No invoices found"
                description="Get started by creating your first invoice."
              />
            )
          }
        </WhenLoaded>
      </Card>
      <InvoiceFormDialog
        open={form.isOpen}
        clientId={form.clientId}
        onClose={form.close}
        onSaved={form.close}
      />
    </>
  );
}
