import { clsx } from 'clsx';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import { dayOf, timeOfDay } from '#domain/platform/dates.ts';
import { isWeekend } from '#domain/platform/week.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useCurrentMinute } from '#web/platform/ui/use-current-minute.ts';
import type { DayColumn } from './day-columns.ts';
import { type ClockSpan, minuteOf } from './week-grid.ts';

interface WeekBackgroundProps {
  columns: readonly DayColumn[];
  span: ClockSpan;
  /** The practice's working hours, which are highlighted. */
  working: ClockSpan;
  hourHeightRem: number;
}

/** The columns, hours, working hours and current-time line behind the sessions. */
export function WeekBackground({ columns, span, working, hourHeightRem }: WeekBackgroundProps) {
  const timeZone = useTimeZone();
  const closingOn = useClosingOn();
  const now = useCurrentMinute();
  const today = dayOf(now, timeZone);
  const minute = minuteOf(timeOfDay(now, timeZone));
  const hours = Array.from({ length: (span.until - span.from) / 60 }, (_, hour) => span.from + hour * 60);
  const topOf = (at: number) => `${((at - span.from) / (span.until - span.from)) * 100}%`;
  return (
    <div
      aria-hidden="true"
      className="flex border-line border-t border-b"
      style={{ height: `${hours.length * hourHeightRem}rem` }}
    >
      {columns.map(({ day, width }) => (
        <div
          key={day}
          className="relative border-line border-l bg-sunken"
          style={{ width: `${width * 100}%` }}
        >
          {!isWeekend(day) && !closingOn(day) && (
            <div
              className="absolute inset-x-0 bg-surface"
              style={{ top: topOf(working.from), bottom: `calc(100% - ${topOf(working.until)})` }}
            />
          )}
          {hours.slice(1).map((hour) => (
            <div
              key={hour}
              className="absolute inset-x-0 border-line border-t"
              style={{ top: topOf(hour) }}
            />
          ))}
          <ClosedColumn closing={closingOn(day)} />
          {day === today && minute >= span.from && minute <= span.until && (
            <div
              className={clsx(
                'absolute inset-x-0 border-accent border-t-2',
                'before:absolute before:-top-1 before:-left-1 before:size-2 before:rounded-full before:bg-accent',
              )}
              style={{ top: topOf(minute) }}
            />
          )}
        </div>
      ))}
    </div>
  );
}

function ClosedColumn({ closing }: { closing: Closing | undefined }) {
  if (!closing) return null;
  return (
    <div className="absolute inset-0 overflow-hidden bg-[repeating-linear-gradient(135deg,transparent_0_8px,var(--color-line)_8px_9px)]">
      <p className="truncate bg-sunken px-1.5 py-1 font-medium text-[0.6875rem] text-ink-muted">
        {closing.reason}
      </p>
    </div>
  );
}
