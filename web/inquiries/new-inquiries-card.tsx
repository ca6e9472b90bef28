import { Inbox } from 'lucide-react';
import { isOfFamily } from '#domain/inquiries/inquiry-kind.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { NoticeCard } from '#web/ui/notice-card.tsx';
import { useNewInquiries } from './inquiry-queries.ts';

/** Tells the owner of the practice that families or schools are waiting for an answer; nothing when none is. */
export function NewInquiriesCard() {
  const inquiries = useNewInquiries();
  if (inquiries.length === 0) return null;
  const families = inquiries.filter(isOfFamily).length;
  const waiting = [
    counted(families, 'family', 'families'),
    counted(inquiries.length - families, 'school', 'schools'),
  ].filter(Boolean);
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
        {capitalized(waiting.join(' and '))} {inquiries.length === 1 ? 'is' : 'are'} waiting for your answer.
      </p>
    </NoticeCard>
  );
}

/** "a family", "2 families"; empty for none. */
function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return count === 1 ? `a ${one}` : `${count} ${many}`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
