import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { overlappingSessions } from '#domain/caseload/sessions/session-overlap.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, formatDay, plusDays } from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Kbd } from '#web/platform/ui/kbd.tsx';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { blockKey, type CalendarRecords, calendarBlocks } from './calendar-blocks.ts';
import type { FreeTime } from './free-time-dialog.tsx';
import { OverlapWarning } from './overlap-warning.tsx';
import { useNextFreeTime } from './use-next-free-time.ts';
import { useSwipe } from './use-swipe.ts';
import { WeekGrid } from './week-grid-view.tsx';

interface WeekViewProps {
  day: Day;
  onChange: (day: Day) => void;
  records: CalendarRecords;
  onEditTime: (entry: TimeEntry) => void;
  onFreeTime: (free: FreeTime) => void;
  /** Whether they are loading; the navigation is shown before. */
  isPending: boolean;
  /** Shown in place of the days if they failed to load. */
  failure: ReactNode;
  /** Shows only the chosen day, on narrow screens. */
  isOneDay: boolean;
}

/** The week of the chosen day, for finding free time and moving sessions. */
export function WeekView({
  day,
  onChange,
  records,
  onEditTime,
  onFreeTime,
  isPending,
  failure,
  isOneDay,
}: WeekViewProps) {
  const today = useToday();
  const { weekStart } = usePreferences();
  const titleId = useId();
  const days = isOneDay ? [day] : weekOf(day, weekStart);
  const [first = day, last = day] = [days.at(0), days.at(-1)];
  const step = isOneDay ? 1 : 7;
  const unit = isOneDay ? 'day' : 'week';
  const free = useNextFreeTime(records, day);
  const swipe = useSwipe((direction) => onChange(plusDays(day, direction)));
  return (
    <Card aria-labelledby={titleId} {...(isOneDay && swipe)}>
      <div className="flex items-center justify-between gap-2 px-5 pt-4 pb-3 max-sm:px-3 sm:flex-wrap">
        <h2 id={titleId} className="font-semibold leading-snug sm:text-lg">
          {isOneDay ? `Plan of ${formatDay(day)}` : `${formatDay(first)} – ${formatDay(last)}`}
        </h2>
        <div className="flex gap-1 print:hidden">
          {free && !isPending && (
            <Button
              variant="secondary"
              size="sm"
              data-free=""
              aria-keyshortcuts="f"
              className="max-sm:hidden"
              onClick={() => onFreeTime(free)}
            >
              Next Free Time
            </Button>
          )}
          <ArrowButton label={`Previous ${unit}`} onClick={() => onChange(plusDays(day, -step))}>
            <ChevronLeft aria-hidden="true" />
          </ArrowButton>
          <Button
            variant="secondary"
            size="sm"
            disabled={day === today}
            data-today=""
            aria-keyshortcuts="t"
            onClick={() => onChange(today)}
          >
            Today
          </Button>
          <ArrowButton label={`Next ${unit}`} onClick={() => onChange(plusDays(day, step))}>
            <ChevronRight aria-hidden="true" />
          </ArrowButton>
        </div>
      </div>
      {failure ||
        (isPending ? (
          <Skeleton className="mx-5 mb-5 h-96 rounded-xl" />
        ) : (
          <WeekBlocks {...{ day, days, onChange, records, onEditTime, onFreeTime }} />
        ))}
    </Card>
  );
}

interface WeekBlocksProps
  extends Pick<WeekViewProps, 'day' | 'onChange' | 'records' | 'onEditTime' | 'onFreeTime'> {
  days: readonly Day[];
}

/** The grid of days with their sessions and other time, and the instructions for moving them. */
function WeekBlocks({ day, days, onChange, records, onEditTime, onFreeTime }: WeekBlocksProps) {
  const timeZone = useTimeZone();
  const hintId = useId();
  const [first = day, last = day] = [days.at(0), days.at(-1)];
  const shown = calendarBlocks(records, first, last, timeZone);
  const overlaps = overlappingSessions(shown);
  return (
    <>
      {shown[0] && (
        <a
          href={`#week-${blockKey(shown[0])}`}
          className="sr-only focus-visible:not-sr-only focus-visible:mx-5 focus-visible:mb-3 focus-visible:inline-block focus-visible:underline"
        >
          Skip to the first session
        </a>
      )}
      <OverlapWarning overlaps={overlaps} blocks={shown} />
      <WeekGrid
        days={days}
        chosenDay={day}
        onChooseDay={onChange}
        blocks={shown}
        onEditTime={onEditTime}
        onFreeTime={onFreeTime}
        overlaps={overlaps}
        hintId={hintId}
      />
      <p className="px-5 pt-3 pb-4 text-ink-muted text-sm print:hidden">
        <span className="pointer-coarse:hidden">
          Drag a session to move it, or its lower edge to change its length.{' '}
        </span>
        <span className="hidden pointer-coarse:inline">
          Drag a session by its dots to move it, or by its lower edge to change its length.
        </span>
        <span id={hintId} className="pointer-coarse:hidden">
          By keyboard: <Kbd>Space</Kbd> picks it up, arrows move it, <Kbd>Shift</Kbd> with up or down changes
          its length, <Kbd>Enter</Kbd> saves, <Kbd>Esc</Kbd> gives up.
        </span>
      </p>
    </>
  );
}

function ArrowButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="ghost" size="icon-sm" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  );
}
