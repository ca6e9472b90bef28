import { Pencil, Trash2 } from 'lucide-react';
import type { Client } from '#domain/clients/client.ts';
import { formatDay } from '#domain/dates.ts';
import { fullNameOf, initials } from '#domain/names.ts';
import { ClientStatusBadge } from '#web/clients/client-status-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { pageActionStyles } from '#web/ui/page-header.tsx';
import { ClientRecordButton } from './client-record-button.tsx';

interface ClientHeaderProps {
  client: Client;
  onDelete: () => void;
}

/** Who a client is, and what can be done with the whole record. */
export function ClientHeader({ client, onDelete }: ClientHeaderProps) {
  const name = fullNameOf(client);
  return (
    <header className="mb-6 flex flex-col gap-3">
      <BackLink to="/clients">Clients</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-start gap-4">
          <Avatar initials={initials(name)} size="lg" />
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h1 className="min-w-0 break-words font-display font-semibold text-ink text-title">{name}</h1>
              <ClientStatusBadge status={client.status} />
            </div>
            <p className="mt-1 text-ink-muted">
              Date of birth: {client.dateOfBirth ? formatDay(client.dateOfBirth) : 'Not provided'}
            </p>
          </div>
        </div>
        <div className={pageActionStyles}>
          <Button variant="secondary" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete
          </Button>
          <ButtonLink to={`/clients/edit/${client.id}`} variant="secondary">
            <Pencil aria-hidden="true" />
            Edit
          </ButtonLink>
          <ClientRecordButton client={client} />
        </div>
      </div>
    </header>
  );
}
