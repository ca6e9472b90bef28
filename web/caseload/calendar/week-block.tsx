import { clsx } from 'clsx';
import { GripVertical, TriangleAlert } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { blockKey, type CalendarBlock, isTimeEntry } from './calendar-blocks.ts';

/** A shorter block has no room for its start below its name. */
const TWO_LINES_MINUTES = 30;

/** The props of every block of the week. */
export interface WeekBlockParts {
  /** The name of the child or group, or the kind of time. */
  name: string;
  /** The names of overlapping sessions and other time. */
  overlapsWith: readonly string[];
  timeZone: TimeZone;
  isMoving: boolean;
  /** Id of the instructions for moving a block by keys. */
  hintId: string;
  drag: BlockDrag;
}

interface BlockDrag {
  /** Whether fingers drag by a handle; drawn only then, since a week has many blocks. */
  hasHandle: boolean;
  onPointerDown: (event: PointerEvent, kind: 'move' | 'stretch') => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
  /** Returns whether a click ends a drag and must not open the block. */
  isClickOfDrag: (event: MouseEvent) => boolean;
}

interface WeekBlockProps extends Omit<WeekBlockParts, 'name' | 'overlapsWith' | 'timeZone'> {
  block: CalendarBlock;
  look: string;
  isOverlapping: boolean;
  /** Whether its school is closed that day. */
  isSchoolClosed?: boolean;
  /** The full description, for screen readers and as a tooltip. */
  fullText: string;
  /** The path that it opens, or what opening it does. */
  opens: string | (() => void);
  children: ReactNode;
}

/** A block of the week: opens on click, moves by dragging, and changes length at its lower edge. */
export function WeekBlock({
  block,
  look,
  isOverlapping,
  isSchoolClosed = false,
  isMoving,
  hintId,
  fullText,
  opens,
  drag,
  children,
}: WeekBlockProps) {
  const control = {
    id: `week-${blockKey(block)}`,
    title: fullText,
    'aria-describedby': hintId,
    draggable: false,
    // Touch scrolls the page; it drags only by the handles.
    onPointerDown: (event: PointerEvent) =>
      event.pointerType !== 'touch' && drag.onPointerDown(event, 'move'),
    onKeyDown: drag.onKeyDown,
    onBlur: drag.onBlur,
    className: clsx(
      // A button would center its text otherwise.
      'flex h-full w-full flex-col *:shrink-0 px-1.5 text-left leading-[1.15] focus-visible:-outline-offset-2 pointer-coarse:pr-6',
      block.duration >= 45 && 'py-px',
    ),
  };
  const content = (
    <>
      <span className="sr-only">{fullText}</span>
      {children}
    </>
  );
  return (
    <div
      className={clsx(
        'group relative h-full select-none overflow-hidden rounded-md border border-l-4 text-xs transition-shadow',
        look,
        isSchoolClosed &&
          'bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--color-line)_6px_8px)]',
        isOverlapping && !isMoving && 'ring-2 ring-warning',
        isMoving && 'z-20 shadow-overlay outline-2 outline-focus',
      )}
    >
      {typeof opens === 'string' ? (
        <Link
          {...control}
          to={opens}
          onClick={(event) => drag.isClickOfDrag(event) && event.preventDefault()}
        >
          {content}
        </Link>
      ) : (
        <button
          {...control}
          type="button"
          // Space picks it up, as it does a link; only Enter and the pointer open it.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          onClick={(event) => drag.isClickOfDrag(event) || opens()}
        >
          {content}
        </button>
      )}
      {drag.hasHandle && (
        <span
          aria-hidden="true"
          data-handle="move"
          onPointerDown={(event) => drag.onPointerDown(event, 'move')}
          className="absolute inset-y-0 right-0 grid w-6 touch-none place-items-center"
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <span
        aria-hidden="true"
        data-handle="stretch"
        onPointerDown={(event) => drag.onPointerDown(event, 'stretch')}
        className="absolute inset-x-0 bottom-0 flex h-2 max-h-2/5 cursor-ns-resize touch-none items-end justify-center pointer-coarse:right-6 pointer-coarse:h-4"
      >
        <span className="h-0.5 w-5 rounded-full bg-current opacity-0 group-hover:opacity-60 pointer-coarse:opacity-60" />
      </span>
    </div>
  );
}

interface BlockLabelProps {
  /** The block whose name and start are shown. */
  block: CalendarBlock;
  name: string;
  more?: string | undefined;
  isOverlapping: boolean;
  isStruck?: boolean;
  timeZone: TimeZone;
}

/** The name and start of a block, if there is room. */
export function BlockLabel({ block, name, more, isOverlapping, isStruck, timeZone }: BlockLabelProps) {
  return (
    <>
      <span
        aria-hidden="true"
        className={clsx(
          'font-semibold',
          block.duration < 45 || isTimeEntry(block) ? 'block truncate' : 'line-clamp-2 break-words',
          isStruck && 'line-through',
        )}
      >
        {name}
      </span>
      {(block.duration >= TWO_LINES_MINUTES || isOverlapping) && (
        <span aria-hidden="true" className="flex items-center gap-1">
          {isOverlapping && <TriangleAlert className="size-3.5 shrink-0 text-warning" />}
          <span className="truncate tabular-nums">
            {[formatTime(block.date, timeZone), more].filter(Boolean).join(' · ')}
          </span>
        </span>
      )}
    </>
  );
}

/** Returns the full description of a block from its title and what else is said of it. */
export function blockText(
  title: string,
  block: CalendarBlock,
  details: readonly string[],
  { overlapsWith, timeZone }: Pick<WeekBlockParts, 'overlapsWith' | 'timeZone'>,
): string {
  const words = [
    title,
    `${formatTime(block.date, timeZone)} – ${formatTime(endOfSession(block), timeZone)}`,
    formatDate(block.date, timeZone),
    ...details,
  ];
  if (overlapsWith.length > 0) words.push(`Overlaps with ${overlapsWith.join(', ')}`);
  return words.join(', ');
}
