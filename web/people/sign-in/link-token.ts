import { useSyncExternalStore } from 'react';

/** The secret of a link: behind the #, which browsers send to nobody. Undefined until the page knows its address. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('hashchange', listener);
      return () => window.removeEventListener('hashchange', listener);
    },
    () => window.location.hash.slice(1),
    () => undefined,
  );
}
