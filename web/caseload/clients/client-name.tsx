import { fullNameOf, type PersonName } from '#domain/platform/names.ts';
import { clientsById, useClients } from './client-queries.ts';
import { shownNameOf, useInitialsShown, useShownName } from './shown-names.ts';

/** A client's name with the last name in bold, for scanning lists. */
export function ClientName({ client }: { client: PersonName }) {
  const areInitials = useInitialsShown();
  if (areInitials) return <span className="font-bold">{shownNameOf(client)}</span>;
  return (
    // One element, so that the space between the two stays in any layout, also as text that is copied or read aloud.
    <span>
      <span className="font-normal">{client.firstName}</span>{' '}
      <span className="font-bold">{client.lastName}</span>
    </span>
  );
}

/** The name of a client by id: "Loading..." while clients load, "Unknown Client" if it is missing. */
export function ClientNameOf({ id }: { id: number }) {
  // Asked once: a list has many rows.
  const { data, isPending } = useClients();
  const client = data && clientsById(data).get(id);
  if (client) return <ClientName client={client} />;
  return isPending ? 'Loading...' : 'Unknown Client';
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
