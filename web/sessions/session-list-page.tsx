import { CalendarPlus, CalendarSearch, Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFormForClient } from '#web/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useListSearch } from '#web/ui/use-list-search.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { FoundSessions } from './found-sessions.tsx';
import { SessionFormDialog } from './session-form-dialog.tsx';
import { SessionListFilters } from './session-list-filters.tsx';
import { useSessions } from './session-queries.ts';
import { noSessionListChoices, useSessionListFilter } from './use-session-list-filter.ts';

export const meta = practiceTitle('Sessions');

/** Every session, newest first, to be searched and filtered; an address with a client opens the form for it. */
export default function SessionListPage() {
  const sessions = useSessions();
  const navigate = useNavigate();
  const [choices, change] = useSessionListFilter();
  const { typed, search, clear } = useListSearch(choices, change, noSessionListChoices);
  const form = useFormForClient();

  function handleSaved(): void {
    if (form.clientId === undefined) form.close();
    else navigate(`/clients/${form.clientId}`);
  }

  const scheduleButton = (
    <Button onClick={form.open} data-new="" className="max-sm:w-full">
      <Plus aria-hidden="true" />
      Schedule Session
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Sessions"
        description="What happened and what is planned."
        actions={scheduleButton}
      />
      <SessionListFilters typed={typed} choices={choices} onType={search} onChange={change} />
      <Card className="overflow-clip">
        <WhenLoaded query={sessions} loadingLabel="Loading sessions" placeholders={5} padded>
          {(all) =>
            all.length > 0 ? (
              <FoundSessions
                sessions={all}
                choices={choices}
                nothing={
                  <NothingFound
                    icon={CalendarSearch}
                    title="No sessions found"
                    description="No sessions match your search and filters."
                    onClear={clear}
                  />
                }
              />
            ) : (
              <EmptyState
                icon={CalendarPlus}
                title="No sessions found"
                description="Get started by scheduling your first session."
              />
            )
          }
        </WhenLoaded>
      </Card>
      <SessionFormDialog
        open={form.isOpen}
        clientId={form.clientId}
        onClose={form.close}
        onSaved={handleSaved}
      />
    </>
  );
}
