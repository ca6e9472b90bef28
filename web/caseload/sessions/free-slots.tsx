import { CalendarX } from 'lucide-react';
import { useId } from 'react';
import { type FreeDay, freeSlots } from '#domain/caseload/sessions/free-slots.ts';
import { formatDay, formatTime, type Instant, plusDays } from '#domain/platform/dates.ts';
import { weekdayOf, weekOf } from '#domain/platform/week.ts';
import { useCalendarRecords } from '#web/caseload/calendar/use-calendar-records.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

interface FreeSlotsProps {
  /** Length of a slot, in minutes. */
  duration: number;
  /** Whether a slot was chosen: until it is saved, no other can be. */
  isSent: boolean;
  onChoose: (start: Instant) => void;
}

/** The free times of this week and the next, by day. */
export function FreeSlots({ duration, isSent, onChoose }: FreeSlotsProps) {
  const { timeZone, workingHours } = usePracticeSettings();
  const { weekStart } = usePreferences();
  const today = useToday();
  const closingOn = useClosingOn();
  const thisWeek = weekOf(today, weekStart).filter((day) => day >= today);
  const nextWeek = weekOf(plusDays(today, 7), weekStart);
  const days = [...thisWeek, ...nextWeek];
  const last = days.at(-1) ?? today;
  const records = useCalendarRecords(today, last);
  return (
    <WhenLoaded query={records} loadingLabel="Loading free times" placeholders={4}>
      {(known) => {
        const now = new Date().toISOString();
        const open = days.filter((day) => closingOn(day) === undefined);
        const free = freeSlots({ days: open, ...known, duration, now, workingHours, timeZone });
        const freeIn = (week: readonly string[]) => free.filter(({ day }) => week.includes(day));
        return (
          <>
            <FreeWeek title="This Week" days={freeIn(thisWeek)} isSent={isSent} onChoose={onChoose} />
            <FreeWeek title="Next Week" days={freeIn(nextWeek)} isSent={isSent} onChoose={onChoose} />
          </>
        );
      }}
    </WhenLoaded>
  );
}

interface FreeWeekProps extends Pick<FreeSlotsProps, 'isSent' | 'onChoose'> {
  title: string;
  days: readonly FreeDay[];
}

function FreeWeek({ title, days, isSent, onChoose }: FreeWeekProps) {
  return (
    <Card>
      <CardHeader title={title} />
      {days.length === 0 ? (
        <EmptyState icon={CalendarX} title={`No free time ${title.toLowerCase()}.`} />
      ) : (
        <CardBody className="grid gap-4 pt-3">
          {days.map((free) => (
            <FreeDayTimes key={free.day} free={free} isSent={isSent} onChoose={onChoose} />
          ))}
        </CardBody>
      )}
    </Card>
  );
}

/** The free times of a day, each a button. */
export function FreeDayTimes({
  free,
  isSent,
  onChoose,
}: { free: FreeDay } & Omit<FreeWeekProps, 'title' | 'days'>) {
  const { timeZone } = usePracticeSettings();
  const headingId = useId();
  return (
    <div className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[8.5rem_minmax(0,1fr)] sm:items-baseline">
      <h3 id={headingId} className="flex flex-wrap gap-x-2 text-sm sm:block">
        <span className="font-semibold">{weekdayOf(free.day)}</span>
        <span className="text-ink-muted sm:block">{formatDay(free.day)}</span>
      </h3>
      <ul
        aria-label={`${weekdayOf(free.day)}, ${formatDay(free.day)}`}
        className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap"
      >
        {free.starts.map((start) => (
          <li key={start}>
            <Button
              variant="secondary"
              size="sm"
              disabled={isSent}
              aria-describedby={headingId}
              className="w-full tabular-nums sm:w-24"
              onClick={() => onChoose(start)}
            >
              {formatTime(start, timeZone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
