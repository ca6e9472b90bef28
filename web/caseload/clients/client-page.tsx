import { clsx } from 'clsx';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { ClientContactCard } from './client-contact-card.tsx';
import { ClientDaysCard } from './client-days-card.tsx';
import { ClientDeleteDialog } from './client-delete-dialog.tsx';
import { ClientGroups } from './client-groups.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientNotFound } from './client-not-found.tsx';
import type { ClientPart } from './client-part.ts';
import { useClientOfAddress, useDeleteClient } from './client-queries.ts';
import { ClientTabs } from './client-tabs.tsx';
import { ClientTiles } from './client-tiles.tsx';

interface ClientPageProps {
  /** The kinds of records on the page, in their order. */
  parts: readonly ClientPart[];
}

/** The page of one client, with all of the client's records. */
export function ClientPage({ parts }: ClientPageProps) {
  const { id } = useParams();
  const client = useClientOfAddress(id);
  if (client.isError) return <ClientNotFound />;
  if (client.isPending) return <ClientPlaceholder />;
  return <ClientDetail key={client.data.id} client={client.data} parts={parts} />;
}

function ClientDetail({ client, parts }: ClientPageProps & { client: Client }) {
  const navigate = useNavigate();
  const deletion = useDeleteClient(() => navigate('/clients'));
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ClientHeader client={client} onDelete={() => setAsking(true)} />
      <ClientDaysCard clientId={client.id} />
      <ClientGroups clientId={client.id} />
      <ClientTiles client={client} parts={parts} />
      <div className={clsx('mt-5 grid gap-5', client.notes && 'lg:grid-cols-2')}>
        <ClientContactCard client={client} />
        {client.notes && (
          <Card>
            <CardHeader title="Notes" />
            <CardBody className="whitespace-pre-wrap break-words pt-3 text-sm">{client.notes}</CardBody>
          </Card>
        )}
      </div>
      <ClientTabs clientId={client.id} parts={parts} />
      <ClientDeleteDialog
        client={client}
        open={isAsking}
        isDeleting={deletion.isPending}
        onOpenChange={setAsking}
        onDelete={() => deletion.mutate(client.id, { onError: () => setAsking(false) })}
      />
    </>
  );
}

function ClientPlaceholder() {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">Client</h1>
      <Skeleton className="h-14 max-w-sm" />
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['sessions', 'assessments', 'invoices', 'since'].map((tile) => (
          <Skeleton key={tile} className="h-28" />
        ))}
      </div>
      <SkeletonRows count={2} label="Loading client" rowClassName="h-24" />
    </div>
  );
}
