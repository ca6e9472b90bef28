import { CalendarPlus, CalendarSearch } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type SessionListFilter, spanOf } from '#domain/sessions/session-list-filter.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { useFormForClient } from '#web/clients/use-form-for-client.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { useListSearch } from '#web/ui/use-list-search.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { SessionFormDialog } from './session-form-dialog.tsx';
import { SessionListFilters } from './session-list-filters.tsx';
import { useFoundSessions } from './session-queries.ts';
import { SessionTable } from './session-table.tsx';
import { noSessionListFilter, useSessionListFilter } from './use-session-list-filter.ts';

export const meta = practiceTitle('Sessions');

/** Every session, newest first, to be searched and filtered; an address with a client opens the form for it. */
export default function SessionListPage() {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const [choices, change] = useSessionListFilter();
  const { typed, search, clear } = useListSearch(choices, change, noSessionListFilter);
  const found = useFoundSessions(useListedParams(choices));
  const form = useFormForClient();

  function handleSaved(): void {
    if (form.clientId === undefined) form.close();
    else navigate(`/clients/${form.clientId}`);
  }

  return (
    <>
      <ListFrame
        noun="sessions"
        title="Sessions"
        description="What happened and what is planned."
        newLabel="Schedule Session"
        onNew={form.open}
        filters={<SessionListFilters typed={typed} choices={choices} onType={search} onChange={change} />}
        {...found}
        placeholders={5}
        onClear={clear}
        emptyIcon={CalendarPlus}
        emptyHint="Get started by scheduling your first session."
        nothingFoundIcon={CalendarSearch}
      >
        {(sessions, more) => (
          <SessionTable
            sessions={sessions}
            more={more}
            searched={choices.search}
            clientName={clientName}
            timeZone={timeZone}
          />
        )}
      </ListFrame>
      <SessionFormDialog
        open={form.isOpen}
        clientId={form.clientId}
        onClose={form.close}
        onSaved={handleSaved}
      />
    </>
  );
}

/** What is asked of the server: days are those of this device's clock, at the moment that they are chosen. */
function useListedParams({ search, status, type, date }: SessionListFilter) {
  const timeZone = useTimeZone();
  const settled = useSettled(search.trim());
  return useMemo(() => {
    const { from, until } = spanOf(date, new Date().toISOString(), timeZone);
    return { find: settled, status, type, from, to: until };
  }, [settled, status, type, date, timeZone]);
}
