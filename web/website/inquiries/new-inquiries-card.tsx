import { Inbox } from 'lucide-react';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';
import { useNewInquiries } from './inquiry-queries.ts';

/** Tells the owner that families or schools are waiting for a reply; nothing if none are. */
export function NewInquiriesCard() {
  const inquiries = useNewInquiries();
  if (inquiries.length === 0) return null;
  return (
    <NoticeCard
      label="New inquiries"
      icon={Inbox}
      tone="info"
      action={
        <ButtonLink to="/inquiries" variant="secondary" size="sm">
          View Inquiries
        </ButtonLink>
      }
    >
      <p className="font-medium text-ink">
        {inquiries.length === 1
          ? `A ${inquiries[0]?.kind} is waiting for your answer.`
          : `${inquiries.length} ${inquiries.some(({ kind }) => kind === 'school') ? 'inquiries' : 'families'} are waiting for your answer.`}
      </p>
    </NoticeCard>
  );
}
