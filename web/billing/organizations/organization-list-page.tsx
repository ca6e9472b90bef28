import { Plus, Users } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { findOrganizations } from '#domain/billing/organizations/organization-search.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { NothingFound } from '#web/platform/ui/nothing-found.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SearchInput } from '#web/platform/ui/search-input.tsx';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { useTypedSearch } from '#web/platform/ui/use-list-search.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { OrganizationFormDialog } from './organization-form-dialog.tsx';
import { OrganizationTable } from './organization-table.tsx';

/** The schools and payers, by name, with search. */
export function OrganizationListPage() {
  const navigate = useNavigate();
  const organizations = useOrganizations();
  const [params, changeAddress] = useAddressParams();
  const searched = params.get('search') ?? '';
  const [typed, setTyped] = useTypedSearch(searched);
  const [isAdding, setAdding] = useState(false);

  // The search box updates at once; the URL and the list follow.
  function search(text: string): void {
    setTyped(text);
    changeAddress({ search: text });
  }

  return (
    <>
      <PageHeader
        title="Schools & Payers"
        description="Where children attend, and who pays for their service."
        actions={
          <>
            <ButtonLink to="/calendar/closings" variant="secondary">
              Closings
            </ButtonLink>
            <Button onClick={() => setAdding(true)} data-new="">
              <Plus aria-hidden="true" />
              Add School or Payer
            </Button>
          </>
        }
      />
      <SearchInput
        label="Search schools and payers"
        placeholder="Search by name, kind, district, or person..."
        value={typed}
        onChange={(event) => search(event.target.value)}
        className="mb-4 max-w-xl"
      />
      <Card className="overflow-clip">
        <WhenLoaded query={organizations} loadingLabel="Loading schools and payers" placeholders={5} padded>
          {(all) => <FoundOrganizations all={all} typed={searched} onClear={() => search('')} />}
        </WhenLoaded>
      </Card>
      <OrganizationFormDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => navigate(`/organizations/${id}`)}
      />
    </>
  );
}

interface FoundOrganizationsProps {
  all: readonly Organization[];
  typed: string;
  onClear: () => void;
}

function FoundOrganizations({ all, typed, onClear }: FoundOrganizationsProps) {
  const searched = useDeferredValue(typed);
  const found = useMemo(() => findOrganizations(all, searched), [all, searched]);
  return (
    <>
      <p role="status" className="sr-only">
        {searched.trim() !== '' && `${found.length} of ${all.length} schools and payers match`}
      </p>
      {found.length > 0 ? (
        <OrganizationTable organizations={found} all={all} />
      ) : all.length > 0 ? (
        <NothingFound
          icon={Users}
          title="No schools or payers found"
          description="None match your search."
          onClear={onClear}
          clearLabel="Clear Search"
        />
      ) : (
        <EmptyState
          icon={Users}
          title="No schools or payers yet"
          description="Add the schools that children attend, with the days on which they are closed, and the districts, counties and agencies that pay you."
        />
      )}
    </>
  );
}
