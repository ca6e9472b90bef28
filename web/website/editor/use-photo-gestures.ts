import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PhotoMove, Point } from './photo-crop-moves.ts';

/** The pause after which turning the wheel counts as finished. */
const WHEEL_PAUSE_MS = 300;
const WHEEL_PX_PER_E = 200;

interface Gestures {
  /** Called with a part of a drag or pinch, since the previous part. */
  onMove: (move: PhotoMove) => void;
  /** Called when the last finger is lifted, or the wheel rests. */
  onRest: () => void;
}

/** Returns handlers for dragging and pinching over a frame; Ctrl and the wheel, which touchpads send for a pinch, zoom. */
export function usePhotoGestures(frame: RefObject<HTMLElement | null>, { onMove, onRest }: Gestures) {
  const pointers = useRef(new Map<number, Point>());

  const move = (from: Point, to: Point, zoomBy: number) => {
    const { left, top, width } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const inFrame = ({ x, y }: Point) => ({ x: x - left, y: y - top });
    onMove({ from: inFrame(from), to: inFrame(to), zoomBy, frameWidth: width });
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    move(at, at, Math.exp(-event.deltaY / WHEEL_PX_PER_E));
  });
  const onWheelRest = useEffectEvent(onRest);
  useEffect(() => {
    const stage = frame.current?.parentElement;
    let resting: ReturnType<typeof setTimeout> | undefined;
    // Added here since React's own wheel listener cannot keep the page from zooming.
    const listener = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onWheel(event);
      clearTimeout(resting);
      resting = setTimeout(onWheelRest, WHEEL_PAUSE_MS);
    };
    stage?.addEventListener('wheel', listener, { passive: false });
    return () => {
      clearTimeout(resting);
      stage?.removeEventListener('wheel', listener);
    };
  }, [frame]);

  const onPointerUp = ({ pointerId }: PointerEvent) => {
    if (pointers.current.delete(pointerId) && pointers.current.size === 0) onRest();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || pointers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (!pointers.current.has(pointerId)) return;
      const before = spanOf(pointers.current);
      pointers.current.set(pointerId, { x: clientX, y: clientY });
      const after = spanOf(pointers.current);
      move(before.center, after.center, after.length / before.length);
    },
    onPointerUp,
    onPointerCancel: onPointerUp,
  };
}

/** Returns the point between the fingers and their distance, at least 1. */
function spanOf(pointers: ReadonlyMap<number, Point>): { center: Point; length: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values();
  return {
    center: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    length: Math.max(1, Math.hypot(first.x - second.x, first.y - second.y)),
  };
}
