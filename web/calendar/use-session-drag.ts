import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Day } from '#domain/dates.ts';
import { DURATION_STEP_MINUTES } from '#domain/sessions/session-words.ts';
import { draftOf, isMoved, movedDraft, type SessionDraft, stretchedDraft } from './session-drag.ts';
import type { PlacedSession } from './week-grid.ts';

/** A pointer that has moved less than this is a click. */
const CLICK_TOLERANCE_PX = 4;

interface SessionDragOptions {
  days: readonly Day[];
  /** The minutes that the grid's height stands for. */
  minutes: number;
  /** The element whose width holds the days and whose height holds the minutes. */
  grid: RefObject<HTMLElement | null>;
  onDrop: (draft: SessionDraft, placed: PlacedSession) => void;
}

export interface SessionDrag {
  draft: SessionDraft | undefined;
  startPointer: (event: PointerEvent, placed: PlacedSession, kind: 'move' | 'stretch') => void;
  handleKey: (event: KeyboardEvent, placed: PlacedSession) => void;
  /** Whether a click ends a drag and must not open the session. */
  isClickOfDrag: (click: MouseEvent) => boolean;
  /** Gives up a move by keys, when the focus leaves the session. */
  cancelKeys: () => void;
}

/** Moves sessions in the week and changes their length: by pointer, or by Space, arrows and Enter. */
export function useSessionDrag({ days, minutes, grid, onDrop }: SessionDragOptions): SessionDrag {
  const [draft, setDraft] = useState<SessionDraft>();
  const stopPointer = useRef<() => void>(undefined);
  // True from the end of a drag until a pointer goes down again: a click in between is the drag's own, however late.
  const hasDragged = useRef(false);
  useEffect(() => () => stopPointer.current?.(), []);

  function drop(dropped: SessionDraft | undefined, placed: PlacedSession): void {
    setDraft(undefined);
    if (dropped && isMoved(dropped, placed)) onDrop(dropped, placed);
  }

  function startPointer(event: PointerEvent, placed: PlacedSession, kind: 'move' | 'stretch'): void {
    if (event.button !== 0 || !grid.current) return;
    const { width, height } = grid.current.getBoundingClientRect();
    const origin = { x: event.clientX, y: event.clientY };
    const first = draftOf(placed);
    let latest: SessionDraft | undefined;

    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const [dx, dy] = [clientX - origin.x, clientY - origin.y];
      if (!latest && Math.hypot(dx, dy) < CLICK_TOLERANCE_PX) return;
      const down = (dy / height) * minutes;
      const across = Math.round((dx / width) * days.length);
      latest =
        kind === 'move'
          ? movedDraft(first, { days: across, minutes: down }, days)
          : stretchedDraft(first, down);
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

  function handleKey(event: KeyboardEvent, placed: PlacedSession): void {
    if (draft?.id !== placed.session.id) {
      if (event.key !== ' ') return;
      event.preventDefault();
      setDraft(draftOf(placed));
      return;
    }
    // Leaving gives up by itself.
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
    // A click by the keyboard has no detail.
    isClickOfDrag: ({ detail }) => hasDragged.current && detail > 0,
    cancelKeys: () => {
      if (!stopPointer.current) setDraft(undefined);
    },
  };
}

function draftAfterKey({ key, shiftKey }: KeyboardEvent, draft: SessionDraft, days: readonly Day[]) {
  const steps: Record<string, { days: number; minutes: number }> = {
    ArrowUp: { days: 0, minutes: -DURATION_STEP_MINUTES },
    ArrowDown: { days: 0, minutes: DURATION_STEP_MINUTES },
    ArrowLeft: { days: -1, minutes: 0 },
    ArrowRight: { days: 1, minutes: 0 },
  };
  const step = steps[key];
  if (!step) return draft;
  return shiftKey ? stretchedDraft(draft, step.minutes) : movedDraft(draft, step, days);
}
