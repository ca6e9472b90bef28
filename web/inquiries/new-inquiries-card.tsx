import { Inbox } from 'lucide-react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNewInquiryCount } from './inquiry-queries.ts';

/** Tells the owner of the practice that families are waiting for an answer; nothing when none is. */
export function NewInquiriesCard() {
  const count = useNewInquiryCount();
  if (count === 0) return null;
  return (
    <Card
      aria-label="New inquiries"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:px-5"
    >
      <p className="flex min-w-0 items-center gap-3 font-medium text-ink">
        <span className="inline-flex rounded-lg bg-info-soft p-2 text-info-ink">
          <Inbox aria-hidden="true" className="size-5" />
        </span>
        {count === 1
          ? 'A family is waiting for your answer.'
          : `${count} families are waiting for your answer.`}
      </p>
      <ButtonLink to="/inquiries" variant="secondary" size="sm">
        View Inquiries
      </ButtonLink>
    </Card>
  );
}
