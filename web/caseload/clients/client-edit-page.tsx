import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { ClientForm } from './client-form.tsx';
import { ClientNotFound } from './client-not-found.tsx';
import { isClientMissing, useClientOfAddress, useUpdateClient } from './client-queries.ts';
import { useShownName } from './shown-names.ts';

export const meta = practiceTitle('Edit Client');

export default function ClientEditPage() {
  const { id } = useParams();
  const client = useClientOfAddress(id);
  const shownName = useShownName();
  if (isClientMissing(client)) return <ClientNotFound />;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={client.data ? `Edit ${shownName(client.data)}` : 'Edit Client'}
        above={
          <BackLink to={client.data ? `/clients/${client.data.id}` : '/clients'}>
            {client.data ? 'Client' : 'Clients'}
          </BackLink>
        }
      />
      {client.data ? (
        <ClientChange key={client.data.id} client={client.data} />
      ) : (
        <Card className="p-5">
          <SkeletonRows count={4} label="Loading client" />
        </Card>
      )}
    </div>
  );
}

function ClientChange({ client: latest }: { client: Client }) {
  // The client as it was when the form opened, which the therapist saw before editing.
  const [client] = useState(latest);
  const user = useUser();
  const update = useUpdateClient(client.id);
  const navigate = useNavigate();
  return (
    <ClientForm
      client={client}
      isSaving={isSent(update)}
      onCancel={() => navigate('/clients')}
      onSave={(change, allowLeave) => {
        if (!user.data) return;
        update.mutate(
          { ...change, updatedAt: client.updatedAt },
          {
            onSuccess: () => {
              allowLeave();
              navigate('/clients');
            },
          },
        );
      }}
    />
  );
}
