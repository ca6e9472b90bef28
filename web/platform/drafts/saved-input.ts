import { useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';

const listeners = new Listeners();
let savers = 0;

/** Reports, while the component is mounted, that its input is saved on this device until the server has it. */
export function useSavesInput(isSaving: boolean): void {
  useEffect(() => {
    if (!isSaving) return;
    change(1);
    return () => change(-1);
  }, [isSaving]);
}

/** Returns whether any input on the page is saved on this device. */
export function useIsInputSaved(): boolean {
  return useSyncExternalStore(
    listeners.subscribe,
    () => savers > 0,
    () => false,
  );
}

function change(by: number): void {
  savers += by;
  listeners.notify();
}
