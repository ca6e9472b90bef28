import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { PracticeNoticesCard } from '#web/people/practice/practice-notices-card.tsx';
import { NewInquiriesCard } from '#web/website/inquiries/new-inquiries-card.tsx';
import { OpenRegistrationCard } from './open-registration-card.tsx';

const cards = {
  notices: <NoticesCard key="notices" />,
  registration: <OpenRegistrationCard key="registration" />,
  inquiries: <NewInquiriesCard key="inquiries" />,
};
export type NoticeKind = keyof typeof cards;

function NoticesCard() {
  return <PracticeNoticesCard clientName={useClientName('Client')} />;
}

/** What should be known before the day's work. */
export function NoticeCards({ kinds }: { kinds: readonly NoticeKind[] }) {
  return kinds.map((kind) => cards[kind]);
}
