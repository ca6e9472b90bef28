import { useNavigate } from 'react-router';
import type { NewClient } from '#domain/caseload/clients/client.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { ClientForm } from './client-form.tsx';
import { useCreateClient } from './client-queries.ts';
import type { NewClientOrigin } from './new-client-origin.ts';

const listOfClients = { path: '/clients', label: 'Clients' };

/** The form for a new client, filled in by its origin if it has one. */
export function ClientNewPage({ origin }: { origin: NewClientOrigin | undefined }) {
  const user = useUser();
  const creation = useCreateClient();
  const navigate = useNavigate();
  const home = origin?.home ?? listOfClients;

  function save(client: NewClient, allowLeave: () => void): void {
    if (!user.data) return;
    creation.mutate(
      { ...client, therapistId: user.data.id },
      {
        onSuccess: ({ id }) => {
          origin?.onCreated(id);
          allowLeave();
          navigate(home.path);
        },
      },
    );
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Add New Client"
        description="Only the name is needed; the rest can follow."
        above={<BackLink to={home.path}>{home.label}</BackLink>}
      />
      {origin?.isLoading ? (
        <Card className="p-5">
          <SkeletonRows count={4} label="Loading inquiry" />
        </Card>
      ) : (
        <ClientForm
          start={origin?.start}
          isSaving={isSent(creation)}
          onCancel={() => navigate(home.path)}
          onSave={save}
        />
      )}
    </div>
  );
}
