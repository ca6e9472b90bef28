import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { DURATION_STEP_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import type { Day } from '#domain/platform/dates.ts';
import { blockKey } from './calendar-blocks.ts';
import { type DayColumn, dayDraggedOver } from './day-columns.ts';
import {
  draftOf,
  isMoved,
  moveDraft,
  moveDraftByDays,
  resizeDraft,
  type SessionDraft,
} from './session-drag.ts';
import type { PlacedBlock } from './week-grid.ts';

/** A pointer that moved less counts as a click. */
const CLICK_TOLERANCE_PX = 4;

interface SessionDragOptions {
  days: readonly Day[];
  /** The columns while a session is dragged over a given day. */
  columnsAround: (day: Day) => DayColumn[];
  /** The minutes that the grid's height represents. */
  minutes: number;
  /** The element whose width spans the days and whose height spans the minutes. */
  grid: RefObject<HTMLElement | null>;
  onDrop: (draft: SessionDraft, placed: PlacedBlock) => void;
}

export interface SessionDrag {
  draft: SessionDraft | undefined;
  startPointer: (event: PointerEvent, placed: PlacedBlock, kind: 'move' | 'stretch') => void;
  handleKey: (event: KeyboardEvent, placed: PlacedBlock) => void;
  /** Returns whether a click ends a drag and must not open the session. */
  isClickOfDrag: (click: MouseEvent) => boolean;
  /** Cancels a move by keys when the session loses focus. */
  cancelKeys: () => void;
}

/** Moves sessions and other time in the week and changes their length, by pointer or by Space, arrows and Enter. */
export function useSessionDrag(options: SessionDragOptions): SessionDrag {
  const { days, columnsAround, minutes, grid, onDrop } = options;
  const [draft, setDraft] = useState<SessionDraft>();
  const stopPointer = useRef<() => void>(undefined);
  // True from the end of a drag until the next pointerdown: a click in between belongs to the drag.
  const hasDragged = useRef(false);
  useEffect(() => () => stopPointer.current?.(), []);

  function drop(dropped: SessionDraft | undefined, placed: PlacedBlock): void {
    setDraft(undefined);
    if (dropped && isMoved(dropped, placed)) onDrop(dropped, placed);
  }

  function startPointer(event: PointerEvent, placed: PlacedBlock, kind: 'move' | 'stretch'): void {
    if (event.button !== 0 || !grid.current) return;
    const { left, width, height } = grid.current.getBoundingClientRect();
    const origin = { x: event.clientX, y: event.clientY };
    const first = draftOf(placed);
    let latest: SessionDraft | undefined;

    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const [dx, dy] = [clientX - origin.x, clientY - origin.y];
      if (!latest && Math.hypot(dx, dy) < CLICK_TOLERANCE_PX) return;
      const down = (dy / height) * minutes;
      const { day } = latest ?? first;
      latest =
        kind === 'move'
          ? {
              ...moveDraft(first, down),
              day: dayDraggedOver(columnsAround(day), (clientX - left) / width, day),
            }
          : resizeDraft(first, down);
      setDraft(latest);
    };
    const end = (isDropped: boolean) => {
      stopPointer.current?.();
      if (latest) {
        hasDragged.current = true;
        const forget = () => {
          hasDragged.current = false;
        };
        window.addEventListener('pointerdown', forget, { once: true, capture: true });
      }
      drop(isDropped ? latest : undefined, placed);
    };
    const up = () => end(true);
    const giveUp = () => end(false);
    const key = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && giveUp();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', giveUp);
    window.addEventListener('keydown', key);
    stopPointer.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', giveUp);
      window.removeEventListener('keydown', key);
      stopPointer.current = undefined;
    };
  }

  function handleKey(event: KeyboardEvent, placed: PlacedBlock): void {
    if (draft?.key !== blockKey(placed.block)) {
      if (event.key !== ' ') return;
      event.preventDefault();
      setDraft(draftOf(placed));
      return;
    }
    // Losing focus cancels the move.
    if (event.key === 'Tab') return;
    event.preventDefault();
    if (event.key === 'Escape') setDraft(undefined);
    else if (event.key === 'Enter' || event.key === ' ') drop(draft, placed);
    else setDraft(draftAfterKey(event, draft, days));
  }

  return {
    draft,
    startPointer,
    handleKey,
    // A keyboard click has no detail.
    isClickOfDrag: ({ detail }) => hasDragged.current && detail > 0,
    cancelKeys: () => {
      if (!stopPointer.current) setDraft(undefined);
    },
  };
}

/** The minutes or days by which an arrow key moves. */
const keySteps: Partial<Record<string, number>> = {
  ArrowUp: -DURATION_STEP_MINUTES,
  ArrowDown: DURATION_STEP_MINUTES,
};
const keyDays: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function draftAfterKey({ key, shiftKey }: KeyboardEvent, draft: SessionDraft, days: readonly Day[]) {
  const step = keySteps[key];
  if (step) return shiftKey ? resizeDraft(draft, step) : moveDraft(draft, step);
  const across = shiftKey ? undefined : keyDays[key];
  return across === undefined ? draft : moveDraftByDays(draft, across, days);
}
