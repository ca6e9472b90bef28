import { FilePlus2, FileSearch } from 'lucide-react';
import { useClientName } from '#web/clients/client-queries.ts';
import { useFormForClient } from '#web/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { useListSearch } from '#web/ui/use-list-search.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { InvoiceFormDialog } from './invoice-form-dialog.tsx';
import { InvoiceListFilters } from './invoice-list-filters.tsx';
import { useFoundInvoices } from './invoice-queries.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { noInvoiceListChoices, useInvoiceListFilter } from './use-invoice-list-filter.ts';

export const meta = practiceTitle('Invoices');

/** Every invoice, newest first, to be searched and filtered; an address with a client opens the form for it. */
export default function InvoiceListPage() {
  const clientName = useClientName('Unknown Client');
  const [choices, change] = useInvoiceListFilter();
  const { typed, search, clear } = useListSearch(choices, change, noInvoiceListChoices);
  const found = useFoundInvoices({ ...choices, search: useSettled(choices.search.trim()) });
  const form = useFormForClient();
  return (
    <>
      <ListFrame
        noun="invoices"
        title="Invoices"
        description="What families owe and what they have paid."
        newLabel="New Invoice"
        onNew={form.open}
        filters={<InvoiceListFilters typed={typed} choices={choices} onType={search} onChange={change} />}
        {...found}
        placeholders={3}
        onClear={clear}
        emptyIcon={FilePlus2}
        emptyHint="Get started by creating your first invoice."
        nothingFoundIcon={FileSearch}
      >
        {(invoices, more) => <InvoiceTable invoices={invoices} more={more} clientName={clientName} />}
      </ListFrame>
      <InvoiceFormDialog
        open={form.isOpen}
        clientId={form.clientId}
        onClose={form.close}
        onSaved={form.close}
      />
    </>
  );
}
