import { type TouchEvent, useRef } from 'react';

/** How far a finger has to move sideways, and how much further than up or down. */
const SHORTEST_PX = 60;
const SIDEWAYS_RATIO = 2;

/** Returns handlers that call `onSwipe` with 1 for a swipe to the left, which leads on, and -1 for one to the right. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches, target }: TouchEvent) => {
      const finger = touches[0];
      // Handles move their block instead.
      const isHandle = target instanceof Element && target.closest('.touch-none') !== null;
      start.current =
        finger && touches.length === 1 && !isHandle ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const [across, along] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = undefined;
      if (Math.abs(across) < Math.max(SHORTEST_PX, SIDEWAYS_RATIO * Math.abs(along))) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
