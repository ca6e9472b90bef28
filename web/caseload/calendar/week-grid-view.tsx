import { type MouseEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { type Day, formatDay, formatTime, momentOf } from '#domain/platform/dates.ts';
import { useMoveMeeting } from '#web/caseload/groups/meeting-moves.ts';
import { type SessionBlock, useBlockName } from '#web/caseload/groups/session-blocks.ts';
import { useMoveSession } from '#web/caseload/sessions/use-move-session.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { type DayColumn, dayColumns } from './day-columns.ts';
import { useSessionDrag } from './use-session-drag.ts';
import { WeekBackground } from './week-background.tsx';
import { WeekDayHeads } from './week-day-heads.tsx';
import {
  type ClockSpan,
  gridSpan,
  type PlacedSession,
  placeSessions,
  slotAt,
  timeOf,
  workingSpan,
} from './week-grid.ts';
import { WeekSessionBlock } from './week-session-block.tsx';

const HOUR_HEIGHT_REM = 4;

interface WeekGridProps {
  days: readonly Day[];
  chosenDay: Day;
  onChooseDay: (day: Day) => void;
  /** The sessions of these days, by time. */
  sessions: readonly SessionBlock[];
  overlaps: ReadonlyMap<number, readonly SessionBlock[]>;
  /** Id of the instructions for moving a session by keys. */
  hintId: string;
}

/** The days side by side from morning to evening, with their sessions. */
export function WeekGrid({ days, chosenDay, onChooseDay, sessions, overlaps, hintId }: WeekGridProps) {
  const { timeZone, workingHours } = usePracticeSettings();
  const blockName = useBlockName();
  const move = useMoveSession();
  const moveMeeting = useMoveMeeting();
  const navigate = useNavigate();
  const grid = useRef<HTMLOListElement>(null);
  const working = workingSpan(workingHours);
  const saved = placeSessions(sessions, timeZone);
  const span = gridSpan(working, saved);
  const momentAt = (day: Day, minute: number) => momentOf(day, timeOf(minute), timeZone);
  const isTaken = (day: Day) => day === chosenDay || saved.some((placed) => placed.day === day);
  const columnsAround = (over?: Day) => dayColumns(days, (day) => day === over || isTaken(day));
  const drag = useSessionDrag({
    days,
    columnsAround,
    minutes: span.until - span.from,
    grid,
    onDrop: ({ day, start, duration }, { session }) => {
      const { meeting } = session;
      const time = { date: momentAt(day, start), duration };
      if (meeting) moveMeeting.mutate({ meeting, ...time });
      else move.mutate({ session, ...time });
    },
  });
  const { draft } = drag;
  const columns = columnsAround(draft?.day);
  const drafted = sessions.map((session) =>
    session.id === draft?.id
      ? { ...session, date: momentAt(draft.day, draft.start), duration: draft.duration }
      : session,
  );
  const moving = drafted.find(({ id }) => id === draft?.id);

  // Keyboard users use New Session and its date field.
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
    else void navigate('/sessions/new', { state: { date: column.day, time: timeOf(minute) } });
  }

  return (
    <div className="px-2 sm:px-4">
      <WeekDayHeads columns={columns} chosenDay={chosenDay} onChoose={onChooseDay} />
      <div className="flex">
        <HourLabels span={span} />
        <div className="relative min-w-0 flex-1">
          <WeekBackground columns={columns} span={span} working={working} hourHeightRem={HOUR_HEIGHT_REM} />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard plans by New Session */}
          <ol
            ref={grid}
            aria-label="Sessions in the week"
            className="absolute inset-0 cursor-cell"
            onClick={handleClick}
          >
            {placeSessions(drafted, timeZone).map((placed, index) => {
              const { session } = placed;
              const before = saved[index] ?? placed;
              return (
                <li key={session.id} className="absolute p-px" style={boxOf(placed, columns, span)}>
                  <WeekSessionBlock
                    session={session}
                    name={blockName(session)}
                    overlapsWith={(overlaps.get(session.id) ?? []).map(blockName)}
                    timeZone={timeZone}
                    isMoving={session.id === draft?.id}
                    hintId={hintId}
                    onPointerDown={(event, kind) => drag.startPointer(event, before, kind)}
                    onKeyDown={(event) => drag.handleKey(event, before)}
                    onBlur={drag.cancelKeys}
                    onClick={(event) => drag.isClickOfDrag(event) && event.preventDefault()}
                  />
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

/** Returns the position of a session in the grid, as shares of its width and height. */
function boxOf(
  { day, start, duration, left, width }: PlacedSession,
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
