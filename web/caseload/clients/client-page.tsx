import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { ClientDeleteDialog } from './client-delete-dialog.tsx';
import { ClientFacts } from './client-facts.tsx';
import { ClientHeader } from './client-header.tsx';
import { ClientNotFound } from './client-not-found.tsx';
import type { ClientPart } from './client-part.ts';
import { isClientMissing, useDeleteClient, useShownClientOfAddress } from './client-queries.ts';
import { ClientTabs } from './client-tabs.tsx';

interface ClientPageProps {
  /** The kinds of records on the page, in their order. */
  parts: readonly ClientPart[];
}

/** The page of one client, with all of the client's records. */
export function ClientPage({ parts }: ClientPageProps) {
  const { id } = useParams();
  const client = useShownClientOfAddress(id);
  if (isClientMissing(client)) return <ClientNotFound />;
  if (!client.data) return <ClientPlaceholder />;
  return <ClientDetail key={client.data.id} client={client.data} parts={parts} />;
}

function ClientDetail({ client, parts }: ClientPageProps & { client: Client }) {
  const navigate = useNavigate();
  const deletion = useDeleteClient(() => navigate('/clients'));
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ClientHeader client={client} onDelete={() => setAsking(true)} />
      <ClientFacts client={client} parts={parts} />
      <ClientTabs client={client} parts={parts} />
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
      <SkeletonRows count={3} label="Loading client" rowClassName="h-24" />
    </div>
  );
}
