import { type ReactNode, useDeferredValue, useMemo } from 'react';
import type { Client } from '#domain/clients/client.ts';
import { fullNameOf } from '#domain/names.ts';
import { plainText, searchedText } from '#domain/search-text.ts';
import type { Session } from '#domain/sessions/session.ts';
import { filterSessions } from '#domain/sessions/session-list-filter.ts';
import { useClientName, useClients } from '#web/clients/client-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionTable } from './session-table.tsx';
import type { SessionListChoices } from './use-session-list-filter.ts';

interface FoundSessionsProps {
  sessions: readonly Session[];
  choices: SessionListChoices;
  /** Stands where nothing passes. */
  nothing: ReactNode;
}

/** The sessions that pass the search and the filters; typing stays quick however many there are. */
export function FoundSessions({ sessions, choices, nothing }: FoundSessionsProps) {
  const timeZone = useTimeZone();
  const clients = useClients();
  const clientName = useClientName('Unknown Client');
  const search = useDeferredValue(choices.search);
  const { status, type, date } = useDeferredValue(choices);
  const found = useMemo(() => {
    const clientIds = idsOfNamed(clients.data ?? [], search);
    const now = new Date().toISOString();
    return filterSessions(sessions, { status, type, date, clientIds }, now, timeZone);
  }, [sessions, clients.data, search, status, type, date, timeZone]);
  const isNarrowed = found.length < sessions.length;
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed && `${found.length} of ${sessions.length} sessions match`}
      </p>
      {found.length > 0 ? (
        <SessionTable sessions={found} clientName={clientName} timeZone={timeZone} />
      ) : (
        nothing
      )}
    </>
  );
}

/** Undefined when nothing is searched. */
function idsOfNamed(clients: readonly Client[], typed: string): Set<number> | undefined {
  const text = searchedText(typed);
  if (text === '') return undefined;
  return new Set(
    clients.filter((client) => plainText(fullNameOf(client)).includes(text)).map(({ id }) => id),
  );
}
