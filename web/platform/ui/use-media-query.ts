import { useState, useSyncExternalStore } from 'react';

/** Whether a CSS media query holds now; false where there is no screen. */
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
