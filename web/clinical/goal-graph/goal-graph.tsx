import { clsx } from 'clsx';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { dotPath, GraphPicture, trianglePath } from './graph-picture.tsx';
import { type GraphShape, graphShape, isNarrow, nearestTo } from './graph-shape.ts';
import { spokenResult } from './result-text.ts';
import { useWidth } from './use-width.ts';

const PAGE = 10;
/** The distance to a dot within which a click counts as a click on the dot. */
const CLICK_REACH = 14;

interface GoalGraphProps {
  goal: Goal;
  revisions: readonly GoalRevision[];
  /** Earliest first; at least one. */
  results: readonly ValuedResult[];
  /** The index of the selected result. */
  chosen: number;
  onChoose: (index: number) => void;
}

/**
 * A goal's results over time, on the full scale of its measure; on a phone, of the days with results or of all. Mouse, touch and arrow keys move between
 * results; a click on a dot or the Enter key opens the session.
 */
export function GoalGraph({ goal, revisions, results, chosen, onChoose }: GoalGraphProps) {
  const [ref, width] = useWidth();
  const hint = useId();
  const navigate = useNavigate();
  const [isWhole, setWhole] = useState(false);
  const isOnPhone = width !== undefined && isNarrow(width);
  const isOfResults = isOnPhone && !isWhole;
  const shape = useMemo(
    () => (width === undefined ? undefined : graphShape({ goal, revisions, results, isOfResults }, width)),
    [goal, revisions, results, isOfResults, width],
  );
  const result = results[chosen];
  const open = (index: number) => {
    const opened = results[index];
    if (opened) navigate(`/sessions/${opened.recorded.sessionId}`);
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') open(chosen);
    const next = afterKey(event.key, chosen, results.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  }

  function onPointer(event: MouseEvent): void {
    if (!shape) return;
    const nearest = nearestTo(shape.places, pointIn(event, shape));
    if (nearest !== undefined && nearest !== chosen) onChoose(nearest);
  }

  function onClick(event: MouseEvent): void {
    // Touch cannot hover: a tap selects, and the link below the graph opens the session.
    const { nativeEvent } = event;
    if (!shape || !(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'mouse') return;
    const point = pointIn(event, shape);
    const nearest = nearestTo(shape.places, point);
    if (nearest !== undefined && isAtDot(shape.places[nearest], point)) open(nearest);
  }

  return (
    <>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label="Results"
        aria-describedby={hint}
        aria-valuemin={1}
        aria-valuemax={results.length}
        aria-valuenow={chosen + 1}
        aria-valuetext={result && spokenResult(result)}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        onClick={onClick}
        className="relative min-h-64 cursor-pointer touch-pan-y select-none rounded-lg focus-visible:outline-2 focus-visible:outline-focus print:break-inside-avoid"
      >
        {shape && (
          <>
            <Drawing shape={shape}>
              <GraphPicture shape={shape} results={results} />
            </Drawing>
            {/* A separate layer, so that a thousand results are not repainted at each move. */}
            <Drawing shape={shape} className="pointer-events-none absolute inset-0 will-change-transform">
              {result && <Chosen shape={shape} chosen={chosen} isSigned={result.isSigned} />}
            </Drawing>
          </>
        )}
      </div>
      {isOnPhone && (
        <Button variant="link" size="sm" className="justify-self-start" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show Days With Results' : 'Show All Days'}
        </Button>
      )}
      <p id={hint} className="sr-only">
        The arrow keys go from session to session, Enter opens one. The table below tells the same.
      </p>
    </>
  );
}

/** Returns the index that a key moves to; undefined for other keys. */
function afterKey(key: string, from: number, count: number): number | undefined {
  const to = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - PAGE,
    PageUp: from + PAGE,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}

// In print and while its width changes, the picture can be scaled.
function pointIn({ currentTarget, clientX, clientY }: MouseEvent, { width, height }: GraphShape) {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) / box.width) * width,
    y: ((clientY - box.top) / box.height) * height,
  };
}

function isAtDot(
  place: GraphShape['places'][number] | undefined,
  { x, y }: { x: number; y: number },
): boolean {
  if (place === undefined) return false;
  const reaches = (at: number | undefined) =>
    at !== undefined && Math.hypot(place.x - x, at - y) <= CLICK_REACH;
  return reaches(place.y) || reaches(place.supportY);
}

interface DrawingProps {
  shape: GraphShape;
  className?: string;
  children: ReactNode;
}

function Drawing({ shape: { width, height }, className, children }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('block h-auto w-full tabular-nums', className)}
    >
      {children}
    </svg>
  );
}

interface ChosenProps {
  shape: GraphShape;
  chosen: number;
  isSigned: boolean;
}

function Chosen({ shape, chosen, isSigned }: ChosenProps) {
  const { places, radius, top, bottom } = shape;
  const place = places[chosen];
  if (place === undefined) return null;
  const { x, y, supportY } = place;
  return (
    <g className="print:hidden">
      <line x1={x} x2={x} y1={top} y2={bottom} className="stroke-primary/50" />
      {supportY !== undefined && (
        <path
          d={trianglePath(x, supportY, radius + 1.5)}
          strokeWidth="2.5"
          className={clsx('stroke-info', isSigned ? 'fill-info' : 'fill-surface')}
        />
      )}
      <path
        d={dotPath(x, y, radius + 1.5)}
        strokeWidth="3"
        className={clsx('stroke-primary', isSigned ? 'fill-primary' : 'fill-surface')}
      />
    </g>
  );
}
