import type { Ref } from 'react';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { GroupRow } from '#web/platform/ui/table.tsx';

interface SessionDayRowProps {
  day: Day;
  columnCount: number;
  index: number;
  measure?: Ref<HTMLTableRowElement> | undefined;
}

/** The heading of a day above its sessions. */
export function SessionDayRow({ day, columnCount, index, measure }: SessionDayRowProps) {
  const today = useToday();
  return (
    <GroupRow ref={measure} data-index={index} columnCount={columnCount}>
      {`${day === today ? 'Today, ' : ''}${weekdayOf(day)}, ${formatDay(day)}`}
    </GroupRow>
  );
}
