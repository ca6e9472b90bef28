import { useLocation, useNavigate } from 'react-router';
import type { NewClient } from '#domain/caseload/clients/client.ts';
import { clientOfInquiry } from '#domain/website/inquiries/client-of-inquiry.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { inquiryIdIn } from '#web/website/inquiries/inquiry-of-state.ts';
import { useInquiry, useUpdateInquiry } from '#web/website/inquiries/inquiry-queries.ts';
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

  function save(client: NewClient, allowLeave: () => void): void {
    if (!user.data) return;
    creation.mutate(
      { ...client, therapistId: user.data.id },
      {
        onSuccess: ({ id: clientId }) => {
          if (inquiry) linking.mutate({ id: inquiry.id, clientId });
          allowLeave();
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
