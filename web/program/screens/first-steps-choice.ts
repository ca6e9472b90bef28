import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const storageKey = 'first-steps';
const listeners = new Set<() => void>();

/**
 * Returns whether the owner still wants the first steps on this device. `?first-steps` in the address of the dashboard brings
 * them back.
 */
export function useFirstStepsWanted(): boolean {
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.has('first-steps');
  useEffect(() => {
    if (!isAskedFor) return;
    choose(() => localStorage.removeItem(storageKey));
    setSearch({}, { replace: true });
  }, [isAskedFor, setSearch]);
  return useSyncExternalStore(subscribe, isWanted, () => false);
}

/** Hides the first steps on this device. */
export function hideFirstSteps(): void {
  choose(() => localStorage.setItem(storageKey, 'hidden'));
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
