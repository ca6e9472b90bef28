import { useState, useSyncExternalStore } from 'react';

/** Returns whether a CSS media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => ({
    subscribe: (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    matches: () => window.matchMedia(query).matches,
  }));
  return useSyncExternalStore(subscribe, matches, () => false);
}
