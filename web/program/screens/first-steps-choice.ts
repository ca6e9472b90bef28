import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';

const storageKey = 'first-steps';
const listeners = new Listeners();

/** Returns whether the owner still wants the first steps on this device. */
export function useFirstStepsWanted(): boolean {
  return useSyncExternalStore(listeners.subscribe, isWanted, () => false);
}

/** Hides the first steps on this device. */
export function hideFirstSteps(): void {
  choose(() => localStorage.setItem(storageKey, 'hidden'));
}

/** Brings hidden first steps back. */
export function showFirstSteps(): void {
  choose(() => localStorage.removeItem(storageKey));
}

function choose(store: () => void): void {
  try {
    store();
  } catch {
    // Some private windows have no storage; the steps are there again on the next visit.
  }
  listeners.notify();
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}
