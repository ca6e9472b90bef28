import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let keepers = 0;

/** Says, as long as the component is there, that what is typed into it is kept on this device until it is saved. */
export function useKeepsTyping(isKeeping: boolean): void {
  useEffect(() => {
    if (!isKeeping) return;
    change(1);
    return () => change(-1);
  }, [isKeeping]);
}

/** Whether something on the page keeps what is typed into it. */
export function useIsTypingKept(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => keepers > 0,
    () => false,
  );
}

function change(by: number): void {
  keepers += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
