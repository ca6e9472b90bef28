import { WithPlanningNotices } from '#web/billing/mandates/with-mandate-fields.tsx';
import { CalendarPage } from '#web/caseload/calendar/calendar-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { LinkAfterFirstSteps } from './first-steps-link.tsx';

export const meta = practiceTitle('Calendar');

/** The calendar, with a way back to the first steps. */
export default function CalendarScreen() {
  return (
    <WithPlanningNotices>
      <CalendarPage above={<LinkAfterFirstSteps />} />
    </WithPlanningNotices>
  );
}
