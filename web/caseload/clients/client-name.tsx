import { fullNameOf, type PersonName } from '#domain/platform/names.ts';
import { useClientFinder, useClientName } from './client-queries.ts';
import { useInitialsShown, useShownName } from './shown-names.ts';

/** A client's name with the last name in bold, for scanning lists. */
export function ClientName({ client }: { client: PersonName }) {
  const areInitials = useInitialsShown();
  const shownName = useShownName();
  if (areInitials) return <span className="font-bold">{shownName(client)}</span>;
  return (
    // One element, so that the space between the two stays in any layout, also as text that is copied or read aloud.
    <span>
      <span className="font-normal">{client.firstName}</span>{' '}
      <span className="font-bold">{client.lastName}</span>
    </span>
  );
}

interface ClientNameOfProps {
  id: number;
  fallback: Parameters<typeof useClientName>[0];
}

/** The name of a client by id: "Loading..." while clients load, `fallback` if it is missing. */
export function ClientNameOf({ id, fallback }: ClientNameOfProps) {
  const client = useClientFinder()(id);
  const clientName = useClientName(fallback);
  return client ? <ClientName client={client} /> : clientName(id);
}

/** A name on a printed sheet: paper always shows the full name. */
export function ClientNameOnSheet({ client }: { client: PersonName }) {
  const areInitials = useInitialsShown();
  const shownName = useShownName();
  if (!areInitials) return shownName(client);
  return (
    <>
      <span className="print:hidden">{shownName(client)}</span>
      <span className="hidden print:inline">{fullNameOf(client)}</span>
    </>
  );
}
