import { useSyncExternalStore } from 'react';

/**
 * Returns the secret of a link: the part after #, which browsers do not send. Undefined until the page knows its
 * address.
 */
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
