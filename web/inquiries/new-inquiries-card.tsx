import { Inbox } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NoticeCard } from '#web/ui/notice-card.tsx';
import { useNewInquiryCount } from './inquiry-queries.ts';

/** Tells the owner of the practice that families are waiting for an answer; nothing when none is. */
export function NewInquiriesCard() {
  const count = useNewInquiryCount();
  if (count === 0) return null;
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
        {count === 1
          ? 'A family is waiting for your answer.'
          : `${count} families are waiting for your answer.`}
      </p>
    </NoticeCard>
  );
}
