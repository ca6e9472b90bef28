import { useSyncExternalStore } from 'react';

const storageKey = 'first-steps';
const listeners = new Set<() => void>();

/** Returns whether the owner still wants the first steps on this device. */
export function useFirstStepsWanted(): boolean {
  return useSyncExternalStore(subscribe, isWanted, () => false);
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
  for (const listener of listeners) listener();
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
