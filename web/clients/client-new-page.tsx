import { useNavigate } from 'react-router';
import { useUser } from '#web/auth/user-queries.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ClientForm } from './client-form.tsx';
import { useCreateClient } from './client-queries.ts';

export const meta = practiceTitle('Add New Client');

export default function ClientNewPage() {
  const user = useUser();
  const creation = useCreateClient();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Add New Client"
        description="Only the name is needed; the rest can follow."
        above={<BackLink to="/clients">All clients</BackLink>}
      />
      <ClientForm
        isSaving={creation.isPending}
        onCancel={() => navigate('/clients')}
        onSave={(client, letLeave) => {
          if (!user.data) return;
          creation.mutate(client, {
            onSuccess: () => {
              letLeave();
              navigate('/clients');
            },
          });
        }}
      />
    </>
  );
}
