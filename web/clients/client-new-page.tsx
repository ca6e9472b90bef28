import { useLocation, useNavigate } from 'react-router';
import type { NewClient } from '#domain/clients/client.ts';
import { clientOfInquiry } from '#domain/inquiries/client-of-inquiry.ts';
import { isSent } from '#web/api/record-mutation.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { inquiryIdIn } from '#web/inquiries/inquiry-of-state.ts';
import { useInquiry, useUpdateInquiry } from '#web/inquiries/inquiry-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ClientForm } from './client-form.tsx';
import { useCreateClient } from './client-queries.ts';

export const meta = practiceTitle('Add New Client');

/** A new client, filled in with what a family wrote when it comes from an inquiry. */
export default function ClientNewPage() {
  const user = useUser();
  const creation = useCreateClient();
  const linking = useUpdateInquiry();
  const navigate = useNavigate();
  const { isLoading, inquiry: named } = useInquiry(inquiryIdIn(useLocation().state));
  const inquiry = named?.kind === 'family' ? named : undefined;
  const home = inquiry ? '/inquiries' : '/clients';

  function save(client: NewClient, letLeave: () => void): void {
    if (!user.data) return;
    creation.mutate(
      { ...client, therapistId: user.data.id },
      {
        onSuccess: ({ id: clientId }) => {
          if (inquiry) linking.mutate({ id: inquiry.id, clientId });
          letLeave();
          navigate(home);
        },
      },
    );
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Add New Client"
        description="Only the name is needed; the rest can follow."
        above={<BackLink to={home}>{inquiry ? 'Inquiries' : 'Clients'}</BackLink>}
      />
      {isLoading ? (
        <Card className="p-5">
          <SkeletonRows count={4} label="Loading inquiry" />
        </Card>
      ) : (
        <ClientForm
          start={inquiry && clientOfInquiry(inquiry)}
          isSaving={isSent(creation)}
          onCancel={() => navigate(home)}
          onSave={save}
        />
      )}
    </div>
  );
}
