import { useSyncExternalStore } from 'react';

const LOOK_MS = 30_000;

/** Returns what `read` reads from the clock, and renders again once that is something else. */
export function useClock<Reading extends string>(read: () => Reading): Reading {
  return useSyncExternalStore(followClock, read, read);
}

function followClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  // Timers rest while the device sleeps.
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
