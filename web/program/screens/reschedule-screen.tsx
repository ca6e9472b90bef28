import { MakeUpChoice } from '#web/billing/mandates/make-up-choice.tsx';
import { ReschedulePage } from '#web/caseload/sessions/reschedule-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';

export const meta = practiceTitle('Reschedule');

/** The page for rescheduling a session, with the make-ups of mandates. */
export default function RescheduleScreen() {
  return <ReschedulePage MakeUpChoice={MakeUpChoice} />;
}
