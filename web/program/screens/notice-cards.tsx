import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { OpenRegistrationCard } from '#web/people/invitations/open-registration-card.tsx';
import { PracticeNoticesCard } from '#web/people/practice/practice-notices-card.tsx';
import { OwnSupervisionCard } from '#web/people/team/own-supervision-card.tsx';
import { NewInquiriesCard } from '#web/website/inquiries/new-inquiries-card.tsx';
import type { NoticeKind } from './dashboard-notices.ts';
import { FirstStepsCard } from './first-steps-card.tsx';

const cards = {
  practice: <PracticeCard key="practice" />,
  supervision: <OwnSupervisionCard key="supervision" />,
  registration: <OpenRegistrationCard key="registration" />,
  inquiries: <NewInquiriesCard key="inquiries" />,
  steps: <FirstStepsCard key="steps" />,
} satisfies Record<NoticeKind, unknown>;

function PracticeCard() {
  return <PracticeNoticesCard clientName={useClientName('Client')} />;
}

/** The cards of the dashboard's notices. */
export default function NoticeCards({ kinds }: { kinds: readonly NoticeKind[] }) {
  return kinds.map((kind) => cards[kind]);
}
