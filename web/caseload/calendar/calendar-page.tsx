import { CalendarOff, Clock, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TimeEntryFormStart } from '#domain/caseload/time-entries/time-entry-form-values.ts';
import { isDay, isTime } from '#domain/platform/dates.ts';
import { TimeEntryFormDialog } from '#web/caseload/time-entries/time-entry-form-dialog.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { DaySessionList } from './day-session-list.tsx';
import { daysAroundMonth } from './days-around-month.ts';
import { type FreeTime, FreeTimeDialog } from './free-time-dialog.tsx';
import { MonthPicker } from './month-picker.tsx';
import { useCalendarDay } from './use-calendar-day.ts';
import { useCalendarRecords } from './use-calendar-records.ts';
import { WeekView } from './week-view.tsx';

/**
 * The calendar: a month picker, the day's sessions, and the week, which comes first on narrow screens; `above` is a link
 * above its heading.
 */
export function CalendarPage({ above }: { above: ReactNode }) {
  const [day, setDay] = useCalendarDay();
  const records = useCalendarRecords(...daysAroundMonth(day));
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const [free, setFree] = useState<FreeTime>();
  const [timeForm, setTimeForm] = useState(() => timeFormOfState(state));
  const isPhone = useMediaQuery('(max-width: 639px)');
  const isWide = useMediaQuery('(min-width: 1280px)');
  const all = records.data ?? nothing;

  function closeTimeForm(): void {
    setTimeForm(undefined);
    // The request of another page is answered: Back to here does not open the form again.
    if (timeFormOfState(state)) void navigate({ search }, { replace: true, preventScrollReset: true });
  }

  const month = (
    <Card key="month" className="print:hidden">
      <CardBody className="p-2 sm:p-4">
        <MonthPicker day={day} onChange={setDay} />
      </CardBody>
    </Card>
  );
  // Where the sessions would be; without it the week would look free.
  const failure = !records.data && records.error && (
    <ErrorState message={records.error.message} onRetry={records.refetch} />
  );
  const list = !failure && (
    <DaySessionList
      key="day"
      day={day}
      onChange={setDay}
      records={all}
      onEditTime={(entry) => setTimeForm({ entry })}
      hasArrows={!isPhone}
      instead={
        records.data ? undefined : (
          <div className="px-5 pb-5">
            <SkeletonRows count={3} label="Loading sessions" />
          </div>
        )
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
      records={all}
      onEditTime={(entry) => setTimeForm({ entry })}
      onFreeTime={setFree}
      isPending={!records.data}
      failure={failure}
      isOneDay={isPhone}
    />
  );
  return (
    <>
      <PageHeader
        above={above}
        title="Calendar"
        actions={
          <>
            <ButtonLink to="/calendar/closings" variant="secondary">
              <CalendarOff aria-hidden="true" />
              Closings
            </ButtonLink>
            <Button variant="secondary" onClick={() => setTimeForm({ date: day })}>
              <Clock aria-hidden="true" />
              Add Time
            </Button>
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
      <TimeEntryFormDialog start={timeForm} onClose={closeTimeForm} />
      <FreeTimeDialog start={free} onClose={() => setFree(undefined)} onAddTime={setTimeForm} />
    </>
  );
}

const nothing = { sessions: [], timeEntries: [] };

/** Returns the day and time for which another page asked for the form; undefined if none did. */
function timeFormOfState(state: unknown): TimeEntryFormStart | undefined {
  if (typeof state !== 'object' || state === null || !('addTime' in state)) return undefined;
  const { addTime } = state;
  if (typeof addTime !== 'object' || addTime === null) return undefined;
  const typed = (name: string): unknown => Reflect.get(addTime, name);
  const [date, time] = [typed('date'), typed('time')];
  return {
    date: typeof date === 'string' && isDay(date) ? date : undefined,
    time: typeof time === 'string' && isTime(time) ? time : undefined,
  };
}
