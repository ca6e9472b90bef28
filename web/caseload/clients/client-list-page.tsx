import { Plus, UserPlus, Users } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { findClients } from '#domain/caseload/clients/client-search.ts';
import { nameFirstCalls } from '#web/platform/navigation/first-calls.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SearchInput } from '#web/platform/ui/search-input.tsx';
import { useTypedSearch } from '#web/platform/ui/use-list-search.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { type ClientColumn, type ClientOrder, inClientOrder } from './client-order.ts';
import { clientQueries, useClients } from './client-queries.ts';
import { ClientTable } from './client-table.tsx';
import { useClientListView } from './use-client-list-view.ts';

nameFirstCalls('/clients', (queries) => [queries.prefetchQuery(clientQueries.list())]);

export const meta = practiceTitle('Clients');

/** The client list, with search and sorting. */
export default function ClientListPage() {
  const clients = useClients();
  const view = useClientListView();
  const [typed, setTyped] = useTypedSearch(view.search);

  // The search box updates at once; the URL and the list follow.
  function search(text: string): void {
    setTyped(text);
    view.changeSearch(text);
  }

  return (
    <>
      <PageHeader
        title="Clients"
        description="Everyone on your caseload."
        actions={
          <ButtonLink to="/clients/new" data-new="" className="max-sm:w-full">
            <Plus aria-hidden="true" />
            Add New Client
          </ButtonLink>
        }
      />
      <SearchInput
        label="Search clients"
        placeholder="Search clients by name, email, or phone..."
        value={typed}
        onChange={(event) => search(event.target.value)}
        className="mb-4 max-w-xl"
      />
      <Card className="overflow-clip">
        <WhenLoaded query={clients} loadingLabel="Loading clients" placeholders={5} padded>
          {(everyone) => (
            <FoundClients
              clients={everyone}
              typed={view.search}
              order={view.order}
              onSort={view.sortBy}
              onClear={() => search('')}
            />
          )}
        </WhenLoaded>
      </Card>
    </>
  );
}

interface FoundClientsProps {
  clients: readonly Client[];
  typed: string;
  order: ClientOrder;
  onSort: (column: ClientColumn) => void;
  onClear: () => void;
}

function FoundClients({ clients, typed, order: { column, direction }, onSort, onClear }: FoundClientsProps) {
  const order = useMemo(() => ({ column, direction }), [column, direction]);
  const searched = useDeferredValue(typed);
  const found = useMemo(
    () => inClientOrder(findClients(clients, searched), order),
    [clients, searched, order],
  );
  return (
    <>
      <p role="status" className="sr-only">
        {searched.trim() !== '' && `${found.length} of ${clients.length} clients match`}
      </p>
      {found.length > 0 ? (
        <ClientTable clients={found} order={order} onSort={onSort} />
      ) : clients.length > 0 ? (
        <NothingFound
          icon={Users}
          title="No clients found"
          description="No clients match your search criteria."
          onClear={onClear}
          clearLabel="Clear Search"
        />
      ) : (
        <EmptyState
          icon={UserPlus}
          title="No clients found"
          description="Get started by adding your first client."
          action={
            <ButtonLink to="/settings/data/import" variant="secondary">
              Import from a Spreadsheet
            </ButtonLink>
          }
        />
      )}
    </>
  );
}
