import type { Ref } from 'react';
import { fullNameOf } from '#domain/platform/names.ts';
import { Combobox } from '#web/platform/ui/combobox.tsx';
import { ClientName } from './client-name.tsx';
import { useClients } from './client-queries.ts';
import { useShownEmail, useShownName } from './shown-names.ts';

interface ClientChoiceProps {
  value: number | null;
  onChange: (clientId: number | null) => void;
  /** Offers inactive clients too, for work that is still to be billed or documented. */
  withInactive?: boolean | undefined;
  /** The label for choosing no client; without it a client is required. */
  nobodyText?: string | undefined;
  /** The label if the chosen client does not exist. */
  missingText?: string | undefined;
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A select of active clients and the one already chosen. Belongs inside a `Field`. */
export function ClientChoice({
  value,
  onChange,
  withInactive,
  nobodyText,
  missingText,
  ...input
}: ClientChoiceProps) {
  const clients = useClients();
  const shownName = useShownName();
  const shownEmail = useShownEmail();
  const nobody = nobodyText === undefined ? [] : [{ value: '', label: nobodyText }];
  const missing = missingText === undefined ? [] : [{ value: String(value), label: missingText }];
  const named = (clients.data ?? [])
    .filter(({ id, status }) => withInactive || status === 'active' || id === value)
    .map((client) => ({
      value: String(client.id),
      label: shownName(client),
      shown: <ClientName client={client} />,
      also: fullNameOf(client),
      detail: client.email ? shownEmail(client.email) : (client.phone ?? undefined),
    }));
  return (
    <Combobox
      {...input}
      options={[...nobody, ...named, ...missing]}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      listLabel="Clients"
      placeholder={clients.isPending ? 'Loading...' : 'Type a name'}
      emptyText={emptyTextOf(clients)}
    />
  );
}

function emptyTextOf({ isPending, isError }: { isPending: boolean; isError: boolean }): string {
  if (isPending) return 'Loading...';
  return isError ? 'The clients could not be loaded.' : 'No client of this name.';
}
