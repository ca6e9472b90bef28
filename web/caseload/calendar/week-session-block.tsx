import { clsx } from 'clsx';
import { GripVertical, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { Link } from 'react-router';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import {
  type SessionStatus,
  sessionStatusLabels,
  sessionTypeLabels,
} from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { attendedText } from '#web/caseload/groups/meeting-texts.ts';
import { blockPath, blockTitle, type SessionBlock } from '#web/caseload/groups/session-blocks.ts';

const looks: Record<SessionStatus, string> = {
  scheduled: 'border-info bg-info-soft text-info-ink',
  completed: 'border-success bg-success-soft text-success-ink',
  cancelled: 'border-danger bg-danger-soft text-danger-ink',
  'no-show': 'border-warning bg-warning-soft text-warning-ink',
  absence: 'border-line-strong bg-sunken text-ink-muted',
};

interface WeekSessionBlockProps {
  session: SessionBlock;
  /** The name of the child or group. */
  name: string;
  /** The names of overlapping sessions. */
  overlapsWith: readonly string[];
  timeZone: TimeZone;
  isMoving: boolean;
  /** Id of the instructions for moving a session by keys. */
  hintId: string;
  onPointerDown: (event: PointerEvent, kind: 'move' | 'stretch') => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  onClick: (event: MouseEvent) => void;
}

/** A session in the week: opens on click, moves by dragging, and changes length at its lower edge. */
export function WeekSessionBlock({
  session,
  name,
  overlapsWith,
  timeZone,
  isMoving,
  hintId,
  onPointerDown,
  onKeyDown,
  onBlur,
  onClick,
}: WeekSessionBlockProps) {
  const isOverlapping = overlapsWith.length > 0;
  const title = blockTitle(name, session);
  const fullText = sessionText(session, title, overlapsWith, timeZone);
  return (
    <div
      className={clsx(
        'group relative h-full overflow-hidden rounded-md border border-l-4 text-xs transition-shadow',
        looks[session.status],
        isOverlapping && !isMoving && 'ring-2 ring-warning',
        isMoving && 'z-20 shadow-overlay outline-2 outline-focus',
      )}
    >
      <Link
        id={`week-session-${session.id}`}
        to={blockPath(session)}
        title={fullText}
        aria-describedby={hintId}
        draggable={false}
        // Touch scrolls the page; it drags only by the handles.
        onPointerDown={(event) => event.pointerType !== 'touch' && onPointerDown(event, 'move')}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={onClick}
        className={clsx(
          'block h-full select-none px-1.5 leading-[1.15] focus-visible:-outline-offset-2 pointer-coarse:pr-6',
          session.duration >= 45 && 'py-px',
        )}
      >
        <span className="sr-only">{fullText}</span>
        <BlockLabel session={session} name={name} isOverlapping={isOverlapping} timeZone={timeZone} />
      </Link>
      <span
        aria-hidden="true"
        data-handle="move"
        onPointerDown={(event) => onPointerDown(event, 'move')}
        className="absolute inset-y-0 right-0 hidden w-6 touch-none place-items-center pointer-coarse:grid"
      >
        <GripVertical className="size-4" />
      </span>
      <span
        aria-hidden="true"
        data-handle="stretch"
        onPointerDown={(event) => onPointerDown(event, 'stretch')}
        className="absolute inset-x-0 bottom-0 flex h-2 max-h-2/5 cursor-ns-resize touch-none items-end justify-center pointer-coarse:right-6 pointer-coarse:h-4"
      >
        <span className="h-0.5 w-5 rounded-full bg-current opacity-0 group-hover:opacity-60 pointer-coarse:opacity-60" />
      </span>
    </div>
  );
}

interface BlockLabelProps extends Pick<WeekSessionBlockProps, 'session' | 'name' | 'timeZone'> {
  isOverlapping: boolean;
}

/** The name and start of a session, if there is room. */
function BlockLabel({ session, name, isOverlapping, timeZone }: BlockLabelProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'font-semibold',
          session.duration < 45 ? 'block truncate' : 'line-clamp-2 break-words',
          session.status === 'cancelled' && 'line-through',
        )}
      >
        {name}
      </span>
      <span aria-hidden="true" className="flex items-center gap-1">
        {isOverlapping && <TriangleAlert className="size-3.5 shrink-0 text-warning" />}
        <span className="truncate tabular-nums">
          {[formatTime(session.date, timeZone), session.meeting && attendedText(session.meeting.sessions)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </>
  );
}

/** Returns the full description of a session, for screen readers and as a tooltip. */
function sessionText(
  session: SessionBlock,
  title: string,
  overlapsWith: readonly string[],
  timeZone: TimeZone,
): string {
  const words = [
    title,
    `${formatTime(session.date, timeZone)} – ${formatTime(endOfSession(session), timeZone)}`,
    formatDate(session.date, timeZone),
    sessionTypeLabels[session.type],
    sessionStatusLabels[session.status],
  ];
  if (overlapsWith.length > 0) words.push(`Overlaps with ${overlapsWith.join(', ')}`);
  return words.join(', ');
}
