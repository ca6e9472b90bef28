import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, formatDay, formatTime, momentOf } from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';
import { useMoveMeeting } from '#web/caseload/groups/meeting-moves.ts';
import { useMoveSession } from '#web/caseload/sessions/use-move-session.ts';
import { useMoveTimeEntry } from '#web/caseload/time-entries/time-entry-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { usePreferences } from '#web/people/practice/preferences-queries.ts';
import { useMediaQuery } from '#web/platform/ui/use-media-query.ts';
import { blockKey, type CalendarBlock, isTimeEntry, useCalendarBlockName } from './calendar-blocks.ts';
import { type DayColumn, dayColumns } from './day-columns.ts';
import type { FreeTime } from './free-time-dialog.tsx';
import { useClosedSchoolOfBlocks } from './use-closed-school-of-blocks.ts';
import { useSessionDrag } from './use-session-drag.ts';
import { WeekBackground } from './week-background.tsx';
import { WeekDayHeads } from './week-day-heads.tsx';
import {
  type ClockSpan,
  gridSpan,
  type PlacedBlock,
  placeBlocks,
  slotAt,
  timeOf,
  workingSpan,
} from './week-grid.ts';
import { WeekSessionBlock } from './week-session-block.tsx';
import { WeekTimeBlock } from './week-time-block.tsx';

const HOUR_HEIGHT_REM = 4;

interface WeekGridProps {
  days: readonly Day[];
  chosenDay: Day;
  onChooseDay: (day: Day) => void;
  /** The sessions and other time of these days, by time. */
  blocks: readonly CalendarBlock[];
  onEditTime: (entry: TimeEntry) => void;
  /** Called when a free time is pressed. */
  onFreeTime: (free: FreeTime) => void;
  overlaps: ReadonlyMap<CalendarBlock, readonly CalendarBlock[]>;
  /** Id of the instructions for moving a block by keys. */
  hintId: string;
}

