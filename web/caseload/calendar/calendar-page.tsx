import { CalendarOff, Plus } from 'lucide-react';
import { sessionsByDay } from '#domain/caseload/sessions/session-days.ts';
import { useSessionsOfDays } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { DaySessionList } from './day-session-list.tsx';
import { daysAroundMonth } from './days-around-month.ts';
import { MonthPicker } from './month-picker.tsx';
import { useCalendarDay } from './use-calendar-day.ts';
import { WeekView } from './week-view.tsx';

export const meta = practiceTitle('Calendar');

/** The calendar: a month picker, the day's sessions, and the week, which comes first on narrow screens. */
export default function CalendarPage() {
  const timeZone = useTimeZone();
  const [day, setDay] = useCalendarDay();
  const sessions = useSessionsOfDays(...daysAroundMonth(day));
  const isPhone = useMediaQuery('(max-width: 639px)');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const all = sessions.data ?? [];

  const month = (
    <Card key="month" className="print:hidden">
      <CardBody className="p-3 sm:p-4">
        <MonthPicker day={day} onChange={setDay} />
      </CardBody>
    </Card>
  );
  const list = (
    <DaySessionList
      key="day"
      day={day}
      onChange={setDay}
      sessions={sessionsByDay(all, day, day, timeZone).get(day) ?? []}
      instead={
        sessions.isPending ? (
          <div className="px-5 pb-5">
            <SkeletonRows count={3} label="Loading sessions" />
          </div>
        ) : sessions.isError ? (
          <ErrorState message={sessions.error.message} onRetry={() => sessions.refetch()} />
        ) : undefined
      }
    />
  );
  const days = (
    <div key="days" className="grid items-start gap-5 md:max-xl:grid-cols-2 print:block">
      {isPhone ? [list, month] : [month, list]}
    </div>
  );
  const week = (
    <WeekView
      key="week"
      day={day}
      onChange={setDay}
      sessions={all}
      isPending={sessions.isPending}
      isOneDay={isPhone}
    />
  );
  return (
    <>
      <PageHeader
        title="Calendar"
        actions={
          <>
            <ButtonLink to="/calendar/closings" variant="secondary">
              <CalendarOff aria-hidden="true" />
              Closings
            </ButtonLink>
            <ButtonLink to="/sessions/new" state={{ date: day }} data-new="">
              <Plus aria-hidden="true" />
              New Session
            </ButtonLink>
          </>
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[21.5rem_minmax(0,1fr)]">
        {isWide ? [days, week] : [week, days]}
      </div>
    </>
  );
}
