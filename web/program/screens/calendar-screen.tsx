import { WithPlanningNotices } from '#web/billing/mandates/with-mandate-fields.tsx';
import { CalendarPage } from '#web/caseload/calendar/calendar-page.tsx';
import { daysAroundMonth } from '#web/caseload/calendar/days-around-month.ts';
import { calendarDayOf } from '#web/caseload/calendar/use-calendar-day.ts';
import { closingQueries } from '#web/caseload/closings/closing-queries.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { timeEntryQueries } from '#web/caseload/time-entries/time-entry-queries.ts';
import { todayOf } from '#web/people/practice/practice-settings-queries.ts';
import { nameFirstCalls } from '#web/platform/navigation/first-calls.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { LinkAfterFirstSteps } from './first-steps-link.tsx';

nameFirstCalls('/calendar', (queries, search) => {
  const days = daysAroundMonth(calendarDayOf(new URLSearchParams(search), todayOf(queries)));
  return [
    queries.prefetchQuery(sessionQueries.ofDays(...days)),
    queries.prefetchQuery(timeEntryQueries.ofDays(...days)),
    queries.prefetchQuery(closingQueries.list()),
  ];
});

export const meta = practiceTitle('Calendar');

/** The calendar, with a way back to the first steps. */
export default function CalendarScreen() {
  return (
    <WithPlanningNotices>
      <CalendarPage above={<LinkAfterFirstSteps />} />
    </WithPlanningNotices>
  );
}
