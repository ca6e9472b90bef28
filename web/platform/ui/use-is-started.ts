import { useSyncExternalStore } from 'react';

/** False on the server, and while React takes over the page it sent; then true. */
export function useIsStarted(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