/** The days side by side from morning to evening, with their sessions and other time. */
export function WeekGrid(props: WeekGridProps) {
  const { days, chosenDay, onChooseDay, blocks, onEditTime, onFreeTime, overlaps, hintId } = props;
  const { timeZone, workingHours } = usePracticeSettings();
  const blockName = useCalendarBlockName();
  const closedSchool = useClosedSchoolOfBlocks(blocks);
  const move = useMoveSession();
  const moveMeeting = useMoveMeeting();
  const moveTime = useMoveTimeEntry();
  const { weekStart } = usePreferences();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isOneDay = days.length === 1;
  const grid = useRef<HTMLOListElement>(null);
  const working = workingSpan(workingHours);
  const saved = placeBlocks(blocks, timeZone);
  const span = gridSpan(working, saved);
  const momentAt = (day: Day, minute: number) => momentOf(day, timeOf(minute), timeZone);
  const isTaken = (day: Day) => day === chosenDay || saved.some((placed) => placed.day === day);
  const columnsAround = (over?: Day) => dayColumns(days, (day) => day === over || isTaken(day));
  const drag = useSessionDrag({
    days,
    columnsAround,
    minutes: span.until - span.from,
    grid,
    onDrop: ({ day, start, duration }, { block }) => {
      const time = { date: momentAt(day, start), duration };
      if (isTimeEntry(block)) moveTime.mutate({ entry: block, ...time });
      else if (block.meeting) moveMeeting.mutate({ meeting: block.meeting, ...time });
      else move.mutate({ session: block, ...time });
    },
  });
  const { draft } = drag;
  const columns = columnsAround(draft?.day);
  const drafted = blocks.map((block) =>
    blockKey(block) === draft?.key
      ? { ...block, date: momentAt(draft.day, draft.start), duration: draft.duration }
      : block,
  );
  const moving = drafted.find((block) => blockKey(block) === draft?.key);

  // Keyboard users have a button for the next free time.
  function handleClick(event: MouseEvent<HTMLElement>): void {
    const isOfDrag = drag.isClickOfDrag(event);
    if (event.target !== event.currentTarget || isOfDrag) return;
    const { column, minute } = slotAt(
      { x: event.clientX, y: event.clientY },
      event.currentTarget,
      columns,
      span,
    );
    if (!column) return;
    if (column.isFolded) onChooseDay(column.day);
    else onFreeTime({ date: column.day, time: timeOf(minute) });
  }

  return (
    <div className="px-2 sm:px-4">
      <WeekDayHeads
        columns={isOneDay ? dayColumns(weekOf(chosenDay, weekStart), () => true) : columns}
        isStrip={isOneDay}
        chosenDay={chosenDay}
        onChoose={onChooseDay}
      />
      <div className="flex">
        <HourLabels span={span} />
        <div className="relative min-w-0 flex-1">
          <WeekBackground columns={columns} span={span} working={working} hourHeightRem={HOUR_HEIGHT_REM} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard plans by the button above */}
          <ol
            ref={grid}
            aria-label="Sessions in the week"
            className="absolute inset-0 cursor-cell"
            onClick={handleClick}
          >
            {placeBlocks(drafted, timeZone).map((placed, index) => {
              const { block } = placed;
              const before = saved[index] ?? placed;
              const shared = {
                name: blockName(block),
                overlapsWith: (overlaps.get(before.block) ?? []).map(blockName),
                timeZone,
                isMoving: blockKey(block) === draft?.key,
                hintId,
                drag: {
                  hasHandle: isTouch,
                  onPointerDown: (event: PointerEvent, kind: 'move' | 'stretch') =>
                    drag.startPointer(event, before, kind),
                  onKeyDown: (event: KeyboardEvent) => drag.handleKey(event, before),
                  onBlur: drag.cancelKeys,
                  isClickOfDrag: drag.isClickOfDrag,
                },
              };
              return (
                <li key={blockKey(block)} className="absolute p-px" style={boxOf(placed, columns, span)}>
                  {isTimeEntry(block) ? (
                    <WeekTimeBlock entry={block} onEdit={onEditTime} {...shared} />
                  ) : (
                    <WeekSessionBlock session={block} closedSchool={closedSchool(before.block)} {...shared} />
                  )}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
      <p role="status" className="sr-only">
        {draft &&
          moving &&
          `${formatDay(draft.day)}, ${formatTime(moving.date, timeZone)} to ${formatTime(endOfSession(moving), timeZone)}`}
      </p>
    </div>
  );
}

function HourLabels({ span }: { span: ClockSpan }) {
  const hours = Array.from({ length: (span.until - span.from) / 60 }, (_, hour) => span.from + hour * 60);
  return (
    <div
      aria-hidden="true"
      className="w-14 shrink-0 whitespace-nowrap text-right text-[0.6875rem] text-ink-muted tabular-nums"
    >
      {hours.map((minute) => (
        <div key={minute} style={{ height: `${HOUR_HEIGHT_REM}rem` }} className="pr-2">
          <span className="relative -top-2">{clockText(minute)}</span>
        </div>
      ))}
    </div>
  );
}

/** Returns the position of a block in the grid, as shares of its width and height. */
function boxOf(
  { day, start, duration, left, width }: PlacedBlock,
  columns: readonly DayColumn[],
  span: ClockSpan,
) {
  const share = (part: number, whole = 1) => `${(part / whole) * 100}%`;
  const column = columns.find((one) => one.day === day) ?? { left: 0, width: 0 };
  const minutes = span.until - span.from;
  const end = Math.min(start + duration, span.until);
  return {
    left: share(column.left + left * column.width),
    width: share(width * column.width),
    top: share(start - span.from, minutes),
    height: share(end - start, minutes),
  };
}

function clockText(minute: number): string {
  return formatTime(momentOf('2000-01-01', timeOf(minute), 'UTC'), 'UTC');
}
