import { CalendarPage } from '#web/caseload/calendar/calendar-page.tsx';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { LinkAfterFirstSteps } from './first-steps-link.tsx';

export const meta = practiceTitle('Calendar');

/** The calendar, with a way back to the first steps. */
export default function CalendarScreen() {
  return <CalendarPage above={<LinkAfterFirstSteps />} />;
}
