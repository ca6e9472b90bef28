import { CalendarPlus, CalendarSearch, UsersRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFormForClient } from '#web/caseload/clients/use-form-for-client.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ListFrame } from '#web/platform/ui/list-frame.tsx';
import { useListSearch } from '#web/platform/ui/use-list-search.ts';
import { LaterSessionsButton } from './later-sessions-button.tsx';
import { SessionFormDialog } from './session-form-dialog.tsx';
import { SessionListFilters } from './session-list-filters.tsx';
import type { SessionRowParts } from './session-row.tsx';
import { SessionTable } from './session-table.tsx';
import { useListedSessions } from './use-listed-sessions.ts';
import { noSessionListFilter, useLaterShown, useSessionListFilter } from './use-session-list-filter.ts';

/**
 * The session list, newest first from today on, with search and filters. A client in the URL opens the form for that
 * client.
 */
export function SessionListPage({ NoteCell }: SessionRowParts) {
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const [choices, change] = useSessionListFilter();
  const [isLaterWanted, wantLater] = useLaterShown();
  const { laterCount, unreadAbove, isWhole, loadFound, ...found } = useListedSessions(choices, isLaterWanted);
  const { search, clear } = useListSearch(choices, change, noSessionListFilter, loadFound);
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
        otherActions={
          <ButtonLink to="/groups" variant="secondary">
            <UsersRound aria-hidden="true" />
            Groups
          </ButtonLink>
        }
        newLabel="Schedule Session"
        onNew={form.open}
        filters={<SessionListFilters search={search} choices={choices} onChange={change} />}
        {...found}
        placeholders={5}
        onClear={clear}
        emptyIcon={CalendarPlus}
        emptyHint="Get started by scheduling your first session."
        nothingFoundIcon={CalendarSearch}
      >
        {(sessions, more) => (
          <>
            {laterCount > 0 && (
              <LaterSessionsButton count={laterCount} areShown={isLaterWanted} onChange={wantLater} />
            )}
            <SessionTable
              // A search starts at its first row.
              key={isWhole ? 'whole' : 'found'}
              sessions={sessions}
              more={more}
              unreadAbove={unreadAbove}
              keepsPosition={isWhole && isLaterWanted}
              searched={choices.search}
              NoteCell={NoteCell}
              timeZone={timeZone}
            />
          </>
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
