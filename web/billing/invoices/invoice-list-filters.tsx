import { invoiceStatusLabels } from '#domain/billing/invoices/invoice.ts';
import { type InvoiceListChoices, invoiceStatusChoices } from '#domain/billing/invoices/invoice-search.ts';
import { ClientFilter } from '#web/caseload/clients/client-filter.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { chosenLabel, FilterSelect } from '#web/platform/ui/filter-select.tsx';
import { ListFilterBar } from '#web/platform/ui/list-filter-bar.tsx';
import type { ListSearch } from '#web/platform/ui/use-list-search.ts';

const statusOptions = invoiceStatusChoices.map((value) => ({
  value,
  label: value === 'all' ? 'All statuses' : invoiceStatusLabels[value],
}));

interface InvoiceListFiltersProps {
  search: ListSearch;
  choices: InvoiceListChoices;
  onChange: (changes: Partial<InvoiceListChoices>) => void;
}

/** The search box and two filters of the invoice list. */
export function InvoiceListFilters({ search, choices, onChange }: InvoiceListFiltersProps) {
  const clientName = useClientName();
  return (
    <ListFilterBar
      label="Search invoices"
      placeholder="Search by client, description, or amount..."
      search={search}
      set={[
        chosenLabel(statusOptions, choices.status),
        choices.clientId === undefined ? undefined : clientName(choices.clientId),
      ]}
      className="lg:grid-cols-[minmax(0,1fr)_11rem_14rem]"
    >
      <FilterSelect
        label="Status"
        value={choices.status}
        options={statusOptions}
        onChange={(status) => onChange({ status })}
      />
      <ClientFilter value={choices.clientId} onChange={(clientId) => onChange({ clientId })} />
    </ListFilterBar>
  );
}
