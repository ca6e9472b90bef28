import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { closedLabel } from '#domain/caseload/closings/closed-days.ts';
import { groupByMeeting } from '#domain/caseload/groups/meeting.ts';
import { sessionsByDay } from '#domain/caseload/sessions/session-days.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useSessionsOfDays } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { daysAroundMonth, emptyWeekendColumns, monthOf } from './days-around-month.ts';

interface MonthPickerProps {
  day: Day;
  onChange: (day: Day) => void;
}

/** A month for choosing a day; days with sessions are bold with a dot. */
export function MonthPicker({ day, onChange }: MonthPickerProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  const closingOn = useClosingOn();
  const { weekStart } = usePreferences();
  const [shown, setShown] = useState({ month: monthOf(day), day });
  // Choosing a day shows its month; paging through months does not change the day.
  const month = shown.day === day ? shown.month : monthOf(day);
  const [first, last] = daysAroundMonth(month);
  const sessions = useSessionsOfDays(first, last);
  const days = sessionsByDay(sessions.data ?? [], first, last, timeZone);
  const countOf = (date: Date) => groupByMeeting(days.get(dayOfPicker(date)) ?? []).length;
  const folds = emptyWeekendColumns(month, weekStart, (each) => each === day || days.has(each));
  return (
    <DayPicker
      mode="single"
      required
      weekStartsOn={weekStartNumbers[weekStart]}
      today={pickerDate(today)}
      selected={pickerDate(day)}
      month={pickerDate(month)}
      onMonthChange={(next) => setShown({ month: monthOf(dayOfPicker(next)), day })}
      onSelect={(next) => onChange(dayOfPicker(next))}
      showOutsideDays
      modifiers={{
        busy: (date) => countOf(date) > 0,
        closed: (date) => closingOn(dayOfPicker(date)) !== undefined,
      }}
      modifiersClassNames={{
        closed: '[&>button]:line-through [&>button]:decoration-2',
        busy: 'font-bold after:absolute after:bottom-1 after:left-1/2 after:size-1.5 after:-translate-x-1/2 after:rounded-full after:bg-accent aria-selected:after:bg-on-primary forced-colors:after:bg-[CanvasText] forced-colors:after:forced-color-adjust-none forced-colors:aria-selected:after:bg-[HighlightText]',
      }}
      labels={{
        labelDayButton: (date, modifiers) =>
          [
            modifiers.today && 'Today',
            weekdayOf(dayOfPicker(date)),
            formatDay(dayOfPicker(date)),
            countText(countOf(date)),
            closedLabel(closingOn(dayOfPicker(date))),
            modifiers.selected && 'selected',
          ]
            .filter(Boolean)
            .join(', '),
      }}
      classNames={{
        ...pickerClassNames,
        month_grid: clsx(pickerClassNames.month_grid, ...folds.map((column) => narrowColumns[column])),
      }}
      components={pickerParts}
    />
  );
}

// Weekday numbers of the picker.
const weekStartNumbers = { Sunday: 0, Monday: 1, Saturday: 6 } as const;

const pickerParts = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />,
};

const pickerClassNames = {
  root: 'w-full',
  months: 'relative',
  month: 'w-full',
  month_caption: 'flex h-11 items-center px-2 font-semibold md:h-10',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: clsx(buttonStyles({ variant: 'ghost', size: 'icon' })),
  button_next: clsx(buttonStyles({ variant: 'ghost', size: 'icon' })),
  month_grid: 'mt-2 w-full table-fixed border-collapse',
  weekday: 'h-8 font-medium text-ink-muted text-xs',
  day: 'relative py-0.5 text-center text-sm md:px-0.5',
  day_button: 'h-11 w-full rounded-md transition-colors hover:bg-primary-soft hover:text-primary-ink md:h-10',
  today: '[&>button]:ring-1 [&>button]:ring-primary [&>button]:ring-inset forced-colors:[&>button]:border',
  selected: '[&>button]:bg-primary [&>button]:text-on-primary forced-colors:[&>button]:bg-transparent',
  outside: 'text-ink-muted',
};

// On tablets and larger screens only: on phones each day must stay wide enough for a finger.
const narrowColumns: Partial<Record<number, string>> = {
  0: 'md:[&_th:nth-child(1)]:w-8',
  1: 'md:[&_th:nth-child(2)]:w-8',
  5: 'md:[&_th:nth-child(6)]:w-8',
  6: 'md:[&_th:nth-child(7)]:w-8',
};

function countText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 session' : `${count} sessions`;
}

// The picker uses the browser's local dates. Noon exists on every day, despite daylight saving.
function pickerDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

function dayOfPicker(date: Date): Day {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
