import { clsx } from 'clsx';
import { closedLabel } from '#domain/caseload/closings/closed-days.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import type { DayColumn } from './day-columns.ts';

interface WeekDayHeadsProps {
  columns: readonly DayColumn[];
  chosenDay: Day;
  onChoose: (day: Day) => void;
  /** On a phone the headings are those of the whole week, above the one column. */
  isStrip?: boolean;
}

/** The column headings; each selects its day. */
export function WeekDayHeads({ columns, chosenDay, onChoose, isStrip = false }: WeekDayHeadsProps) {
  const today = useToday();
  const closingOn = useClosingOn();
  return (
    <div className={clsx('flex', !isStrip && 'pl-14')}>
      {columns.map(({ day, width }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosenDay}
          onClick={() => onChoose(day)}
          style={{ width: `${width * 100}%` }}
          className={clsx(
            'mb-2 flex min-h-11 flex-col items-center justify-center rounded-md text-xs leading-tight transition-colors hover:bg-primary-soft hover:text-primary-ink',
            day === chosenDay ? 'bg-primary-soft text-primary-ink' : 'text-ink-muted',
          )}
        >
          <span className="sr-only">
            {[weekdayOf(day), formatDay(day), closedLabel(closingOn(day))].filter(Boolean).join(', ')}
          </span>
          <span aria-hidden="true">{weekdayOf(day).slice(0, 3)}</span>
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-6 place-items-center rounded-full font-semibold text-sm tabular-nums',
              day === today
                ? 'bg-primary text-on-primary forced-colors:border forced-colors:bg-transparent'
                : day !== chosenDay && 'text-ink',
            )}
          >
            {Number(day.slice(8))}
          </span>
        </button>
      ))}
    </div>
  );
}
