import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, then true. */
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
